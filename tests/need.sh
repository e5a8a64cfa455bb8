#!/bin/sh
# need.sh PROGRAM PACKAGE: make sure that a program is there. Installs its Debian
# package where we may; elsewhere says what is missing and fails, so that no test
# that needs it is passed over in silence.
set -eu
program=$1
package=$2
command -v "$program" >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing $package …"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null
  command -v "$program" >/dev/null && exit 0
fi
echo "The tests need $program. Install it, then run the same command again:" >&2
echo "  sudo apt-get install $package" >&2
exit 1

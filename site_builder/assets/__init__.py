"""Style sheets, scripts and images → files of the site."""

from site_builder.assets.bundles import Assets, bundle
from site_builder.assets.media import media

__all__ = ["Assets", "bundle", "media"]

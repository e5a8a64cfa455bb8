// Runs before the page is drawn, so that it never shows the other theme first.
const html = document.documentElement;
try {
  const theme = localStorage.getItem(`${html.dataset.siteId}:theme`);
  if (/^(dark|light)$/.test(theme)) html.dataset.theme = theme;
} catch {
  // A private window has no store: the system's theme it is.
}

// Runs before the first paint, from a file of its own: the content policy allows no inline script.
try {
  const theme = localStorage.getItem('trivium.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to us: the system's theme holds.
}

// Runs before the first paint, from a file of its own: the content policy allows no inline script.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('trivium.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('trivium.motion') === 'reduced') dataset.motion = 'reduced'
} catch {
  // Storage is closed to us: it is as the system has it.
}

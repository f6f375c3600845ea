// Runs before the first paint, in its own file: the content policy allows no inline script.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('trivium.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('trivium.motion') === 'reduced') dataset.motion = 'reduced'
  // The page contains the day's first question. It is hidden from players who have begun, so that it does not
  // flash; `early.js` undoes this.
  const isHome = location.pathname === '/' || location.pathname === '/daily-quiz'
  const today = new Date().toISOString().slice(0, 10)
  if (isHome && localStorage.getItem('trivium.daily') === today) dataset.begun = 'true'
} catch {
  // Storage is blocked: the system's setting applies.
}

const { scripts, query } = document.currentScript.dataset

// The page is prerendered for an address without a query. If its query selects something else, the page stays hidden
// until `useQueryParam` shows that selection.
if (query && new URLSearchParams(location.search).has(query))
  document.documentElement.dataset.elsewhere = 'true'

// A prerendered page arrives with its text. The app is requested once the text is painted, so that the two do
// not compete for a slow connection. A page that is not prerendered loads the app from its own HTML.
if (scripts) {
  const [main, ...parts] = scripts.split(' ')
  const load = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...properties }))
  const begin = () => {
    for (const href of parts) load('link', { rel: 'modulepreload', href })
    load('script', { type: 'module', src: main })
  }
  // Clicks that nothing can handle yet are kept and replayed once the app is ready: those of options, and the last one of
  // a button. The day's first question has `early.js` for its answers and for the option to play without a clock.
  let pressed = []
  const keep = (event) => {
    const control = event.target.closest('button, input[type=checkbox], input[type=radio]')
    if (!control || control.matches('#first-question :is([aria-keyshortcuts], input)')) return
    if (control.matches('button')) pressed = pressed.filter((earlier) => !earlier.matches('button'))
    pressed.push(control)
    event.preventDefault()
  }
  addEventListener('click', keep, true)
  window.__begun = () => {
    removeEventListener('click', keep, true)
    return pressed
  }
  // Clicks and keys between the question's appearance and the start of `early.js` are passed on to it.
  const missed = []
  const miss = (event) => missed.push(event)
  addEventListener('keydown', miss, true)
  addEventListener('click', miss, true)
  window.__missed = () => {
    removeEventListener('keydown', miss, true)
    removeEventListener('click', miss, true)
    return missed
  }
  addEventListener('DOMContentLoaded', () => {
    // If the page contains `early.js`, it has run by now.
    window.__missed()
    // A hidden page is never painted, so there is nothing to wait for.
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
}

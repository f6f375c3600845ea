// Runs before the first paint, from a file of its own: the content policy allows no inline script.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('trivium.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('trivium.motion') === 'reduced') dataset.motion = 'reduced'
  // The page brings the day's first question: who has begun does not see it flash. `early.js` takes this away again.
  const isHome = location.pathname === '/' || location.pathname === '/daily-quiz'
  const today = new Date().toISOString().slice(0, 10)
  if (isHome && localStorage.getItem('trivium.daily') === today) dataset.begun = 'true'
} catch {
  // Storage is closed to us: it is as the system has it.
}

// The page is prerendered as it is without a query. Where that chooses something else, `useChosen` shows it once the app
// is there, and until then there is nothing to read wrong or to press.
const CHOSEN = { '/custom': 'quiz', '/flag-quiz': 'game', '/country-quiz': 'game', '/daily': 'day' }
const choice = CHOSEN[location.pathname]
if (choice && new URLSearchParams(location.search).has(choice))
  document.documentElement.dataset.elsewhere = 'true'

// The page came with its text in it: the app is sent for once that is painted, and does not compete with it for a slow
// line. Where nothing is prerendered, the page names the app itself.
const { scripts } = document.currentScript.dataset
if (scripts) {
  const [main, ...parts] = scripts.split(' ')
  const sendFor = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...properties }))
  const begin = () => {
    for (const href of parts) sendFor('link', { rel: 'modulepreload', href })
    sendFor('script', { type: 'module', src: main })
  }
  // A press that nobody can answer yet is kept, the last one, and done once the app is there. The day's first question
  // has `early.js` for that.
  let pressed = null
  const keep = (event) => {
    const control = event.target.closest('button, input[type=checkbox], input[type=radio]')
    if (!control || control.matches('#first-question [aria-keyshortcuts]')) return
    pressed = control
    event.preventDefault()
  }
  addEventListener('click', keep, true)
  window.__begun = () => {
    removeEventListener('click', keep, true)
    return pressed
  }
  // What is pressed between the question's being there and `early.js`'s is told to that one.
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
    // `early.js` has run by now, where the page has it.
    window.__missed()
    // A page that nobody looks at paints nothing.
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
}

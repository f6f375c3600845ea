// Runs before the app has loaded, from a file of its own: the content policy allows no inline script. It puts the
// day's first question, which the server has written into the page, on its plates, and keeps what is chosen.
const data = document.getElementById('daily-first')
const region = document.getElementById('first-question')
if (data && region) {
  const first = JSON.parse(data.textContent)
  const early = { first, choice: null, isBegun: false, isTaken: false }
  window.__early = early
  try {
    early.isBegun = localStorage.getItem('trivium.daily') === first.day
  } catch {
    // Storage is closed to us.
  }
  const buttons = region.querySelectorAll('button[aria-keyshortcuts]')
  const choose = (place) => {
    if (early.isTaken || early.choice !== null) return
    early.choice = place
    buttons[place].setAttribute('aria-pressed', 'true')
  }
  if (!early.isBegun) {
    const prompt = region.querySelector('h1')
    prompt.textContent = first.prompt
    if (first.prompt.length > 90) prompt.dataset.long = 'true'
    region.querySelector('section span').textContent = first.category
    region.querySelector('[data-number]').textContent = first.number
    buttons.forEach((button, place) => {
      button.children[1].textContent = first.choices[place]
      button.addEventListener('click', () => choose(place))
    })
    addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
      const place = 'abcd1234'.indexOf(key.toLowerCase()) % 4
      if (key.length === 1 && place >= 0 && !ctrlKey && !metaKey && !altKey) choose(place)
    })
  }
}

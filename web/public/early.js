// Runs before the app has loaded, in its own file: the content policy allows no inline script. The server has
// put the day's first question into the page. This keeps the player's choice, or removes an answered question.
const missed = window.__missed?.() ?? []
const data = document.getElementById('daily-first')
const region = document.getElementById('first-question')
if (data && region) {
  const first = JSON.parse(data.textContent)
  const early = { first, choice: null, isBegun: false, isTaken: false }
  window.__early = early
  try {
    early.isBegun = localStorage.getItem('trivium.daily') === first.day
  } catch {
    // Storage is blocked.
  }
  const buttons = region.querySelectorAll('button[aria-keyshortcuts]')
  const prompt = region.querySelector('h1')
  const choose = (place) => {
    if (early.isTaken || early.choice !== null) return
    early.choice = place
    buttons[place].setAttribute('aria-pressed', 'true')
  }
  const show = ({ number, category, title, prompt: text, choices }) => {
    prompt.textContent = text
    if (text.length > 90) prompt.dataset.long = 'true'
    else delete prompt.dataset.long
    const card = region.querySelector('[data-category]')
    card.dataset.category = category
    card.querySelector('span').textContent = title
    const icon = card.querySelector('use')
    icon.setAttribute('href', icon.getAttribute('href').replace(/#.*/, `#${category}`))
    region.querySelector('[data-number]').textContent = number
    buttons.forEach((button, place) => {
      button.children[1].textContent = choices[place]
    })
  }
  if (early.isBegun) show({ number: '', category: '', title: '', prompt: '', choices: ['', '', '', ''] })
  else {
    // In development, no server has written the question into the page.
    if (prompt.textContent !== first.prompt) show(first)
    buttons.forEach((button, place) => {
      button.addEventListener('click', () => choose(place))
    })
    const press = ({ key, ctrlKey, metaKey, altKey }) => {
      const place = 'abcd1234'.indexOf(key.toLowerCase()) % 4
      if (key.length === 1 && place >= 0 && !ctrlKey && !metaKey && !altKey) choose(place)
    }
    addEventListener('keydown', press)
    for (const event of missed)
      if (event.type === 'keydown') press(event)
      else {
        const place = [...buttons].findIndex((button) => button.contains(event.target))
        if (place >= 0) choose(place)
      }
  }
}
delete document.documentElement.dataset.begun

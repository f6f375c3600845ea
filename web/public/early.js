// Runs before the app has loaded, in its own file: the content policy allows no inline script. The server has
// put the day's first question into the page. This sends the player's answer and shows the verdict, or removes
// a question that was answered before.
const missed = window.__missed?.() ?? []
const data = document.getElementById('daily-first')
const region = document.getElementById('first-question')

/** ms; the pause before an answer is sent again. */
const PAUSE = 2000
const CHOICE = 'button[aria-keyshortcuts]'

/** Returns null for a refusal: the app asks again and shows the reason. */
const post = async (path, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const signal = AbortSignal.timeout(20_000)
  const answer = await fetch(path, { method: 'POST', headers, signal, body: JSON.stringify(body) })
  if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}`)
  return answer.ok ? answer.json() : null
}

/** One tab at a time, as in the app: two tabs must not become two guests. */
const signIn = async () => {
  const request = () => post('/api/session', {}).catch(() => null)
  return navigator.locks ? navigator.locks.request('trivium.session', request) : request()
}

/** Gives an element the attributes and children of another one, and keeps what is the same. */
const morph = (element, wanted) => {
  for (const { name } of [...element.attributes])
    if (!wanted.hasAttribute(name)) element.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  const children = [...element.childNodes]
  const next = [...wanted.childNodes]
  next.forEach((child, at) => {
    const old = children[at]
    if (old === undefined) element.append(child)
    else if (old.nodeName !== child.nodeName) old.replaceWith(child)
    else if (child instanceof Element) morph(old, child)
    else if (old.data !== child.data) old.data = child.data
  })
  for (const old of children.slice(next.length)) old.remove()
}

const setIcon = (element, category) => {
  const icon = element.querySelector('use')
  icon.setAttribute('href', icon.getAttribute('href').replace(/#.*/, `#${category}`))
}

/** The template's parts for this state, filled in. `right` is undefined while the player waits for the verdict. */
const partsOf = (template, name, { first, choice, right, explanation, shareRight }) => {
  const parts = template.content.querySelector(`[data-state=${name}]`).cloneNode(true)
  const looks = [...parts.querySelectorAll(CHOICE)]
  const special = name === 'wrong' ? [right, choice] : [choice]
  const buttons = first.choices.map((text, place) => {
    const at = special.indexOf(place)
    const button = looks[at < 0 ? special.length : at].cloneNode(true)
    const [tab, words] = button.children
    if (tab.children.length === 0) tab.textContent = 'ABCD'[place]
    words.textContent = text
    button.setAttribute('aria-keyshortcuts', `${place + 1} ${'ABCD'[place]}`)
    return button
  })
  looks[0].parentElement.replaceChildren(...buttons)
  parts.querySelector('[data-number]').textContent = first.number
  const scene = parts.querySelector('[data-part=head] [data-category]')
  if (scene) {
    scene.dataset.category = first.category
    // A category that an operator added has no title of its own, and no scene.
    setIcon(scene, first.title === first.category ? 'other' : first.category)
  }
  const accepted = parts.querySelector('[data-accepted]')
  if (accepted) accepted.textContent = first.choices[right]
  const note = parts.querySelector('[role=note]')
  if (note) {
    const [why, share] = note.querySelectorAll('p')
    note.dataset.category = first.category
    setIcon(note, first.category)
    why.textContent = explanation
    share.textContent = `${Math.round(shareRight * 100)}% of players get this right.`
    if (shareRight === null) share.remove()
    if (explanation === '') why.remove()
    if (explanation === '' && shareRight === null) note.remove()
  }
  return parts
}

if (data && region) {
  const first = JSON.parse(data.textContent)
  const early = { first, choice: null, answer: null, session: null, isUntimed: false }
  Object.assign(early, { shown: { choice: null, answer: null }, isHydrating: false, isBegun: false })
  early.isTaken = false
  window.__early = early
  try {
    early.isBegun = localStorage.getItem('trivium.daily') === first.day
  } catch {
    // Storage is blocked.
  }
  const buttons = region.querySelectorAll(CHOICE)
  const prompt = region.querySelector('h1')

  /** Shows a state of the question, unless the app is taking over. */
  const update = (name, choice, answer) => {
    const template = document.getElementById('first-states')
    if (!template || early.isHydrating) return
    const parts = partsOf(template, name, { ...answer, first, choice })
    for (const part of region.querySelectorAll('[data-part]'))
      morph(part, parts.querySelector(`[data-part=${part.dataset.part}]`))
    early.shown = { choice, answer }
    if (answer && matchMedia('(width < 768px) and (height >= 480px)').matches)
      region.querySelector('[role=note]')?.scrollIntoView({ block: 'nearest' })
  }
  const send = async (choice) => {
    early.session ??= signIn()
    const session = await early.session
    if (session === null) {
      early.session = null
      throw new Error('The server was not reached.')
    }
    if (early.isUntimed) await post('/api/fn/saveSettings', { data: { untimed: true } }, session.token)
    const reply = await post('/api/fn/answerDaily', { data: { day: first.day, choice } }, session.token)
    return reply?.result ?? null
  }
  const answer = async (choice) => {
    update('waiting', choice, null)
    const verdict = await send(choice).catch(() => undefined)
    if (verdict === undefined && !early.isTaken) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      // By then, the app may be there to send it.
      if (!early.isTaken) return answer(choice)
    }
    if (!verdict) return null
    update(verdict.wasRight ? 'right' : 'wrong', verdict.choice, verdict)
    try {
      localStorage.setItem('trivium.daily', first.day)
    } catch {
      // Storage is blocked.
    }
    return verdict
  }
  const choose = (place) => {
    if (early.isTaken || early.choice !== null) return
    early.choice = place
    // The card keeps its height, so that the answers stay where they are when the explanation comes.
    region.parentElement.style.setProperty('--held', `${prompt.parentElement.offsetHeight}px`)
    buttons[place].setAttribute('aria-pressed', 'true')
    early.answer = answer(place)
  }
  const show = ({ number, category, title, prompt: text, choices }) => {
    prompt.textContent = text
    if (text.length > 90) prompt.dataset.long = 'true'
    else delete prompt.dataset.long
    const card = region.querySelector('[data-category]')
    card.dataset.category = category
    card.querySelector('span').textContent = title
    setIcon(card, category)
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
    region.querySelector('input')?.addEventListener('change', ({ target }) => {
      early.isUntimed = target.checked
    })
    // Once the question is painted, so that the answer later takes one request. The app needs this, too.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!early.isHydrating) early.session ??= signIn()
      }),
    )
    const press = ({ key, target, ctrlKey, metaKey, altKey }) => {
      const place = 'abcd1234'.indexOf(key.toLowerCase()) % 4
      if (key.length === 1 && place >= 0 && !ctrlKey && !metaKey && !altKey) choose(place)
      // The click is kept by `begin.js` until the app has loaded.
      const isOnward = key === 'Enter' && early.shown.answer !== null && !early.isTaken
      if (isOnward && !target.closest?.('a, summary, button:not([aria-pressed])'))
        region.querySelector('[data-onward]')?.click()
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

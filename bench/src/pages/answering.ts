import type { Tab } from './tab.ts'

/**
 * Runs in the page. For each key that completed an accepted answer it records the time to the frame that shows it, ms. An
 * answer is accepted when the number found changes.
 */
const WATCH = `(() => {
  globalThis.answered = []
  let pressed = 0
  addEventListener('keydown', (event) => { pressed = event.timeStamp }, true)
  const road = document.querySelector('section[aria-label="Progress"]')
  const count = () => road.querySelector('b')?.textContent
  let before = count()
  new MutationObserver(() => {
    if (count() === before) return
    before = count()
    const key = pressed
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => answered.push(performance.now() - key)
      port2.postMessage(null)
    })
  }).observe(road, { subtree: true, childList: true, characterData: true })
})()`

export const watchAnswers = (tab: Tab): Promise<void> => tab.evaluate(WATCH)

/** Types a name letter by letter and waits for it to be accepted; returns the time since its last key, ms. */
export const answer = async (tab: Tab, name: string): Promise<number> => {
  const before = await tab.evaluate<number>('answered.length')
  for (const letter of name) await tab.key(letter)
  await tab.until(`answered.length > ${before}`)
  return tab.evaluate<number>('answered.at(-1)')
}

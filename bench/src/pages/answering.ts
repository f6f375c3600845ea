import type { Tab } from './tab.ts'

/**
 * Runs in the page. For each key press that completes an accepted answer, it records the time until the frame
 * that shows the answer, ms. An answer is accepted when the number of places found changes.
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

/**
 * Types a name letter by letter and waits until it is accepted; returns the time from the last key press to
 * the frame that shows it, ms.
 */
export const answer = async (tab: Tab, name: string): Promise<number> => {
  const before = await tab.evaluate<number>('answered.length')
  for (const letter of name) await tab.key(letter)
  await tab.until(`answered.length > ${before}`)
  return tab.evaluate<number>('answered.at(-1)')
}

import { type RecordedMessage, recordTraffic } from './record-traffic.ts'
import { expect, test } from './shared-server.ts'

const PLAYED = 6

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text contains one of these as a separate word. */
const words = (text: string, looked: readonly string[], flags: 'u' | 'iu'): string | undefined =>
  looked.find((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, flags).test(text))

/** A code is only two letters, which occur in any script: it is searched for only in quiz data and pictures. */
const tellsOfQuiz = ({ from, text }: RecordedMessage): boolean =>
  from === 'socket' || /^\s*(\{|<svg)/.test(text)

test('nothing that reaches a browser reveals whose flag is asked before it is named', async ({ arrive }) => {
  const { page, flags } = await arrive()
  const heard = recordTraffic(page)
  const addresses: string[] = []
  page.on('request', (request) => {
    // The build's own files have a hash in their names, the same for everybody.
    if (!request.url().includes('/assets/')) addresses.push(request.url())
  })
  await flags.open()
  await flags.region('South America').click()
  await flags.start()
  for (let found = 0; found < PLAYED; found += 1) {
    const asked = await flags.asked()
    // The next flag's picture is loaded by now, if the page loads it early.
    await page.waitForLoadState('networkidle')
    const seen = [await page.content(), await page.title(), page.url()]
    const all = [...heard.map(({ text }) => text), ...addresses, ...seen]
    const ofQuiz = [...heard.filter(tellsOfQuiz).map(({ text }) => text), ...addresses]
    for (const { names, codes } of asked) {
      const alsoSmall = [...codes, ...codes.map((code) => code.toLowerCase())]
      for (const text of all) expect(words(text, names, 'iu'), text.slice(0, 300)).toBeUndefined()
      for (const text of ofQuiz) expect(words(text, alsoSmall, 'u'), text.slice(0, 300)).toBeUndefined()
    }
    await flags.name()
    await flags.hasFound(found + 1, 14)
    // Now the name is revealed, which proves that the checks above would have found it.
    const ofThese = asked.map(({ name }) => name)
    expect(heard.some(({ text }) => words(text, ofThese, 'u') !== undefined)).toBe(true)
  }
})

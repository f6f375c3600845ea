import { readFile } from 'node:fs/promises'
import { choiceFor } from './bank.ts'
import { type RecordedMessage, recordTraffic } from './record-traffic.ts'
import { expect, test } from './shared-server.ts'

const BUILT_PAGE = new URL('../web/dist/index.html', import.meta.url)

interface Question {
  readonly prompt: string
  readonly choices: readonly string[] | null
}

/** The fields of the game's document that this test reads. */
interface Fields {
  readonly question?: Question | null
  readonly reveal?: { readonly right: number | null } | null
}

interface Closed {
  readonly prompt: string
  readonly choices: readonly string[]
  readonly right: number
  /** Game frames that reached the browser from the question until the frame that closed it. */
  readonly open: readonly Fields[]
  /** Everything else that had reached it by then. */
  readonly elsewhere: readonly string[]
}

const fieldsOf = (text: string): Fields | null => {
  const { topic, doc, set } = JSON.parse(text) as { topic?: string; doc?: Fields; set?: Fields }
  return topic?.startsWith('game:') ? (doc ?? set ?? null) : null
}

/** Splits the recorded traffic by question. */
const closedIn = (heard: readonly RecordedMessage[]): Closed[] => {
  const found: Closed[] = []
  let asked: Question | null = null
  let open: Fields[] = []
  const elsewhere: string[] = []
  for (const { from, text } of heard) {
    const fields = from === 'socket' ? fieldsOf(text) : null
    if (fields === null) {
      elsewhere.push(text)
      continue
    }
    if (fields.question) {
      asked = fields.question
      open = []
    }
    const right = fields.reveal?.right ?? null
    if (asked?.choices && right !== null) {
      const { prompt, choices } = asked
      found.push({ prompt, choices, right, open, elsewhere: [...elsewhere] })
      asked = null
    } else open.push(fields)
  }
  return found
}

/** Fields that may change before a question is closed. */
const HARMLESS = [
  ...['mode', 'kind', 'phase', 'total', 'index', 'question', 'askedAt', 'answerBy', 'chosen', 'reveal'],
  ...['categories', 'marks', 'score', 'ended', 'clock', 'id', 'settled'],
]

test('nothing that reaches a browser reveals an answer of the daily before it is given', async ({
  arrive,
}) => {
  const { page, solo } = await arrive()
  const heard = recordTraffic(page)
  await page.goto('/')
  await solo.asked('1 of 10')
  const first = await solo.prompt.innerText()

  await test.step('the page has the first question, and nothing distinguishes its choices', async () => {
    const html = await (await page.request.get('/')).text()
    const data = /id="daily-first">([^<]*)</.exec(html)?.[1] ?? ''
    const told = JSON.parse(data) as { prompt: string; choices: string[] }
    expect(Object.keys(told).sort()).toEqual(['category', 'choices', 'day', 'number', 'prompt', 'title'])
    expect(told.prompt).toBe(first)
    const right = choiceFor(first, 'right', told.choices)
    expect(told.choices.filter((choice) => choice === right)).toHaveLength(1)
    // A number may also be an attribute's value in every page.
    const built = await readFile(BUILT_PAGE, 'utf8')
    const timesIn = (page: string) => page.split(JSON.stringify(right)).length - 1
    expect(timesIn(html) - timesIn(built)).toBe(1)
  })

  await solo.play(['right', 'wrong', 'right', 'wrong'])
  await solo.asked('5 of 10')
  const closed = closedIn(heard)
  expect(closed).toHaveLength(4)
  for (const { prompt, choices, right, open, elsewhere } of closed) {
    expect(choices[right]).toBe(choiceFor(prompt, 'right', choices))
    for (const fields of open) {
      expect(HARMLESS).toEqual(expect.arrayContaining(Object.keys(fields)))
      expect(fields.reveal ?? null).toBeNull()
      if (fields.question)
        expect(Object.keys(fields.question).sort()).toEqual(
          'media' in fields.question
            ? ['category', 'choices', 'form', 'media', 'prompt', 'words']
            : ['category', 'choices', 'form', 'prompt'],
        )
    }
    // The question itself names all its choices; nothing else names the right one.
    const answer = JSON.stringify(choices[right])
    for (const text of elsewhere.filter((one) => !one.includes(JSON.stringify(prompt))))
      expect(text.includes(answer), `${prompt}: ${text.slice(0, 200)}`).toBe(false)
  }

  await test.step('no later question appears anywhere before it is asked', async () => {
    for (const [i, { elsewhere, prompt }] of closed.entries())
      if (i > 0) for (const text of elsewhere) expect(text.includes(prompt), prompt).toBe(false)
  })
})

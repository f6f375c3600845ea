import { choiceFor } from './bank.ts'
import { beginRanked, type Pair, playThrough } from './duel.ts'
import { questionsIn } from './game-frames.ts'
import { recordTraffic } from './record-traffic.ts'
import { expect, test } from './shared-server.ts'

/** Fields that may change while a question is open: none says which choice is right, or what the opponent chose. */
const HARMLESS = ['chosen', 'otherAnswered', 'awayUntil', 'answerBy']

/** Fields that may arrive together with a question. */
const ASKED = [...HARMLESS, 'phase', 'index', 'question', 'askedAt', 'reveal', 'nextAt']

test('nothing that reaches a browser reveals an answer, or the opponent’s choice, before the reveal', async ({
  arrive,
}) => {
  const two: Pair = [await arrive(), await arrive()]
  const [ann, ben] = two
  const heard = recordTraffic(ann.page)
  await beginRanked(two)
  // The opponent answers first, so that there is something to leak.
  for (const number of [1, 2, 3, 4]) {
    for (const { match } of [ben, ann]) await match.asked(number)
    await ben.match.answer(number % 2 === 0 ? 'right' : 'wrong')
    await expect(ann.match.otherHasAnswered).toBeVisible()
    await ann.match.answer('wrong')
  }
  await playThrough(two, [['right', 'right']], 5)
  await ann.match.asked(6)

  const questions = questionsIn(heard.filter(({ from }) => from === 'socket').map(({ text }) => text))
  expect(questions).toHaveLength(5)
  for (const [i, { prompt, choices, open, before, reveal }] of questions.entries()) {
    expect(choices[reveal.right]).toBe(choiceFor(prompt, 'right', choices))
    const [first, ...later] = open
    expect(first, `question ${i + 1} as it is asked`).toMatchObject({ question: { prompt, choices } })
    const question = first?.question as object
    expect(Object.keys(question).sort()).toEqual(
      'media' in question
        ? ['category', 'choices', 'media', 'prompt', 'words']
        : ['category', 'choices', 'prompt'],
    )
    expect(ASKED).toEqual(expect.arrayContaining(Object.keys(first ?? {})))
    expect(first?.reveal ?? null).toBeNull()
    for (const fields of later) expect(HARMLESS).toEqual(expect.arrayContaining(Object.keys(fields)))
    expect(later.some(({ otherAnswered }) => otherAnswered === true) || i === 4).toBe(true)

    // Everything else received until then, in any form, without the choices of other questions, which may be
    // the same.
    const others = questions.filter((one) => one.prompt !== prompt)
    const elsewhere = before
      .filter((text) => !text.includes(JSON.stringify(prompt)))
      .map((text) => others.reduce((rest, one) => rest.replaceAll(JSON.stringify(one.choices), ''), text))
    for (const text of elsewhere) expect(text).not.toContain(JSON.stringify(choices[reveal.right]))
  }

  await test.step('no question is in the loaded scripts and pages', async () => {
    const loaded = heard.filter(({ from }) => from === 'http')
    expect(loaded.length).toBeGreaterThan(3)
    for (const { prompt } of questions)
      for (const { text } of loaded) expect(text.includes(prompt), prompt).toBe(false)
  })
})

import { judgeTyped } from '@trivium/rules/answers/matcher'
import { expect, test } from 'vitest'
import { acceptedWhenTyped } from './format.ts'
import { loadQuestions } from './load.ts'

const loaded = await loadQuestions()
if (!loaded.ok) throw new Error('the bank does not load')
const typed = loaded.questions.flatMap((question) => {
  const accepted = acceptedWhenTyped(question)
  return accepted === null ? [] : [{ ...question, accepted }]
})

test('at least 300 questions of the bank can be answered in words', () => {
  expect(typed.length).toBeGreaterThanOrEqual(300)
})

test('every accepted answer is right when it is typed, and every wrong choice is wrong', () => {
  for (const { id, accepted, wrong } of typed) {
    for (const text of accepted)
      expect(judgeTyped(text.toLowerCase(), accepted, wrong), `${id} ${text}`).toBe(true)
    for (const text of wrong) expect(judgeTyped(text, accepted, wrong), `${id} ${text}`).toBe(false)
  }
})

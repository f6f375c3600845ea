import { expect, test } from 'vitest'
import type { Question } from '../questions/format.ts'
import { mediaFileRules, mediaRules } from './media.ts'
import { messagesOf, sampleQuestion } from './sample.ts'

const image = {
  file: 'geography-0001.svg',
  width: 4,
  height: 3,
  alt: 'An outline',
  description: 'The outline of Chile',
}
const words = 'Which country is 4,300 km long and 180 km wide?'
const asked = (more: Partial<Question>): Question =>
  sampleQuestion({
    ...{
      id: 'geography-0001',
      prompt: 'Which country is this?',
      answer: 'Chile',
      wrong: ['Peru', 'Cuba', 'Togo'],
    },
    ...more,
  })
const messages = (more: Partial<Question>): string[] =>
  messagesOf([...mediaRules, ...mediaFileRules], asked(more))

test('a question with a picture and words has no faults', () => {
  expect(messages({ image, words })).toEqual([])
  expect(messages({})).toEqual([])
})

test.for<[Partial<Question>, RegExp]>([
  [{ image }, /expected 'words'/],
  [{ words }, /only beside a picture/],
  [{ image: { ...image, file: 'chile.svg' }, words }, /a file named geography-0001/],
  [{ image: { ...image, alt: 'An outline of Chile' }, words }, /does not say 'Chile'/],
  [{ image, words: 'Which country is Chile?' }, /does not say 'Chile'/],
  [{ image, words: 'Name the long country.' }, /ends with/],
])('%j is reported', ([more, message]) => {
  expect(messages(more).join()).toMatch(message)
})

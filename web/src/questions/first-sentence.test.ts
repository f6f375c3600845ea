import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['It was renamed in 1960. The Latin name came later.', 'It was renamed in 1960.'],
  ['It weighs about 1.4 times as much as the Sun.', 'It weighs about 1.4 times as much as the Sun.'],
  ['L. M. Montgomery hid it in a hatbox. It was a hit.', 'L. M. Montgomery hid it in a hatbox.'],
  ['The bells of St. Paul’s rang for an hour. Then it rained.', 'The bells of St. Paul’s rang for an hour.'],
  [
    'Robert Downey Jr. made up his last line on set. It stayed.',
    'Robert Downey Jr. made up his last line on set.',
  ],
  [
    "The last line on the set was 'I am Iron Man.' It stayed.",
    "The last line on the set was 'I am Iron Man.'",
  ],
  ['So A became D. It is easy to break.', 'So A became D. It is easy to break.'],
  ['It is the oldest of them. 12 others followed.', 'It is the oldest of them.'],
  ['', ''],
])('the first sentence of “%s” is “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})

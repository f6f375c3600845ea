import { describe, expect, it } from 'vitest'
import { sampleQuestion } from './sample.ts'
import { snapRules } from './snap.ts'

const rulesOf = (prompt: string): string[] =>
  snapRules.flatMap((rule) => rule([sampleQuestion({ prompt })])).map(({ rule }) => rule)

describe('stiff English is reported', () => {
  it.each([
    ['In which city is the Alhambra?', 'leading-preposition'],
    ['It was lost. On what did they find it?', 'leading-preposition'],
    ['The bird drinks out of what?', 'out-of-what'],
    ['Saxony locked up a man who made something else. What?', 'bare-tail'],
    ['Of the letters, which ones?', 'bare-tail'],
    ['Which comedy of 1959 ends on a boat?', 'year'],
    ['Who won the Olympics of 1956?', 'year'],
    ['If Russia is reckoned to Europe, how large is it?', 'old-word'],
    ['What did the men of Papunya paint?', 'men'],
    ['On the wall hangs what?', 'inversion'],
    ['Never had the club won what?', 'inversion'],
  ])('%s', (prompt, rule) => expect(rulesOf(prompt)).toEqual([rule]))
})

describe('everyday English passes', () => {
  it.each([
    ['Which city is the Alhambra in?'],
    ['Usain Bolt was born in which country?'],
    ['Which 1959 comedy ends on a boat?'],
    ['What was the message of 1917 about?'],
    ["Who won the men's title?"],
    ['What did men and women wear?'],
    ["Who wrote 'All the King's Men'?"],
    ['Pigs are good at it, but dogs took over. Why?'],
  ])('%s', (prompt) => expect(rulesOf(prompt)).toEqual([]))
})

import { describe, expect, it } from 'vitest'
import type { Question } from '../questions/format.ts'
import { messagesOf, sampleQuestion } from './sample.ts'
import { textRules } from './text.ts'

const said = (change: Partial<Question>) => messagesOf(textRules, sampleQuestion(change))

describe('lengths', () => {
  it.each<[string, Partial<Question>]>([
    ['a prompt of 130', { prompt: `${'a'.repeat(129)}?` }],
    ['a choice of 38', { answer: 'a'.repeat(38) }],
    ['an explanation of 220', { explanation: `${'a'.repeat(219)}.` }],
    ['38 letters outside the basic plane', { answer: '𝔞'.repeat(38) }],
  ])('%s pass', (_, change) => expect(said(change)).toEqual([]))

  it.each<[string, Partial<Question>]>([
    ['a prompt of at most 130 characters, not 131', { prompt: `${'a'.repeat(130)}?` }],
    ['a choice of at most 38 characters, not 39', { wrong: ['a', 'b', 'c'.repeat(39)] }],
    ['an explanation of at most 220 characters, not 221', { explanation: `${'a'.repeat(220)}.` }],
  ])('expected %s', (message, change) =>
    expect(said(change)).toMatchObject([expect.stringContaining(message)]),
  )
})

describe('endings', () => {
  it.each(['Who was it?', 'The first was …'])('%j passes', (prompt) => expect(said({ prompt })).toEqual([]))

  it.each(['Name it.', 'Who', 'Why? '])('%j is reported', (prompt) =>
    expect(said({ prompt })).toEqual(['expected a prompt that ends with ? or …']),
  )

  it.each(["It was 'so'.", "He said 'so.'", 'Well!'])('%j ends an explanation', (explanation) =>
    expect(said({ explanation })).toEqual([]),
  )

  it('an unfinished explanation is reported', () => expect(said({ explanation: 'It was' })).toHaveLength(1))
})

describe('broken text', () => {
  it.each([
    ['HTML entity', 'Tom &amp; Jerry'],
    ['HTML entity', 'Ska&#240;i'],
    ['HTML tag', 'the <i>Iliad</i>'],
    ['invisible or broken character', 'Ska\u200bði'],
    ['invisible or broken character', 'Ska\ufffdi'],
    ['wrongly decoded text', 'CafÃ©'],
    ['wrongly decoded text', 'itâ€™s'],
    ['lost apostrophe', 'It didnt'],
    ['two spaces', 'a  b'],
    ['space before punctuation', 'a , b'],
    ['doubled word', 'of the the sea'],
  ])('%s is reported in %j', (what, text) =>
    expect(said({ source: text })).toEqual([`expected no ${what}: '${text}'`]),
  )

  it.each(['R&D, AT&T', '2 < 3 > 1', 'Âme, São, Ångström', "the cat's", 'Duran Duran', 'Ends …', 'a: b; c'])(
    'none is reported in %j',
    (text) => expect(said({ source: text })).toEqual([]),
  )

  it('is not looked for in addresses', () => {
    expect(said({ source: 'A page, https://example.org/what-you-didnt-know' })).toEqual([])
  })

  it('is checked in every text', () => {
    const bad = 'a  b'
    expect(
      said({ prompt: `${bad}?`, answer: bad, wrong: [bad, 'c', bad], explanation: `${bad}.` }),
    ).toHaveLength(5)
  })
})

import { describe, expect, it } from 'vitest'
import { findingsOf, messagesOf, sampleBank, sampleQuestion } from './sample.ts'
import { wordingRules } from './wording.ts'

/** Prompts that have nothing in common. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const distinct = (index: number) => `${LETTERS[index % 26]}${LETTERS[Math.floor(index / 26)]} is what?`

describe('negated prompts', () => {
  const bank = (negated: number) =>
    sampleBank(40, (index) => ({
      prompt: index < negated ? `${LETTERS[index]} is not what?` : distinct(index),
    }))

  it('pass at 5 %', () => expect(messagesOf(wordingRules, ...bank(2))).toEqual([]))

  it('are reported above 5 %, with their ids', () =>
    expect(messagesOf(wordingRules, ...bank(3))).toEqual([
      'expected at most 5.0 % negated prompts, not 7.5 %: geography-0001 geography-0002 geography-0003',
    ]))

  it.each(['It never was?', "It isn't what?", 'All except what?', 'It cannot what?'])('%j counts', (prompt) =>
    expect(messagesOf(wordingRules, sampleQuestion({ prompt }))).toHaveLength(1),
  )

  it.each(['Which knot is it?', 'Who made a note?'])('%j does not count', (prompt) =>
    expect(messagesOf(wordingRules, sampleQuestion({ prompt }))).toEqual([]),
  )
})

describe('wording that sounds dated', () => {
  it.each([
    { prompt: 'Who is currently the tallest?' },
    { prompt: 'Who has won it most?' },
    { prompt: 'What is the most populous city?' },
    { explanation: 'The world record is 9 m.' },
    { explanation: 'It is the newest so far.' },
    { explanation: 'Nine were built to date.' },
  ])('needs a year: %j', (change) => {
    expect(messagesOf(wordingRules, sampleQuestion(change))).toHaveLength(1)
    expect(messagesOf(wordingRules, sampleQuestion({ ...change, asOf: 2026 }))).toEqual([])
  })

  it.each([
    { prompt: 'Which ocean current is warm?' },
    { explanation: 'It lies so far north that nobody lives there.' },
    { explanation: 'It is a museum today.' },
    { prompt: 'What is used to date old wood?' },
  ])('is not reported in %j', (change) =>
    expect(messagesOf(wordingRules, sampleQuestion(change))).toEqual([]),
  )
})

describe('four-word openings', () => {
  const bank = (count: number, alike: number) =>
    sampleBank(count, (index) => ({
      prompt: index < alike ? `Which of these rivers ${LETTERS[index]}?` : distinct(index),
    }))

  it('may be the same three times in a small bank', () =>
    expect(messagesOf(wordingRules, ...bank(20, 3))).toEqual([]))

  it('are reported if they exceed the cap', () => {
    const findings = findingsOf(wordingRules, bank(20, 5))
    expect(findings.map(({ question }) => question?.id)).toEqual(['geography-0004', 'geography-0005'])
    expect(findings[0]?.message).toContain("5 begin with 'which of these rivers …', at most 3 may")
  })

  it('may be the same in 1.5 % of a large bank', () => {
    expect(messagesOf(wordingRules, ...bank(400, 6))).toEqual([])
    expect(messagesOf(wordingRules, ...bank(400, 7))).toHaveLength(1)
  })
})

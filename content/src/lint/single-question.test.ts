import { describe, expect, it } from 'vitest'
import { sampleQuestion } from './sample.ts'
import { findObjections } from './single-question.ts'

const { id: _, checked: __, ...sound } = sampleQuestion({})
const said = (change: object) =>
  findObjections({ ...sound, ...change }).map(({ severity, field }) => [severity, field])

describe('one question', () => {
  it('without objections passes', () => {
    expect(findObjections(sound)).toEqual([])
  })

  it.each([
    ['an empty prompt', { prompt: '' }, 'prompt'],
    ['two wrong choices', { wrong: ['a', 'b'] }, 'wrong'],
    ['an empty wrong choice', { wrong: ['a', '', 'c'] }, 'wrong.1'],
    ['no source', { source: '' }, 'source'],
    ['an unknown category', { category: 'cars' }, 'category'],
    ['a difficulty of 4', { difficulty: 4 }, 'difficulty'],
    ['HTML', { prompt: 'Who wrote <i>it</i>?' }, 'prompt'],
    ['two equal choices', { answer: 'Elbe', wrong: ['Rhine', 'the Elbe', 'Oder'] }, 'wrong.1'],
    ['a choice that needs the others', { wrong: ['Rhine', 'All of these', 'Oder'] }, 'wrong.1'],
  ])('is rejected for %s', (_fact, change, field) => {
    expect(said(change)).toContainEqual(['error', field])
  })

  it.each([
    ['a long prompt', { prompt: `Which river is it${' and where'.repeat(12)}?` }, 'prompt'],
    ['a prompt that is not a question', { prompt: 'Name the river.' }, null],
    ['no explanation', { explanation: '' }, 'explanation'],
    ['a doubled word', { explanation: 'It is in in Europe.' }, 'explanation'],
    ['a fact that can change, without a year', { prompt: 'Which river is the busiest?' }, null],
  ])('is accepted with a warning about %s', (_fact, change, field) => {
    expect(said(change)).toEqual([['warning', field]])
  })

  it('may have no tags', () => {
    expect(said({ tags: [] })).toEqual([])
  })
})

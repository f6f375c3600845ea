import { PartyOptions, PartySource } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { FIRST_FORM, optionsOf, sourceOf, TEAM_NAMES } from './options.ts'

test('a party started without a look at the options is valid', () => {
  expect(PartyOptions.parse(optionsOf(FIRST_FORM, null))).toMatchObject({ title: 'Party', teams: null })
  expect(PartySource.parse(sourceOf(FIRST_FORM))).toMatchObject({ kind: 'bank', count: 10 })
})

test('a party has its own title, or else the quiz’s', () => {
  expect(optionsOf(FIRST_FORM, 'Rivers').title).toBe('Rivers')
  expect(optionsOf({ ...FIRST_FORM, title: ' Friday ' }, 'Rivers').title).toBe('Friday')
})

test('teams have the names of the first colours', () => {
  const options = optionsOf({ ...FIRST_FORM, teams: 'dealt', teamCount: TEAM_NAMES.length }, null)
  expect(PartyOptions.parse(options).teams).toEqual({ forming: 'dealt', names: [...TEAM_NAMES] })
})

test('a party of a quiz needs a chosen quiz', () => {
  expect(sourceOf({ ...FIRST_FORM, source: 'quiz' })).toBeNull()
  expect(sourceOf({ ...FIRST_FORM, source: 'quiz', quizId: 'abc' })).toEqual({ kind: 'quiz', quizId: 'abc' })
})

import { PartyPlan } from '@trivium/wire/documents/party-plan'
import { expect, test } from 'vitest'
import { FIRST_FORM, planOf, TEAM_NAMES } from './options.ts'

test('a party started without a look at the options is valid', () => {
  const plan = PartyPlan.parse(planOf(FIRST_FORM, null))
  expect(plan.options).toMatchObject({ title: 'Party', teams: null })
  expect(plan.rounds).toMatchObject([{ title: '', source: { kind: 'bank', count: 10 } }])
})

test('a party has its own title, or else the quiz’s', () => {
  expect(planOf(FIRST_FORM, 'Rivers')?.options.title).toBe('Rivers')
  expect(planOf({ ...FIRST_FORM, title: ' Friday ' }, 'Rivers')?.options.title).toBe('Friday')
})

test('teams have the names of the first colours', () => {
  const plan = PartyPlan.parse(planOf({ ...FIRST_FORM, teams: 'dealt', teamCount: TEAM_NAMES.length }, null))
  expect(plan.options.teams).toEqual({ forming: 'dealt', names: [...TEAM_NAMES] })
})

test('a party of a quiz needs a chosen quiz', () => {
  expect(planOf({ ...FIRST_FORM, source: 'quiz' }, null)).toBeNull()
  const plan = planOf({ ...FIRST_FORM, source: 'quiz', quizId: 'abc' }, null)
  expect(plan?.rounds[0]?.source).toEqual({ kind: 'quiz', quizId: 'abc', count: null })
})

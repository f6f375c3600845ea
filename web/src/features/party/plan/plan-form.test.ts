import { PartyPlan } from '@trivium/wire/documents/party-plan'
import { expect, test } from 'vitest'
import { addRound, changeRound, FIRST_PLAN, formOf, minutesOf, moveRound, planOf } from './plan-form.ts'

const titles = (rounds: typeof FIRST_PLAN.rounds) => rounds.map(({ title }) => title)

test('the first plan is valid as it is, and lasts an evening', () => {
  const plan = PartyPlan.parse(planOf(FIRST_PLAN))
  expect(plan.rounds.map(({ source }) => source.kind)).toEqual(['bank', 'flags', 'countries', 'bank'])
  expect(plan.options.teams?.names).toHaveLength(4)
  expect(minutesOf(FIRST_PLAN)).toBeGreaterThanOrEqual(25)
})

test('a saved plan comes back into the form as it was', () => {
  const plan = PartyPlan.parse(planOf(FIRST_PLAN))
  expect(planOf(formOf(plan))).toEqual(plan)
})

test('rounds are added at the end, moved, and changed', () => {
  const { rounds } = FIRST_PLAN
  expect(addRound(rounds).at(-1)).toMatchObject({ key: 5, title: '', source: 'bank' })
  expect(titles(moveRound(rounds, 1, -1))).toEqual(['Flags', 'Warm-up', 'Where in the world?', 'The final'])
  expect(moveRound(rounds, 0, -1)).toBe(rounds)
  expect(moveRound(rounds, 3, 1)).toBe(rounds)
  expect(titles(changeRound(rounds, 0, { title: 'Start' }))[0]).toBe('Start')
})

test('there are at most 20 rounds', () => {
  let { rounds } = FIRST_PLAN
  for (let i = 0; i < 30; i++) rounds = addRound(rounds)
  expect(rounds).toHaveLength(20)
})

test('a round of a quiz needs a chosen quiz', () => {
  const rounds = changeRound(FIRST_PLAN.rounds, 1, { source: 'quiz' })
  expect(planOf({ ...FIRST_PLAN, rounds })).toEqual({ missing: 1 })
  const chosen = changeRound(rounds, 1, { quizId: 'abcdefgh1234' })
  expect(PartyPlan.parse(planOf({ ...FIRST_PLAN, rounds: chosen })).rounds[1]?.source.kind).toBe('quiz')
})

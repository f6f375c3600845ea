import { DAY } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { GAMES_A_DAY } from '@trivium/wire/limits'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { dispatcher } from './dispatch.ts'
import type { Handlers } from './handlers.ts'
import { Limits } from './limits.ts'

const NAMES = Object.keys(FUNCTIONS) as FunctionName[]
const BEGINNING = NAMES.filter((name) => FUNCTIONS[name].beginsGame)

const dispatching = () => {
  const clock = fakeClock()
  const { dispatch } = dispatcher({
    handlers: Object.fromEntries(NAMES.map((name) => [name, async () => ({})])) as unknown as Handlers,
    limits: new Limits(clock),
    log: pino({ level: 'silent' }),
    roleOf: async () => 'guest',
    bans: { banOf: () => null, reload: async () => null },
  })
  const begin = (uid: string, address: string, name: FunctionName = 'openDaily') =>
    dispatch(name, {}, { uid, sid: 's', address, transport: 'http' })
  return { clock, begin }
}

test('all functions that start a single-player game or a party share one limit, and are refused by name until a day has passed', async () => {
  const { clock, begin } = dispatching()
  for (let n = 0; n < GAMES_A_DAY.player; n++) {
    if (n % 20 === 0) await clock.pass(60_000)
    await begin('ada', 'here')
  }
  await clock.pass(60_000)
  expect(BEGINNING.toSorted()).toEqual([
    'answerDaily',
    'createParty',
    'makeCustom',
    'openCountries',
    'openCustom',
    'openDaily',
    'openFlags',
    'openQuiz',
    'openSurvival',
    'playPartyPlan',
    'practise',
    'practiseMissed',
  ])
  for (const name of BEGINNING)
    expect(await begin('ada', 'elsewhere', name)).toMatchObject({ refused: 'too-many-games' })
  expect(await begin('ben', 'here')).not.toMatchObject({ refused: 'too-many-games' })
  await clock.pass(DAY)
  expect(await begin('ada', 'here')).not.toMatchObject({ refused: 'too-many-games' })
})

test('new players of one address share a limit', async () => {
  const { clock, begin } = dispatching()
  for (let n = 0; n < GAMES_A_DAY.address; n++) {
    if (n % 200 === 0) await clock.pass(60_000)
    await begin(`player ${n}`, 'here')
  }
  await clock.pass(60_000)
  expect(await begin('one more', 'here')).toMatchObject({ refused: 'too-many-games' })
  expect(await begin('one more', 'elsewhere')).not.toMatchObject({ refused: 'too-many-games' })
})

import { expect, test } from 'vitest'
import { battle } from './battle.ts'
import { CountriesPlaythrough } from './countries/playthrough.test-kit.ts'
import { countries } from './countries.ts'
import { FlagsPlaythrough } from './flags/playthrough.test-kit.ts'
import { flags } from './flags.ts'
import { PartyPlaythrough } from './party/playthrough.test-kit.ts'
import { party } from './party.ts'
import { SoloPlaythrough } from './solo/playthrough.test-kit.ts'
import { solo } from './solo.ts'

const at = 1_000_001

test.for([
  ['battle', () => battle.evolve(null, { type: 'ended', at, reason: 'resigned', winner: 0 })],
  ['solo', () => solo.evolve(null, { type: 'ended', at, reason: 'given-up' })],
  ['flags', () => flags.evolve(null, { type: 'ended', at, reason: 'given-up' })],
  ['party', () => party.evolve(null, { type: 'ended', at, reason: 'stopped' })],
  ['countries', () => countries.evolve(null, { type: 'ended', at, reason: 'given-up' })],
] as const)('E2 a journal of %s that does not begin with its opening is an error', ([, applied]) => {
  expect(applied).toThrow("a journal begins with 'opened', not 'ended'")
})

test.for([
  [
    'no flag 4 in this game',
    () => flags.evolve(new FlagsPlaythrough().state, { type: 'skipped', at, item: 4 }),
  ],
  [
    'no country 4 in this game',
    () => countries.evolve(new CountriesPlaythrough().state, { type: 'named', at, item: 4 }),
  ],
  [
    'no question 10 in this game',
    () => solo.evolve(new SoloPlaythrough().state, { type: 'asked', at, index: 10, allowance: 0 }),
  ],
  [
    'no question 2 in this party',
    () => party.evolve(new PartyPlaythrough().state, { type: 'asked', at, index: 2 }),
  ],
  [
    "'missed' before any question",
    () => solo.evolve(new SoloPlaythrough().state, { type: 'missed', at, index: 0 }),
  ],
] as const)('E2 an event that its game cannot have is an error: %s', ([message, applied]) => {
  expect(applied).toThrow(message)
})

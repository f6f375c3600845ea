import type { CountriesConfig } from '@trivium/rules/modes/countries/events'
import { expect, test } from 'vitest'
import { standings } from './shown.ts'

const config: CountriesConfig = {
  region: 'africa',
  task: 'find',
  shown: 'map',
  hard: false,
  limit: null,
  counts: true,
}
const game = {
  phase: 'playing' as const,
  config,
  found: [
    { place: 'TD', tries: 1 },
    { place: 'ML', tries: 2 },
    { place: 'NE', tries: 3 },
  ],
  missed: ['TG'],
  asked: { item: 4, name: 'Benin', clue: null, wrong: ['GH'] },
}

test('a country stands as it was found', () => {
  expect(standings(game, ['EG'])).toEqual({
    TD: 'found',
    ML: 'found-2',
    NE: 'found-3',
    TG: 'missed',
    EG: 'found',
    GH: 'wrong',
  })
})

test('in a hard game only what was just pointed at in vain is to be seen, and at the end all', () => {
  const hard = { ...game, config: { ...config, hard: true } }
  expect(standings(hard, ['EG'])).toEqual({ GH: 'wrong' })
  expect(standings({ ...hard, phase: 'ended', asked: null })).toEqual({
    TD: 'found',
    ML: 'found-2',
    NE: 'found-3',
    TG: 'missed',
  })
})

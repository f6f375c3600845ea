import { describe, expect, test } from 'vitest'
import type { FlagPlace } from '../../places/catalogue.ts'
import type { Continent } from '../../places/regions.ts'
import { type FlagItemOptions, flagItems } from './flag-items.ts'

const pairs: Record<string, number> = {
  'BE-DE': 2,
  'DE-EE': 4,
  'DE-JP': 1,
  'DE-KR': 6,
  'FI-SE': 20,
  'DK-SE': 20,
  'CN-SE': 20,
}
const groups = [
  ['LU', 'NL'],
  ['AU', 'HM'],
]
const members: [Continent | null, string][] = [
  ['europe', 'BE DE DK EE FI LU NL SE'],
  ['asia', 'CN JP KR LA VN'],
  ['oceania', 'AU NZ'],
  [null, 'AQ HM'],
]

const alikeOf = (id: string): FlagPlace['alike'] =>
  Object.entries(pairs).flatMap(([pair, closeness]) => {
    const other = pair.split('-').filter((place) => place !== id)
    return other.length === 1 ? [{ id: other[0] as string, closeness }] : []
  })

const flags: FlagPlace[] = members.flatMap(([region, ids]) =>
  ids.split(' ').map((id) => ({
    id,
    name: `Name of ${id}`,
    region,
    group: groups.find((group) => group.includes(id))?.filter((other) => other !== id) ?? [],
    alike: alikeOf(id),
  })),
)

const wanted = (changes: Partial<FlagItemOptions> = {}): FlagItemOptions => ({
  flags,
  region: 'all',
  answers: 'choices',
  hard: false,
  seed: 'seed',
  image: (place) => `image-${place.charCodeAt(0) * 100 + place.charCodeAt(1)}`,
  ...changes,
})

/** The items of many games, each with the places of its choices, in their order. */
const games = (changes: Partial<FlagItemOptions> = {}, count = 60) =>
  Array.from({ length: count }, (_, i) => flagItems(wanted({ seed: `game ${i}`, ...changes }))).flatMap(
    (items) => items.map((item) => ({ ...item, of: (item.choices ?? []).map((name) => name.slice(-2)) })),
  )

const wrongFor = (place: string, changes: Partial<FlagItemOptions>): string[][] =>
  games(changes)
    .filter((item) => item.place === place)
    .map(({ of }) => of.filter((other) => other !== place).sort())

const closeness = (a: string, b: string): number => pairs[[a, b].sort().join('-')] ?? Infinity
const couples = (of: readonly string[]): [string, string][] =>
  of.flatMap((a, i) => of.slice(i + 1).map((b): [string, string] => [a, b]))

describe('FL1 the items', () => {
  test.for([
    { region: 'all', size: 17 },
    { region: 'europe', size: 8 },
    { region: 'oceania', size: 2 },
  ] as const)('FL1 of $region are $size flags, each once', ({ region, size }) => {
    const places = flagItems(wanted({ region })).map(({ place }) => place)
    expect(new Set(places).size).toBe(size)
    expect(places.length).toBe(size)
  })

  test('FL1 from a limited set of flags are only those in the region', () => {
    const places = flagItems(wanted({ region: 'asia', only: ['JP', 'DE', 'CN'] })).map(({ place }) => place)
    expect(places.sort()).toEqual(['CN', 'JP'])
  })

  test('FL1 E7 the order follows from the seed', () => {
    const places = (seed: string) => flagItems(wanted({ seed })).map(({ place }) => place)
    expect(places('one')).toEqual(places('one'))
    expect(places('one')).not.toEqual(places('two'))
  })

  test('FL1 accept all places that share the flag, and have the given picture', () => {
    expect(flagItems(wanted({ answers: 'typed', only: ['NL'] }))).toEqual([
      {
        place: 'NL',
        name: 'Name of NL',
        accepts: ['NL', 'LU'],
        image: 'image-7876',
        choices: null,
        right: null,
      },
    ])
  })
})

describe('FL13 choices', () => {
  test('FL13 are four names, each once, with the right one at its index', () => {
    for (const { name, choices, right } of [...games(), ...games({ hard: true })]) {
      expect(new Set(choices).size).toBe(4)
      expect(choices?.[right ?? -1]).toBe(name)
    }
  })

  test('FL13 each of the four positions is equally likely for the right one', () => {
    const counts = [0, 0, 0, 0]
    for (const { right } of games({}, 240)) counts[right ?? 0]! += 1
    for (const count of counts) expect(count / (17 * 240)).toBeCloseTo(0.25, 1)
  })

  test('FL13 never include two that share a flag', () => {
    for (const { of } of [...games(), ...games({ hard: true })])
      for (const group of groups) expect(of.filter((place) => group.includes(place)).length).toBeLessThan(2)
  })

  test('FL13 include no look-alikes, unless the game is hard', () => {
    for (const { of } of games()) for (const [a, b] of couples(of)) expect(closeness(a, b)).toBeGreaterThan(6)
  })

  test('FL13 are from the same continent as far as possible', () => {
    for (const wrong of wrongFor('LA', {}))
      expect(['CN', 'JP', 'KR', 'VN']).toEqual(expect.arrayContaining(wrong))
    for (const wrong of wrongFor('AU', {})) expect(wrong).toContain('NZ')
    for (const wrong of wrongFor('JP', { only: ['JP'] }))
      expect(['CN', 'KR', 'LA', 'VN']).toEqual(expect.arrayContaining(wrong))
  })

  test('FL13 include a flag with the same design from the same continent', () => {
    const wrong = wrongFor('SE', {})
    for (const of of wrong)
      expect(of.filter((place) => ['DK', 'FI'].includes(place)).length).toBeGreaterThan(0)
    expect(wrong.flat()).not.toContain('CN')
    expect(wrong.flat()).toEqual(expect.arrayContaining(['DK', 'FI', 'BE']))
  })

  test('FL13 in the hard game are the closest look-alikes', () => {
    for (const wrong of wrongFor('DE', { hard: true })) expect(wrong).toEqual(['BE', 'EE', 'JP'])
    for (const wrong of wrongFor('SE', { hard: true })) expect(wrong).toEqual(['CN', 'DK', 'FI'])
  })

  test('FL13 in the hard game are filled up from the same continent', () => {
    const wrong = wrongFor('KR', { hard: true })
    for (const of of wrong) {
      expect(of).toContain('DE')
      expect(['CN', 'DE', 'JP', 'LA', 'VN']).toEqual(expect.arrayContaining(of))
    }
  })

  test('FL13 of a flag without a continent are from any continent', () => {
    expect(new Set(wrongFor('AQ', {}).flat()).size).toBeGreaterThan(10)
  })
})

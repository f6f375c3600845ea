import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../places/countries.ts'
import type { SmallWorld } from './small-maps.ts'

const read = (name: string) => readFile(new URL(`../../maps/${name}`, import.meta.url), 'utf8')
const continents = await read('continents.svg')
const text = await read('small-world.json')
const { countries }: SmallWorld = JSON.parse(text)

test('every region has a shape', () =>
  expect([...continents.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'africa',
    'asia',
    'europe',
    'north-america',
    'south-america',
    'oceania',
    'all',
  ]))

test('the small map has every country, as a shape or a dot', () =>
  expect(Object.keys(countries).toSorted()).toEqual(COUNTRIES.map(({ id }) => id).toSorted()))

test.each([
  ['continents.svg', continents, 8_000],
  ['small-world.json', text, 23_000],
])('%s is small', (_, content, most) =>
  expect(gzipSync(content, { level: 9 }).length).toBeLessThanOrEqual(most),
)

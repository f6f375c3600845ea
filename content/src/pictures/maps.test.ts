import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../places/countries.ts'
import { drawMap } from './maps.ts'

const FOLDER = new URL('../../pictures/maps/', import.meta.url)
const names = await readdir(FOLDER)
const codes = names.map((name) => name.slice(0, -'.svg'.length).toUpperCase())

test('most countries have a map, and there are no others', () => {
  const countries = COUNTRIES.map(({ id }) => id)
  expect(codes.filter((code) => !countries.includes(code))).toEqual([])
  expect(codes.length).toBeGreaterThan(145)
})

test('each continent has enough maps for a round', () => {
  for (const region of ['africa', 'asia', 'europe', 'north-america', 'south-america'] as const)
    expect(
      COUNTRIES.filter((country) => country.region === region && codes.includes(country.id)).length,
    ).toBeGreaterThanOrEqual(10)
})

test('a map is small, contains nothing but shapes, and does not tell its country', async () => {
  for (const name of names) {
    const svg = await readFile(new URL(name, FOLDER), 'utf8')
    expect([name, svg.length < 20_000]).toEqual([name, true])
    expect([name, svg.replace(/<[^>]*>/g, '').trim()]).toEqual([name, ''])
    expect([name, / (id|class|style)=|<(?!\/?svg|rect|path)/.test(svg)]).toEqual([name, false])
  }
})

test('a country in the middle of a continent has its neighbours around it', async () => {
  for (const code of ['ly', 'td', 'de', 'cn', 'br', 'kz']) {
    const svg = await readFile(new URL(`${code}.svg`, FOLDER), 'utf8')
    expect([code, svg.split('<path').length > 4]).toEqual([code, true])
  }
})

test('a map is drawn as its file has it; a country that nobody could tell has none', async () => {
  expect(drawMap('PT')).toBe(await readFile(new URL('pt.svg', FOLDER), 'utf8'))
  expect(drawMap('MU')).toBeNull()
  expect(drawMap('TV')).toBeNull()
})

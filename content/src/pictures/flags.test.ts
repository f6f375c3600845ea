import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FLAGS } from '../places/flags.ts'
import { flagSource } from './flag-sources.ts'
import { drawFlag } from './flags.ts'

const FOLDER = new URL('../../pictures/flags/', import.meta.url)
const fileOf = (id: string) => `${id.toLowerCase()}.svg`
const flags = await Promise.all(
  FLAGS.map(async (flag) => ({ ...flag, svg: await readFile(new URL(fileOf(flag.id), FOLDER), 'utf8') })),
)

const SHAPES =
  'svg g defs use path circle ellipse rect clipPath marker linearGradient radialGradient stop'.split(' ')
const LEFTOVERS = /<!|<\?|\s(on\w+|class|style|font-\w+)=|url\((?!#)|href="(?!#)/

/** The places whose picture fails; the pictures themselves are too long to print. */
const failing = (passes: (flag: (typeof flags)[number]) => boolean): string[] =>
  flags.filter((flag) => !passes(flag)).map(({ id }) => id)

/** Attribute values that may contain words; the others contain numbers, colours and path data. */
const wordsOf = (svg: string): string[] =>
  [...svg.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g)]
    .filter(([, name]) => !/^(d|xmlns|transform|gradientTransform|viewBox)$/.test(name ?? ''))
    .flatMap(([, , value]) => (value ?? '').toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length > 1)

test('every flag of the catalogue has a picture, and there are no others', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual(FLAGS.map(({ id }) => fileOf(id)).sort())
  expect(flags).toHaveLength(250)
})

test('all pictures have the same size, so that none stands out', () => {
  const frame =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="480" viewBox="0 0 640 480"( fill="#\w+")?>/
  expect(failing(({ svg }) => frame.test(svg))).toEqual([])
})

test('a picture contains only shapes: no text, no script, nothing external, ids of one letter', () => {
  const elements = (svg: string) => [...svg.matchAll(/<([\w:]+)/g)].map(([, name]) => name ?? '')
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
  expect(failing(({ svg }) => svg.replace(/<[^>]*>/g, '') === '')).toEqual([])
  expect(failing(({ svg }) => !LEFTOVERS.test(svg))).toEqual([])
  expect(failing(({ svg }) => elements(svg).every((name) => SHAPES.includes(name)))).toEqual([])
  expect(failing(({ svg }) => ids(svg).every((id) => /^[a-zA-Z]$/.test(id)))).toEqual([])
})

test('no picture contains a name or code of its place', () => {
  const telling = ({ names, codes }: (typeof flags)[number]) =>
    [...codes, ...names.flatMap((name) => name.split(/\W+/))].map((text) => text.toLowerCase())
  expect(
    failing((flag) => {
      const words = wordsOf(flag.svg)
      return telling(flag).every((text) => !words.includes(text))
    }),
  ).toEqual([])
})

test('a picture is at most 20 kB compressed, and half of them are below half a kB', () => {
  const sizes = flags.map(({ svg }) => gzipSync(svg).length).sort((a, b) => a - b)
  expect(sizes.at(-1)).toBeLessThan(20_000)
  expect(sizes[125]).toBeLessThan(500)
})

test.for(['FR', 'GF', 'MN', 'SH', 'ME'])('the picture of %s is up to date', async (id) => {
  const drawn = drawFlag(await flagSource(id))
  expect(flags.find((flag) => flag.id === id)?.svg === drawn).toBe(true)
})

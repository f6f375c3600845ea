import { createMatcher } from '@trivium/rules/answers/matcher'
import { expect, test } from 'vitest'
import { AMBIGUOUS } from './ambiguous.ts'
import { FLAGS } from './flags.ts'
import { makeCatalogue } from './make.ts'
import { cldrEnglish, cldrNames, isoCodes, isoNames, type ListedName } from './name-lists.ts'
import { readSources } from './sources.ts'

const codes = await isoCodes()
const cldr = (await Promise.all((await cldrEnglish()).map(cldrNames))).flat()
const lists = { 'i18n-iso-countries': await isoNames(), 'cldr-localenames-full, all English': cldr }

const known = new Set(FLAGS.map(({ id }) => id))
const distinct = (names: readonly ListedName[]): ListedName[] => [
  ...new Map(
    names.filter(({ id }) => known.has(id)).map((name) => [`${name.id} ${name.name}`, name]),
  ).values(),
]

type Places = Pick<ReturnType<typeof makeCatalogue>, 'flags' | 'ambiguous'>

/** Counts how many of a list's names are accepted, or asked about because two places share them, and prints the others. */
const fare = (title: string, { flags, ambiguous }: Places, names: readonly ListedName[]) => {
  const matcher = createMatcher(flags, ambiguous)
  const read = distinct(names).map((name) => ({ ...name, match: matcher.match(name.name) }))
  const ids = (match: (typeof read)[number]['match']) =>
    match.kind === 'one' ? [match.id] : match.kind === 'which' ? match.ids : []
  const accepted = read.filter(({ id, match }) => ids(match).includes(id))
  const asked = accepted.filter(({ match }) => match.kind === 'which')
  const missed = read.filter((name) => !accepted.includes(name))
  const told = (part: typeof read) => part.map(({ id, name }) => `${id} '${name}'`).join(', ') || 'none'
  const share = accepted.length / read.length
  console.log(
    `${title}: ${accepted.length} of ${read.length} (${(share * 100).toFixed(1)} %); asked: ${told(asked)}; missed: ${told(missed)}`,
  )
  return { share, wrong: missed.filter(({ match }) => match.kind !== 'none').map(({ name }) => name) }
}

test.for(Object.entries(lists))('all names in %s are accepted for the right place', ([list, names]) => {
  const { share, wrong } = fare(list, { flags: FLAGS, ambiguous: AMBIGUOUS }, names)
  expect(wrong).toEqual([])
  expect(share).toBe(1)
})

test.for(Object.entries(lists))(
  'the handwritten names with CLDR’s main forms cover 95 % of the names in %s',
  async ([list, names]) => {
    const main = (await cldrNames('en')).filter(({ from }) => from === 'CLDR en')
    const places = makeCatalogue(await readSources(), { names: main, codes })
    const { share, wrong } = fare(`${list}, not written from it`, places, names)
    expect(wrong).toEqual([])
    expect(share).toBeGreaterThanOrEqual(0.95)
  },
)

test('areas outside the catalogue are not accepted, not even as typos', () => {
  const matcher = createMatcher(FLAGS, AMBIGUOUS)
  const areas = [
    ...cldr.filter(({ id }) => !known.has(id) && id !== 'DG').map(({ name }) => name),
    'Scotland',
    'Wales',
  ]
  expect(new Set(areas).size).toBeGreaterThan(10)
  for (const area of areas) expect(matcher.match(area), area).toEqual({ kind: 'none' })
})

test.for<[string, string]>([
  ['holland', 'NL'],
  ['burma', 'MM'],
  ['zaire', 'CD'],
  ['swaziland', 'SZ'],
  ['macedonia', 'MK'],
  ['czech republic', 'CZ'],
  ['cote divoire', 'CI'],
  ['turkiye', 'TR'],
  ['uk', 'GB'],
  ['uae', 'AE'],
  ['car', 'CF'],
  ['st barts', 'BL'],
  ['sao tome', 'ST'],
  ['the gambia', 'GM'],
  ['guinea', 'GN'],
  ['republic of iran', 'IR'],
  ['cze', 'CZ'],
  ['do', 'DO'],
])('%s is %s', ([text, id]) => {
  expect(createMatcher(FLAGS, AMBIGUOUS).match(text)).toEqual({ kind: 'one', id, exact: true })
})

import { expect, test } from 'vitest'
import { staleFiles } from '../generated-files.ts'
import { checkPlaces } from './check-places.ts'
import { catalogueFiles } from './files.ts'
import { lintPlaces } from './lint.ts'
import { makeCatalogue } from './make.ts'
import { PLACES, readSources, type Sources } from './sources.ts'

const sources = await readSources()
const lists = {
  names: Object.values(sources.regions).flatMap(({ countries, territories }) =>
    [...countries, ...territories].map((id) => ({ id, name: `Place ${id}`, from: 'here' })),
  ),
  codes: new Map<string, readonly string[]>(),
}

const messages = (changed: Partial<Sources>): string[] => {
  const now = { ...sources, ...changed }
  return lintPlaces(now, makeCatalogue(now, lists)).map(({ file, id, message }) => `${file} ${id} ${message}`)
}

test('the sources are valid, and the generated files are up to date', async () => {
  expect((await checkPlaces({ write: false })).problems).toEqual([])
})

test('a file that does not match the sources is reported', async () => {
  const files = catalogueFiles(makeCatalogue(sources, lists))
  expect(await staleFiles(files, PLACES)).toEqual(['countries.json', 'elsewhere.json', 'flags.json'])
})

test.for<[string, Partial<Sources>, string]>([
  ['unknown code', { groups: [...sources.groups, ['XX', 'YY']] }, 'groups.yaml XX is not in regions.yaml'],
  ['place twice', { groups: [...sources.groups, ['FR', 'AD']] }, 'groups.yaml FR is in two groups'],
  [
    'name of two places',
    { also: { ...sources.also, AD: ['Same'], AE: ['the same'] } },
    "names.yaml AD AE 'Same' is a name of both, but not in ambiguous.yaml",
  ],
  [
    'repeated name',
    { also: { ...sources.also, AD: ['St X', 'Saint X'] } },
    "names.yaml AD 'saintx' is there twice, after normalising",
  ],
  [
    'ambiguous name that is also a name of one place',
    { ambiguous: [{ name: 'Foo', ids: ['AD'] }] },
    "ambiguous.yaml  'Foo' needs two places or more, and must not be a name of one",
  ],
  [
    'missing place',
    { regions: { ...sources.regions, 'nowhere-else': { countries: [], territories: ['AQ'] } } },
    'regions.yaml all has 246 flags, expected 250 and at least 248',
  ],
])('%s is reported', ([, changed, message]) => {
  expect(messages(changed)).toContain(`places/${message}`)
})

test('look-alikes are symmetric and never of the same group', () => {
  const { flags } = makeCatalogue(sources, lists)
  const one = (id: string) => flags.find((flag) => flag.id === id)!
  expect(one('PY').alike.slice(0, 2)).toEqual([
    { id: 'LU', closeness: 0.7 },
    { id: 'NL', closeness: 0.7 },
  ])
  expect(one('LU').alike.map(({ id }) => id)).not.toContain('NL')
  expect(one('LU').group).toEqual(['NL'])
  const broken = flags.map((flag) => (flag.id === 'LU' ? { ...flag, group: [] } : flag))
  const found = lintPlaces(sources, { ...makeCatalogue(sources, lists), flags: broken })
  expect(found.map(({ id, message }) => `${id} ${message}`)).toContain('NL does not list LU as LU lists it')
})

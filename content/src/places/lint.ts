import { normalizeText } from '@trivium/rules/answers/normal-form'
import type { Problem } from '../problem.ts'
import { sharedNames } from './close-names.ts'
import type { Flag } from './flags.ts'
import type { Catalogue } from './make.ts'
import { poolsOf } from './pools.ts'
import { idsOf, type Sources } from './sources.ts'

/** All problems of the sources and of the catalogue generated from them. */
export const lintPlaces = (sources: Sources, catalogue: Catalogue): Problem[] => [
  ...unknownIds(sources),
  ...repeated(idsOf(sources)).map((id) => problem('regions.yaml', id, 'is there twice')),
  ...repeated(sources.groups.flat()).map((id) => problem('groups.yaml', id, 'is in two groups')),
  ...repeatedNames(sources),
  ...poolProblems(catalogue),
  ...sharedProblems(catalogue),
  ...ambiguousProblems(catalogue),
  ...catalogue.flags.flatMap((flag) => relationProblems(flag, catalogue.flags)),
]

const problem = (file: string, id: string, message: string): Problem => ({
  file: `places/${file}`,
  line: 0,
  id,
  message,
})

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
]

const unknownIds = (sources: Sources): Problem[] => {
  const known = new Set(idsOf(sources))
  const named = {
    'names.yaml': [...Object.keys(sources.display), ...Object.keys(sources.also)],
    'groups.yaml': sources.groups.flat(),
    'ambiguous.yaml': sources.ambiguous.flatMap(({ ids }) => ids),
    'alike.yaml': [
      ...sources.pairs.flatMap(({ pair }) => pair),
      ...sources.mirrored.flat(),
      ...sources.families.flat(),
    ],
  }
  return Object.entries(named).flatMap(([file, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => problem(file, id, 'is not in regions.yaml')),
  )
}

const repeatedNames = (sources: Sources): Problem[] =>
  Object.entries(sources.also).flatMap(([id, names]) => {
    const shown = sources.display[id] ? [sources.display[id].name] : []
    return repeated([...shown, ...names].map((name) => normalizeText(name).key)).map((key) =>
      problem('names.yaml', id, `'${key}' is there twice, after normalising`),
    )
  })

const poolProblems = ({ flags, countries }: Catalogue): Problem[] =>
  poolsOf(flags, countries)
    .filter(({ size, planned, needed }) => size !== planned || size < needed)
    .map(({ quiz, region, size, planned, needed }) =>
      problem('regions.yaml', region, `has ${size} ${quiz}, expected ${planned} and at least ${needed}`),
    )

const sharedProblems = ({ flags }: Catalogue): Problem[] => [
  ...sharedNames(flags).map(({ name, ids }) =>
    problem('names.yaml', ids.join(' '), `'${name}' is a name of both, but not in ambiguous.yaml`),
  ),
  ...repeated(flags.map(({ name }) => name)).map((name) =>
    problem('names.yaml', '', `'${name}' is the displayed name of two places`),
  ),
]

const ambiguousProblems = ({ ambiguous, flags }: Catalogue): Problem[] => {
  const borne = new Set(flags.flatMap(({ names }) => names.map((name) => normalizeText(name).key)))
  return ambiguous
    .filter(({ name, ids }) => new Set(ids).size < 2 || borne.has(normalizeText(name).key))
    .map(({ name }) =>
      problem('ambiguous.yaml', '', `'${name}' needs two places or more, and must not be a name of one`),
    )
}

/** Groups and look-alikes are symmetric, and no pair is both. */
const relationProblems = (flag: Flag, flags: readonly Flag[]): Problem[] => {
  const other = (id: string) => flags.find((candidate) => candidate.id === id)
  const oneSided = [
    ...flag.group.filter((id) => !other(id)?.group.includes(flag.id)),
    ...flag.alike
      .filter(({ id, closeness }) => {
        const back = other(id)?.alike.find((alike) => alike.id === flag.id)
        return back?.closeness !== closeness
      })
      .map(({ id }) => id),
  ]
  const both = flag.alike.filter(({ id }) => flag.group.includes(id) || id === flag.id)
  return [
    ...oneSided.map((id) => problem('flags.json', flag.id, `does not list ${id} as ${id} lists it`)),
    ...both.map(({ id }) =>
      problem('alike.yaml', flag.id, `shares its flag with ${id}, so it cannot be a look-alike`),
    ),
  ]
}

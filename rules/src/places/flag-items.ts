import type { FlagItem, FlagsConfig } from '../modes/flags/events.ts'
import { type Random, randomFrom, shuffled } from '../random.ts'
import type { FlagPlace } from './catalogue.ts'
import type { Region } from './regions.ts'

/** What the flags of one game are made of. */
export interface FlagsWanted {
  /** The whole catalogue: wrong choices are drawn from all of it. */
  readonly flags: readonly FlagPlace[]
  readonly region: Region
  readonly answers: FlagsConfig['answers']
  readonly hard: boolean
  readonly seed: string
  /** The address of a place's picture, which says nothing of the place. */
  readonly image: (place: string) => string
  /** Of the region these places alone; absent: all. */
  readonly only?: readonly string[]
}

const WRONG_CHOICES = 3

/** FL13: whether a flag may stand beside those that are choices already. */
type Fits = (flag: FlagPlace, beside: readonly FlagPlace[]) => boolean

const sameFlag = (a: FlagPlace, b: FlagPlace): boolean =>
  a.id === b.id || a.group.includes(b.id) || b.group.includes(a.id)

const alike = (a: FlagPlace, b: FlagPlace): boolean =>
  a.alike.some(({ id }) => id === b.id) || b.alike.some(({ id }) => id === a.id)

const distinct: Fits = (flag, beside) => !beside.some((other) => sameFlag(flag, other))
const unlike: Fits = (flag, beside) => !beside.some((other) => sameFlag(flag, other) || alike(flag, other))

/** The look-alikes of a flag, the closest first, chance between those that are as close. */
const lookAlikes = (flag: FlagPlace, flags: readonly FlagPlace[]): FlagPlace[] => {
  const closeness = new Map(flag.alike.map((other) => [other.id, other.closeness]))
  const distance = ({ id }: FlagPlace): number => closeness.get(id) ?? Infinity
  return flags.filter(({ id }) => closeness.has(id)).sort((a, b) => distance(a) - distance(b))
}

/** FL13: wrong choices for a flag: when hard its look-alikes, then others of its continent, then any. */
const wrongChoices = (
  flag: FlagPlace,
  { flags, hard }: FlagsWanted,
  random: Random,
): readonly FlagPlace[] => {
  const mixed = shuffled(flags, random)
  const near = mixed.filter(({ region }) => region === flag.region && region !== null)
  const candidates = [...(hard ? lookAlikes(flag, mixed) : []), ...near, ...mixed]
  const fits = hard ? distinct : unlike
  const wrong: FlagPlace[] = []
  for (const candidate of candidates)
    if (wrong.length < WRONG_CHOICES && fits(candidate, [flag, ...wrong])) wrong.push(candidate)
  return wrong
}

const choicesOf = (flag: FlagPlace, wanted: FlagsWanted): Pick<FlagItem, 'choices' | 'right'> => {
  if (wanted.answers === 'typed') return { choices: null, right: null }
  const random = randomFrom(`${wanted.seed}:${flag.id}`)
  const choices = shuffled([flag, ...wrongChoices(flag, wanted, random)], random).map(({ name }) => name)
  return { choices, right: choices.indexOf(flag.name) }
}

/** FL1, FL13: the flags of a region in the order that follows from the seed, with their choices. */
export const flagItems = (wanted: FlagsWanted): FlagItem[] => {
  const { flags, region, seed, only, image } = wanted
  const asked = flags.filter(
    (flag) => (region === 'all' || flag.region === region) && (only?.includes(flag.id) ?? true),
  )
  return shuffled(asked, randomFrom(seed)).map((flag) => ({
    place: flag.id,
    name: flag.name,
    accepts: [flag.id, ...flag.group],
    image: image(flag.id),
    ...choicesOf(flag, wanted),
  }))
}

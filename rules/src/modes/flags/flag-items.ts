import { type FlagPlace, HARD_ONLY } from '../../places/catalogue.ts'
import type { Region } from '../../places/regions.ts'
import { type Random, randomFrom, shuffled } from '../../random.ts'
import type { FlagItem, FlagsConfig } from './events.ts'

/** The input for the items of one game. */
export interface FlagItemOptions {
  /** The whole catalogue: wrong choices are picked from all of it. */
  readonly flags: readonly FlagPlace[]
  readonly region: Region
  readonly answers: FlagsConfig['answers']
  readonly hard: boolean
  readonly seed: string
  /** The address of a place's picture, which reveals nothing about the place. */
  readonly image: (place: string) => string
  /** If given, only these places of the region. */
  readonly only?: readonly string[]
}

const WRONG_CHOICES = 3

/** FL13: whether a flag may be added to these choices. */
type Fits = (flag: FlagPlace, beside: readonly FlagPlace[]) => boolean

const sameFlag = (a: FlagPlace, b: FlagPlace): boolean =>
  a.id === b.id || a.group.includes(b.id) || b.group.includes(a.id)

const closeness = (a: FlagPlace, b: FlagPlace): number => {
  const other = a.alike.find(({ id }) => id === b.id) ?? b.alike.find(({ id }) => id === a.id)
  return other?.closeness ?? Infinity
}

const distinct: Fits = (flag, beside) => !beside.some((other) => sameFlag(flag, other))
const easy: Fits = (flag, beside) =>
  distinct(flag, beside) && !beside.some((other) => closeness(flag, other) <= HARD_ONLY)

/**
 * The choices that come first. Hard: look-alikes, closest first. Otherwise: one of the same design from the
 * same continent.
 */
const candidatesOf = (flag: FlagPlace, mixed: readonly FlagPlace[], hard: boolean): readonly FlagPlace[] => {
  const near = mixed.filter(({ region }) => region !== null && region === flag.region)
  const distances = new Map(flag.alike.map(({ id, closeness }) => [id, closeness]))
  const distance = ({ id }: FlagPlace): number => distances.get(id) ?? Infinity
  const lookAlikes = (hard ? mixed : near)
    .filter((other) => distances.has(other.id) && (hard || distance(other) > HARD_ONLY))
    .sort((a, b) => distance(a) - distance(b))
  return [...(hard ? lookAlikes : lookAlikes.slice(0, 1)), ...near, ...mixed]
}

/** FL13: wrong choices for a flag. Ties are random. */
const wrongChoices = (flag: FlagPlace, { flags, hard }: FlagItemOptions, random: Random): FlagPlace[] => {
  const fits = hard ? distinct : easy
  const wrong: FlagPlace[] = []
  for (const candidate of candidatesOf(flag, shuffled(flags, random), hard))
    if (wrong.length < WRONG_CHOICES && fits(candidate, [flag, ...wrong])) wrong.push(candidate)
  return wrong
}

const choicesOf = (flag: FlagPlace, wanted: FlagItemOptions): Pick<FlagItem, 'choices' | 'right'> => {
  if (wanted.answers === 'typed') return { choices: null, right: null }
  const random = randomFrom(`${wanted.seed}:${flag.id}`)
  const choices = shuffled([flag, ...wrongChoices(flag, wanted, random)], random).map(({ name }) => name)
  return { choices, right: choices.indexOf(flag.name) }
}

/** FL1, FL13: the flags of a region in the order that follows from the seed, with their choices. */
export const flagItems = (wanted: FlagItemOptions): FlagItem[] => {
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

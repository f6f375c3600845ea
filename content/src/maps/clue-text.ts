import { type CompassPoint, compassOrder, compassPoint } from './compass.ts'
import type { Measured, Near, Neighbour } from './measurements.ts'
import type { Words } from './words.ts'

/** The facts of one clue. */
export interface Subject {
  readonly measured: Pick<Measured, 'id' | 'km2' | 'largestShare'>
  readonly isCoastal: boolean
  readonly neighbours: readonly Neighbour[]
  /** Enclaves that it surrounds. */
  readonly encloses: readonly string[]
  /** The nearest countries across the sea; empty if it has enough neighbours. */
  readonly near: readonly Near[]
  /** Such as 'the largest country of Africa'. */
  readonly record: string | null
}

/** How another country is named in this one's clue. */
type NameIt = (id: string) => string

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const SIZES: readonly (readonly [km2: number, words: string])[] = [
  [3_000_000, 'One of the largest countries in the world'],
  [1_000_000, 'Very large'],
  [350_000, 'Large'],
  [90_000, 'Of middling size'],
  [20_000, 'Small'],
  [1_000, 'Very small'],
  [0, 'Tiny'],
]

const sizeOf = ({ measured, record }: Subject): string => {
  const words = SIZES.find(([least]) => measured.km2 >= least)?.[1] ?? 'Tiny'
  return `${record === null ? words : `The ${record}`}.`
}

const ONE_ISLAND = 0.88

const whereabouts = ({ measured, neighbours, isCoastal }: Subject, words: Words): string => {
  const { id, largestShare } = measured
  const region = words.regionOf(id)
  const seas = words.seasOf(id)
  if (words.isContinent(id)) return `In ${region}, with the sea all around.`
  if (!isCoastal) return `Landlocked, in ${region}.`
  if (seas.length > 0) return `In ${region}, on ${listed(seas.map((sea) => `the ${sea}`))}.`
  const many = words.isArchipelago(id) || largestShare < ONE_ISLAND
  if (neighbours.length === 0) return `${many ? 'Islands' : 'An island'} in ${region}.`
  return many ? `Islands in ${region}, not all of them its own.` : `Shares an island in ${region}.`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A border that spans at least this angle counts as going around the country, degrees. */
const ROUND = 250

const bordersOf = (subject: Subject, words: Words, nameIt: NameIt): string => {
  const { neighbours, encloses, isCoastal } = subject
  const [only, second] = neighbours
  if (only === undefined) return ''
  if (second === undefined && !isCoastal) return `${capital(nameIt(only.id))} lies all around it.`
  if (second === undefined && only.round >= ROUND)
    return `${capital(nameIt(only.id))} lies around it on all sides but the sea.`
  const around = encloses.length > 0 ? ` It lies around ${listed(encloses.map(nameIt))}.` : ''
  return `Borders ${sided(subject, words, nameIt)}.${around}`
}

const sided = ({ measured, neighbours, encloses }: Subject, words: Words, nameIt: NameIt): string => {
  const sides = new Map<CompassPoint, string[]>()
  for (const { id, offset } of neighbours) {
    if (encloses.includes(id)) continue
    const side = words.sideOf(measured.id, id) ?? compassPoint(offset)
    sides.set(side, [...(sides.get(side) ?? []), nameIt(id)])
  }
  const parts = [...sides]
    .sort(([a], [b]) => compassOrder(a) - compassOrder(b))
    .map(([side, names]) => `${listed(names)} to the ${side}`)
  return listed(parts)
}

const roundedKm = (km: number): number => {
  const step = km < 60 ? 5 : km < 300 ? 10 : km < 1_000 ? 50 : 100
  return Math.max(step, Math.round(km / step) * step)
}

const nearOf = ({ near, neighbours }: Subject, nameIt: NameIt): string => {
  if (near.length === 0) return ''
  const parts = near.map(
    ({ id, km, offset }) =>
      `${nameIt(id)} about ${roundedKm(km).toLocaleString('en-GB')} km to the ${compassPoint(offset)}`,
  )
  return `${neighbours.length === 0 ? 'Nearest countries' : 'Across the sea'}: ${listed(parts)}.`
}

/** Describes where a country is without naming it. */
export const clueText = (subject: Subject, words: Words, nameIt: NameIt): string =>
  [whereabouts(subject, words), sizeOf(subject), bordersOf(subject, words, nameIt), nearOf(subject, nameIt)]
    .filter(Boolean)
    .join(' ')

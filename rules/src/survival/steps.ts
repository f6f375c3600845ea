import type { Millis } from '../game/decider.ts'
import type { SoloConfig } from '../modes/solo/events.ts'
import { type Random, randomFrom } from '../random.ts'

/** V1: a clock for each question, and the first miss ends the run. */
export const SURVIVAL: SoloConfig = { kind: 'survival', clock: 12_000, ends: 'first-miss' }

/** V6: a run in which answers are typed. */
export const TYPED_SURVIVAL: SoloConfig = { ...SURVIVAL, clock: 20_000, answers: 'typed' }

/**
 * V2: questions per step, and the limits of the steps on the rating scale. The first step is open below, the
 * last above.
 */
export const STEP_QUESTIONS = 5
const LOWEST = 800
const STEP_POINTS = 100
export const STEPS = 6

/** V3: the minimum number of questions to pick from; with fewer, runs would be too similar. */
const ENOUGH = 5
/** V4: how far outside the step's band an unseen question may be, in points. */
const REACH = 100

/** Ratings of questions, from `from` up to but not including `to`. */
export interface DifficultyBand {
  readonly from: number
  readonly to: number
}

/** V2: the step of the n-th question of a run, n from 1; the first step is 0. */
export const stepOf = (n: number): number => Math.min(Math.floor((n - 1) / STEP_QUESTIONS), STEPS - 1)

/** V2: the rating band of the n-th question of a run, n from 1. */
export const difficultyBand = (n: number): DifficultyBand => {
  const step = stepOf(n)
  const to = LOWEST + step * STEP_POINTS
  return {
    from: step === 0 ? Number.NEGATIVE_INFINITY : to - STEP_POINTS,
    to: step === STEPS - 1 ? Number.POSITIVE_INFINITY : to,
  }
}

export interface RatedQuestion {
  readonly id: string
  /** Points; first the starting rating of the author's label (QR2), then changed by answers (QR3). */
  readonly rating: number
}

export interface Seen {
  /** Ids of the questions that this run has asked. */
  readonly inRun: ReadonlySet<string>
  /**
   * When the player last saw a question, in any game, ms. Only the period in which it should not come again
   * is included.
   */
  readonly at: ReadonlyMap<string, Millis>
}

/** The order in which `pickForStep` takes its questions: by rating, then by id. */
export const inOrderOfRating = <T extends RatedQuestion>(questions: readonly T[]): readonly T[] =>
  questions.toSorted((one, other) => one.rating - other.rating || (one.id < other.id ? -1 : 1))

/** Distance from the band, in points; 0 inside. */
const distance = ({ from, to }: DifficultyBand, rating: number): number => {
  if (rating < from) return from - rating
  return rating < to ? 0 : rating - to
}

/** The index of the first question whose rating fits; all after it fit too. */
const firstIndex = (ordered: readonly RatedQuestion[], fits: (rating: number) => boolean): number => {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits((ordered[middle] as RatedQuestion).rating)) high = middle
    else low = middle + 1
  }
  return low
}

/** A part of an ordered list, up to but not including `end`. */
interface Part {
  readonly start: number
  readonly end: number
}

type Fits<T> = (question: T) => boolean

/**
 * V3: the part with the questions in the band that fit, or with the five nearest to it, and all that are equally near. Null
 * if none fits within `reach`.
 */
const nearest = <T extends RatedQuestion>(
  ordered: readonly T[],
  band: DifficultyBand,
  fits: Fits<T>,
  reach: number,
): Part | null => {
  let start = firstIndex(ordered, (rating) => rating >= band.from)
  let end = firstIndex(ordered, (rating) => rating >= band.to)
  let found = 0
  const count = (from: number, to: number): void => {
    for (let i = from; i < to && found < ENOUGH; i++) if (fits(ordered[i] as T)) found += 1
  }
  count(start, end)
  while (found < ENOUGH) {
    const [below, above] = [ordered[start - 1]?.rating, ordered[end]?.rating]
    const [down, up] = [below, above].map((rating) =>
      rating === undefined ? Number.POSITIVE_INFINITY : distance(band, rating),
    ) as [number, number]
    const far = Math.min(down, up)
    if (far > reach || far === Number.POSITIVE_INFINITY) break
    const [lower, upper] = [start, end]
    if (below !== undefined && down === far) start = firstIndex(ordered, (rating) => rating >= below)
    if (above !== undefined && up === far) end = firstIndex(ordered, (rating) => rating > above)
    count(start, lower)
    count(upper, end)
  }
  return found === 0 ? null : { start, end }
}

/** So many random tries before the questions that fit are listed: nearly always one is enough. */
const TRIES = 16

/** V5: one of those that fit, each equally likely. */
const anyOf = <T>(ordered: readonly T[], { start, end }: Part, fits: Fits<T>, random: Random): T | null => {
  for (let tries = 0; tries < TRIES; tries++) {
    const one = ordered[start + Math.floor(random() * (end - start))] as T
    if (fits(one)) return one
  }
  const all = ordered.slice(start, end).filter(fits)
  return all[Math.floor(random() * all.length)] ?? null
}

/** The one seen longest ago; of several, the one with the lower id. */
const oldest = <T extends RatedQuestion>(questions: readonly T[], at: Seen['at']): T | null =>
  questions
    .map((item) => ({ item, seen: at.get(item.id) ?? 0 }))
    .sort((a, b) => a.seen - b.seen || (a.item.id < b.item.id ? -1 : 1))[0]?.item ?? null

/**
 * V2 to V5: the n-th question of a run, n from 1: a random one that the player has not seen, as near to the step as
 * possible; if none is left within reach, the one seen longest ago. Null when the run has asked everything. A draw costs
 * the same from a large bank as from a small one.
 *
 * @param ordered as by `inOrderOfRating`
 */
export const pickForStep = <T extends RatedQuestion>(
  ordered: readonly T[],
  n: number,
  seed: string,
  seen: Seen,
): T | null => {
  const band = difficultyBand(n)
  const isLeft = ({ id }: T): boolean => !seen.inRun.has(id)
  const isNew = (one: T): boolean => isLeft(one) && !seen.at.has(one.id)
  const unseen = nearest(ordered, band, isNew, REACH)
  if (unseen !== null) return anyOf(ordered, unseen, isNew, randomFrom(`${seed}:survival:${n}`))
  const left = nearest(ordered, band, isLeft, Number.POSITIVE_INFINITY)
  return left && oldest(ordered.slice(left.start, left.end).filter(isLeft), seen.at)
}

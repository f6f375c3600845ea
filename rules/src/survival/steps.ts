import type { Millis } from '../game/decider.ts'
import type { SoloConfig } from '../modes/solo/events.ts'
import { randomFrom } from '../random.ts'

/** V1: a clock for each question, and the first miss ends the run. */
export const SURVIVAL: SoloConfig = { kind: 'survival', clock: 12_000, ends: 'first-miss' }

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

/** Distance from the band, in points; 0 inside. */
const distance = ({ from, to }: DifficultyBand, rating: number): number => {
  if (rating < from) return from - rating
  return rating < to ? 0 : rating - to
}

/**
 * V3: the questions in the band, or the nearest to it if these are too few; includes all that are equally
 * near.
 */
const nearest = <T extends RatedQuestion>(items: readonly T[], band: DifficultyBand): T[] => {
  const distances = items.map(({ rating }) => distance(band, rating)).sort((a, b) => a - b)
  const far = distances[Math.min(ENOUGH, distances.length) - 1] ?? 0
  return items.filter(({ rating }) => distance(band, rating) <= far)
}

/** The item with the smallest key; of items with equal keys the one with the lower id. */
const least = <T extends RatedQuestion>(items: readonly T[], key: (item: T) => number): T | null => {
  const keyed = items.map((item) => ({ item, key: key(item) }))
  return keyed.sort((a, b) => a.key - b.key || (a.item.id < b.item.id ? -1 : 1))[0]?.item ?? null
}

/**
 * V2 to V5: the n-th question of a run, n from 1: a random one that the player has not seen, as near to the step as
 * possible; if none is left within reach, the one seen longest ago. Null when the run has asked everything.
 */
export const pickForStep = <T extends RatedQuestion>(
  pool: readonly T[],
  n: number,
  seed: string,
  seen: Seen,
): T | null => {
  const band = difficultyBand(n)
  const left = pool.filter(({ id }) => !seen.inRun.has(id))
  const unseen = left.filter(({ id, rating }) => !seen.at.has(id) && distance(band, rating) <= REACH)
  if (unseen.length > 0)
    return least(nearest(unseen, band), ({ id }) => randomFrom(`${seed}:survival:${n}:${id}`)())
  return least(nearest(left, band), ({ id }) => seen.at.get(id) ?? 0)
}

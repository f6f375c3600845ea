import { handlingTime } from '../../forms/shown.ts'
import { POINTS } from './config.ts'
import { answerKey } from './judge.ts'
import { type AskedQuestion, type Given, type PartyState, sidesOf } from './state.ts'

/** PA13, PA30: whether an answer is right, after what the host has judged again. */
export const isRight = (
  { rejudged, closest }: Pick<AskedQuestion, 'rejudged' | 'closest'>,
  given: Given,
): boolean => {
  const { right, answer, distance } = given
  const judged = right || (closest !== null && distance === closest)
  // Choices are never judged again, and this is asked for every seat after every question.
  if (answer.text === undefined && answer.number === undefined) return judged
  return rejudged[answerKey(answer)] ?? judged
}

/** The answer of a side: that of its seat, or the team's current one (PA19). */
export const answerOf = (
  { config }: Pick<PartyState, 'config'>,
  question: AskedQuestion,
  side: number,
): Given | undefined => (config.teams === null ? question.answers : question.teamAnswers)[side]

/**
 * PA14 to PA16, PA33: the points of an answer. With speed, P · (1 - t / 2T): half of the points are left at the end of the time.
 * A wrong answer costs as much as a right one at the end of the time earns, if the party has penalties.
 */
export const pointsOf = (
  { config }: Pick<PartyState, 'config'>,
  question: AskedQuestion,
  given: Given | undefined,
): number => {
  if (given === undefined) return 0
  const full = POINTS[config.scoring]
  const least = question.scoring === 'speed' ? full / 2 : full
  if (!isRight(question, given)) return config.penalty ? -least * question.weight : 0
  const used = Math.min(1, Math.max(0, given.ms / (config.clock + handlingTime(question.item))))
  const earned = question.scoring === 'speed' ? Math.round(full * (1 - used / 2)) : full
  return earned * question.weight
}

/** PA14, PA16: the points of all sides after one more question; nobody has less than 0. The tie-break earns nothing (PA17). */
export const addPoints = (state: PartyState, totals: readonly number[], index: number): number[] => {
  const question = state.asked[index]
  return Array.from({ length: sidesOf(state) }, (_, side) => {
    const before = totals[side] ?? 0
    if (question === undefined || index >= state.items.length) return before
    return Math.max(0, before + pointsOf(state, question, answerOf(state, question, side)))
  })
}

/** PA14: the points of all sides after so many questions, counted from the answers. */
export const recount = (state: PartyState, questions: number): number[] => {
  let totals: number[] = []
  for (let index = 0; index < questions; index++) totals = addPoints(state, totals, index)
  return totals.length === 0 ? Array(sidesOf(state)).fill(0) : totals
}

/** PA30: if no number is right, the closest ones are; null if that does not apply. */
export const closestNumber = (state: PartyState, question: AskedQuestion): number | null => {
  if (question.item.form !== 'number') return null
  let closest = Infinity
  for (let side = 0; side < sidesOf(state); side++) {
    const given = answerOf(state, question, side)
    if (given?.right) return null
    closest = Math.min(closest, given?.distance ?? Infinity)
  }
  return closest === Infinity ? null : closest
}

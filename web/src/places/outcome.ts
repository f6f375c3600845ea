import { kindOfScore, type Outcome } from '../result/outcome.ts'
import { duration } from './duration.ts'

/** A finished flag or country game, with the fields that its result needs. */
export interface PlacesGame {
  /** The number of places in the game. */
  readonly total: number
  readonly score: number
  /** Places that were not found. One found at a later try is not missed, and does not score. */
  readonly missed: number
  /** The game's duration, ms. */
  readonly ms: number
  /** False: only part of a region was played. */
  readonly counts: boolean
  readonly reason: 'completed' | 'time-over' | 'given-up' | 'left'
  readonly settled: boolean
  /** The player's previous best; meaningless before the game is settled. */
  readonly best: { readonly score: number; readonly ms: number } | null
}

export interface PlacesOutcome extends Outcome {
  /** The comparison; empty until it is known. */
  readonly standing: string
}

/** So few places left are worth another try at once. */
const CLOSE = 0.1

const isBetter = ({ score, ms, best }: PlacesGame): boolean =>
  score > 0 && (best === null || score > best.score || (score === best.score && ms < best.ms))

const whyOver = ({ total, missed, ms, reason }: PlacesGame): string => {
  if (missed === 0) return total === 1 ? `Found in ${duration(ms)}.` : `All ${total}, in ${duration(ms)}.`
  if (reason === 'given-up') return `You gave up with ${missed} to go.`
  if (reason === 'time-over') return `Time ran out with ${missed} to go.`
  if (reason === 'left')
    return `Nobody came back for a day. ${missed} ${missed === 1 ? 'was' : 'were'} not found.`
  return missed === 1 ? 'One was missed.' : `${missed} were missed.`
}

const compared = ({ counts, settled, best }: PlacesGame, isBest: boolean): string => {
  if (!counts) return 'Practice leaves your best as it was.'
  if (!settled || best === null) return ''
  return `${isBest ? 'Your best was' : 'Your best is'} ${best.score} in ${duration(best.ms)}.`
}

const WORDS = {
  perfect: 'You got them all!',
  good: 'Well travelled',
  fair: 'Getting around',
  low: 'Room to explore',
  zero: 'Uncharted territory',
} as const

const bestOf = ({ score, best }: PlacesGame): Pick<Outcome, 'kind' | 'verdict'> => {
  if (best === null) return { kind: 'first', verdict: 'First score!' }
  return { kind: 'best', verdict: score > best.score ? `New best: ${score}` : 'Faster than ever' }
}

/** The outcome of a flag or country quiz. */
export const placesOutcome = (game: PlacesGame): PlacesOutcome => {
  const { score, total } = game
  const isBest = game.counts && game.settled && isBetter(game)
  const kind = kindOfScore(score, total)
  const isClose = kind === 'good' && total - score <= CLOSE * total
  const verdict =
    isBest && kind !== 'perfect' ? bestOf(game) : { kind, verdict: isClose ? 'So close' : WORDS[kind] }
  return { ...verdict, line: whyOver(game), standing: compared(game, isBest) }
}

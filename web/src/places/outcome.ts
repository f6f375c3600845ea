import { duration } from './duration.ts'

/** A finished flag or country game, with the fields that its result needs. */
export interface PlacesGame {
  readonly total: number
  /** The number of places in the game. */
  readonly score: number
  /** The game's duration, ms. */
  readonly ms: number
  /** False: only part of a region was played. */
  readonly counts: boolean
  readonly reason: 'completed' | 'time-over' | 'given-up' | 'left'
  readonly settled: boolean
  /** The player's previous best; meaningless before the game is settled. */
  readonly best: { readonly score: number; readonly ms: number } | null
}

export interface PlacesOutcome {
  readonly title: string
  readonly isBest: boolean
  /** Why the game ended. */
  readonly detail: string
  /** The comparison; empty until it is known. */
  readonly standing: string
}

const isBetter = ({ score, ms, best }: PlacesGame): boolean =>
  score > 0 && (best === null || score > best.score || (score === best.score && ms < best.ms))

const whyOver = ({ total, score, reason }: PlacesGame): string => {
  const missing = total - score
  if (missing === 0) return 'You got them all!'
  if (reason === 'given-up') return `You gave up with ${missing} to go.`
  if (reason === 'time-over') return `Time ran out with ${missing} to go.`
  if (reason === 'left') return `Nobody came back for a day. ${missing} were not found.`
  return missing === 1 ? 'One was missed.' : `${missing} were missed.`
}

const compared = ({ counts, settled, best }: PlacesGame, isBest: boolean): string => {
  if (!counts) return 'Practice counts for no score.'
  if (!settled || best === null) return ''
  return `${isBest ? 'Your best was' : 'Your best is'} ${best.score} in ${duration(best.ms)}.`
}

const titleOf = (game: PlacesGame, isBest: boolean): string => {
  if (isBest) return game.best === null ? 'First score!' : 'A new best'
  if (!game.counts) return game.score === game.total ? 'All found' : 'The practice is over'
  return game.score === game.total ? `All ${game.total}` : 'The quiz is over'
}

/** The result of a flag or country game, in words. */
export const placesOutcome = (game: PlacesGame): PlacesOutcome => {
  const isBest = game.counts && game.settled && isBetter(game)
  return {
    title: titleOf(game, isBest),
    isBest,
    detail: whyOver(game),
    standing: compared(game, isBest),
  }
}

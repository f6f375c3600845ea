import type { GameFacts } from './facts.ts'

export const SIGNAL_KINDS = [
  'fast-answers',
  'hard-answers',
  'refused-messages',
  'same-pair',
  'leaving',
  'same-device',
] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** Something that fair players do not do, with its figures. */
export interface Signal {
  readonly kind: SignalKind
  /** The other player of a pair; null if it concerns one player. */
  readonly other: string | null
  /**
   * The strength by which cases are sorted: the number of zeros after the decimal point of the probability
   * that it is chance, at most 30, times its weight (FP11).
   */
  readonly strength: number
  readonly figures: Readonly<Record<string, number>>
  /** The games that show it, newest first. */
  readonly games: readonly string[]
}

/** FP2: the probability of a false signal per examination of somebody at the limit of human ability. */
export const ONE_IN_A_MILLION = 1e-6
/** FP3: the same, one in a billion examinations. */
export const ONE_IN_A_BILLION = 1e-9

const MAX_GAMES_SHOWN = 20

/** The games that `shows` selects, newest first. */
export const gamesShowing = (games: readonly GameFacts[], shows: (game: GameFacts) => boolean): string[] =>
  games
    .filter(shows)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MAX_GAMES_SHOWN)
    .map(({ game }) => game)

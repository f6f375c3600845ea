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

/** Something that people who play fairly do not do, with the figures it was seen by. */
export interface Signal {
  readonly kind: SignalKind
  /** The other player of a pair; null where it is about one player. */
  readonly other: string | null
  /** What orders cases: the zeros of the probability that it is chance, at most 30, by what it is worth (FP11). */
  readonly strength: number
  readonly figures: Readonly<Record<string, number>>
  /** The games that show it, the newest first. */
  readonly games: readonly string[]
}

/** FP2: chance does this to somebody at the limit of what people do once in a million looks. */
export const ONE_IN_A_MILLION = 1e-6
/** FP3: once in a thousand million looks. */
export const ONE_IN_A_BILLION = 1e-9

const MOST_GAMES_SHOWN = 20

/** The games that show something, the newest first. */
export const gamesShowing = (games: readonly GameFacts[], shows: (game: GameFacts) => boolean): string[] =>
  games
    .filter(shows)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_GAMES_SHOWN)
    .map(({ game }) => game)

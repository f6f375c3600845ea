import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { SoloConfig, SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import type { Refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoloSummary } from '../../database/tables/games.ts'
import { withoutQuestions } from '../quiz-versions/full-journal.ts'
import type { QuizVersion } from '../quiz-versions/quiz-version.ts'
import { openSinglePlayer } from '../single-player/open-game.ts'
import type { SoloGames } from './solo-adapter.ts'

/** A daily, Survival run or custom quiz about to be opened. */
export interface SoloOpening {
  readonly id: string
  readonly player: Player & { readonly uid: string }
  readonly config: SoloConfig
  readonly summary: SoloSummary
  /** As in `SinglePlayerOpening`. */
  readonly once: Partial<SoloSummary>
  readonly seed: string
  /** Empty in Survival. */
  readonly items: readonly SoloItem[]
  /** The player-made quiz of the questions, and its owner; the journal refers to it. */
  readonly version?: QuizVersion & { readonly madeBy: string }
  readonly at: Millis
}

/** Opens a game, or returns the one that is already running; refuses as `openSinglePlayer` does. */
export const openSolo = async (
  { db, games }: { readonly db: Kysely<Schema>; readonly games: SoloGames },
  { id, player, config, summary, once, seed, items, version, at }: SoloOpening,
  within?: (tx: Transaction<Schema>) => Promise<Refused | null>,
): Promise<string | Refused> => {
  const first = { type: 'opened', at, seed, players: [player], config, items } as const
  const kept =
    version === undefined ? { opened: first } : { opened: withoutQuestions(first, version), version }
  const opening = { id, mode: 'solo' as const, player, summary, once, ...kept }
  const gameId = await openSinglePlayer<'solo', SoloEvent>(db, opening, within)
  if (gameId === id) games.begin(id, [first])
  return gameId
}

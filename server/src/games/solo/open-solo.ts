import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { SoloConfig, SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoloSummary } from '../../database/tables/games.ts'
import { openSinglePlayer } from '../single-player/open-game.ts'
import { withoutQuestions } from './full-journal.ts'
import type { QuizVersion } from './quiz-version.ts'
import type { SoloGames } from './solo-adapter.ts'

/** A daily, a run of Survival or a custom quiz about to be opened. */
export interface SoloOpening {
  readonly id: string
  readonly player: Player & { readonly uid: string }
  readonly config: SoloConfig
  readonly summary: SoloSummary
  /** As in `OneSeatOpening`. */
  readonly once: Partial<SoloSummary>
  readonly seed: string
  /** None in Survival. */
  readonly items: readonly SoloItem[]
  /** The player-made quiz that the questions are of, and whose it is: the journal refers to it. */
  readonly version?: QuizVersion & { readonly madeBy: string }
  readonly at: Millis
}

/** Opens a game, or answers the one that is running already; null where `within` throws NotOpened. */
export const openSolo = async (
  { db, games }: { readonly db: Kysely<Schema>; readonly games: SoloGames },
  { id, player, config, summary, once, seed, items, version, at }: SoloOpening,
  within?: (tx: Transaction<Schema>) => Promise<void>,
): Promise<string | null> => {
  const first = { type: 'opened', at, seed, players: [player], config, items } as const
  const kept =
    version === undefined ? { opened: first } : { opened: withoutQuestions(first, version), version }
  const opening = { id, mode: 'solo', player, summary, once, ...kept }
  const opened = await openSinglePlayer<SoloEvent>(db, opening, within)
  if (opened === null) return null
  if ('running' in opened) return opened.running
  games.begin(id, [first])
  return id
}

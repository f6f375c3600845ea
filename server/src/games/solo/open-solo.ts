import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { SoloConfig, SoloItem } from '@trivium/rules/modes/solo/events'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoloSummary } from '../../database/tables/games.ts'
import { withoutQuestions } from '../quiz-versions/full-journal.ts'
import type { QuizVersion } from '../quiz-versions/quiz-version.ts'
import type { CountedPlay, OpenSinglePlayer } from '../single-player/open-games.ts'
import { runningGame } from '../single-player/save-result.ts'
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
  readonly play?: CountedPlay
  readonly at: Millis
}

/** The player's unfinished game with these values in its summary; null if there is none. */
export const runningSolo = async (
  { db, games }: { readonly db: Kysely<Schema>; readonly games: SoloGames },
  uid: string,
  about: Partial<SoloSummary>,
): Promise<string | null> => {
  const find = () => runningGame(db, uid, 'solo', about)
  const id = await find()
  return id !== null && (await games.settledMeanwhile([uid])) === 'settled' ? find() : id
}

/** Opens a game, or returns the one that is already running; refuses as `OpenSinglePlayer` does. */
export const openSolo = async (
  { openGame, games }: { readonly openGame: OpenSinglePlayer; readonly games: SoloGames },
  { id, player, config, summary, once, seed, items, version, play, at }: SoloOpening,
): Promise<string | Refused> => {
  const first = { type: 'opened', at, seed, players: [player], config, items } as const
  const kept =
    version === undefined ? { opened: first } : { opened: withoutQuestions(first, version), version }
  const opening = {
    id,
    mode: 'solo' as const,
    player,
    summary,
    once,
    driver: games.process,
    ...kept,
    ...(play && { play }),
  }
  const found = await openGame<'solo'>(opening)
  const isOther = !isRefused(found) && found !== id
  const isFree = isOther && (await games.settledMeanwhile([player.uid])) === 'settled'
  const gameId = isFree ? await openGame<'solo'>(opening) : found
  if (gameId === id) games.begin(id, [first])
  return gameId
}

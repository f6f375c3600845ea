import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { SinglePlayerSummary } from '../../database/tables/games.ts'
import { keepQuizVersion, type QuizVersion } from '../quiz-versions/quiz-version.ts'
import { lockPlayer, runningGame } from './save-result.ts'

/** A single-player game about to be opened. */
export interface SinglePlayerOpening<Event> {
  readonly id: string
  /** Its mode's name in the database. */
  readonly mode: string
  readonly player: Player & { readonly uid: string }
  readonly summary: SinglePlayerSummary
  /** The part of the summary for which a player can have only one unfinished game. */
  readonly once: Partial<SinglePlayerSummary>
  /** The first event of the journal. */
  readonly opened: Event & { readonly at: Millis }
  /** The player-made quiz that the journal refers to, and its owner. */
  readonly version?: QuizVersion & { readonly madeBy: string }
}

/** Thrown by `within` to roll everything back. */
export class NotOpened extends Error {}

/** The first event of the new game, or the id of the player's existing game of this kind. */
export type OneSeatOpened<Event> = { readonly events: Event[] } | { readonly running: string }

/** Rolls the transaction back: another tab, perhaps on another process, was faster. */
class AlreadyRunning extends Error {
  readonly id: string
  constructor(id: string) {
    super('the player already has such a game')
    this.id = id
  }
}

/**
 * Writes game, seat and first event in one transaction; `within` adds changes that must be part of it, or throws
 * NotOpened, which returns null. The player's row is locked first, so that of ten concurrent calls nine find the
 * first one's game.
 */
export const openSinglePlayer = async <Event>(
  db: Kysely<Schema>,
  { id, mode, player, summary, once, opened, version }: SinglePlayerOpening<Event>,
  within: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<OneSeatOpened<Event> | null> => {
  const { at } = opened
  try {
    await db.transaction().execute(async (tx) => {
      // Locked first, as in every settlement.
      if ((await lockPlayer(tx, player.uid)) === null) throw new NotOpened('the player has left')
      const running = await runningGame(tx, player.uid, mode, once)
      if (running !== null) throw new AlreadyRunning(running)
      if (version !== undefined) await keepQuizVersion(tx, version, version.madeBy)
      await tx
        .insertInto('games')
        .values({
          ...{ id, mode, opened_at: at, rated: false, summary: json(summary) as never },
          ...(version && { quiz_id: version.quiz, quiz_version: version.version }),
        })
        .execute()
      await tx
        .insertInto('game_seats')
        .values({ game_id: id, seat: 0, uid: player.uid, opened_at: at })
        .execute()
      await tx
        .insertInto('game_events')
        .values({ game_id: id, seq: 0, at, event: json(opened) as never })
        .execute()
      await within(tx)
    })
    return { events: [opened] }
  } catch (error) {
    if (error instanceof AlreadyRunning) return { running: error.id }
    if (error instanceof NotOpened) return null
    throw error
  }
}

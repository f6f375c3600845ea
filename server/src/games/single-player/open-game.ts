import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { SinglePlayerSummary } from '../../database/tables/games.ts'
import { keepQuizVersion, type QuizVersion } from '../solo/quiz-version.ts'
import { lockPlayer, runningGame } from './save-result.ts'

/** A game of one seat about to be opened. */
export interface SinglePlayerOpening<Event> {
  readonly id: string
  /** Its mode's name in the books. */
  readonly mode: string
  readonly player: Player & { readonly uid: string }
  readonly summary: SinglePlayerSummary
  /** What of the summary a player has one unfinished game of at a time. */
  readonly once: Partial<SinglePlayerSummary>
  /** The first of the journal. */
  readonly opened: Event & { readonly at: Millis }
  /** The player-made quiz that the journal refers to, and whose it is. */
  readonly version?: QuizVersion & { readonly madeBy: string }
}

/** Thrown by `within` to take everything back. */
export class NotOpened extends Error {}

/** The first event of a new game, or the id of the game of this kind that the player had already. */
export type OneSeatOpened<Event> = { readonly events: Event[] } | { readonly running: string }

/** Takes the transaction back: another tab, perhaps by another process, was quicker. */
class AlreadyRunning extends Error {
  readonly id: string
  constructor(id: string) {
    super('the player has such a game')
    this.id = id
  }
}

/**
 * Game, seat and first event in one transaction; `within` adds what must happen together with it, or throws NotOpened,
 * and the answer is null. The player's row is locked first, so that of ten openings at once nine find the first one's game.
 */
export const openSinglePlayer = async <Event>(
  db: Kysely<Schema>,
  { id, mode, player, summary, once, opened, version }: SinglePlayerOpening<Event>,
  within: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<OneSeatOpened<Event> | null> => {
  const { at } = opened
  try {
    await db.transaction().execute(async (tx) => {
      // First, as every settlement does.
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

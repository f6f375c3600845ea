import type { Player } from '@trivium/rules/game/player'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { SinglePlayerMode, StoredEvent, SummaryOf } from '../../database/tables/games.ts'
import { transactionOrRefusal } from '../../database/transaction-or-refusal.ts'
import { keepQuizVersion, type QuizVersion } from '../quiz-versions/quiz-version.ts'
import { lockPlayer, runningGame } from './save-result.ts'

/** A single-player game about to be opened. */
export interface SinglePlayerOpening<Mode extends SinglePlayerMode, Event extends StoredEvent> {
  readonly id: string
  readonly mode: Mode
  readonly player: Player & { readonly uid: string }
  readonly summary: SummaryOf<Mode>
  /** The part of the summary for which a player can have only one unfinished game. */
  readonly once: Partial<SummaryOf<Mode>>
  /** The first event of the journal. */
  readonly opened: Event
  /** The player-made quiz that the journal refers to, and its owner. */
  readonly version?: QuizVersion & { readonly madeBy: string }
}

/**
 * Returns the id of the new game, or of the player's unfinished game of this kind. Writes game, seat and first event in
 * one transaction; `within` adds changes that must be part of it, or refuses. The player's row is locked first, so that
 * of ten concurrent calls nine find the first one's game. Refusals: not-signed-in, if the player has left, and those of
 * `within`.
 */
export const openSinglePlayer = <Mode extends SinglePlayerMode, Event extends StoredEvent>(
  db: Kysely<Schema>,
  { id, mode, player, summary, once, opened, version }: SinglePlayerOpening<Mode, Event>,
  within: (tx: Transaction<Schema>) => Promise<Refused | null> = async () => null,
): Promise<string | Refused> =>
  transactionOrRefusal<string>(db, async (tx) => {
    // Locked first, as in every settlement.
    if ((await lockPlayer(tx, player.uid)) === null) return refused('not-signed-in')
    // Another tab, perhaps on another process, was faster.
    const running = await runningGame(tx, player.uid, mode, once)
    if (running !== null) return running
    if (version !== undefined) await keepQuizVersion(tx, version, version.madeBy)
    const { at } = opened
    await tx
      .insertInto('games')
      .values({
        ...{ id, mode, opened_at: at, rated: false, summary: json(summary) },
        ...(version && { quiz_id: version.quiz, quiz_version: version.version }),
      })
      .execute()
    await tx
      .insertInto('game_seats')
      .values({ game_id: id, seat: 0, uid: player.uid, opened_at: at })
      .execute()
    await tx
      .insertInto('game_events')
      .values({ game_id: id, seq: 0, at, event: json(opened) })
      .execute()
    return (await within(tx)) ?? id
  })

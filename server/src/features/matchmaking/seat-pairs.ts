import type { QueueEntry } from '@trivium/rules/matchmaking/pairing'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import { isStatementError } from '../../database/statement-error.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import { dequeue } from './queries.ts'

/** Matches opened in parallel: a long queue must not keep running matches from the database. */
const MAX_PARALLEL = 4

type Pair = readonly [QueueEntry, QueueEntry]

export interface SeatPairsOptions {
  readonly db: Kysely<Schema>
  readonly log: Logger
  readonly startMatch: StartMatch
  /** Called with players who are not in the queue any more: they have a match. */
  readonly onSeated: (uids: readonly string[]) => void
  /** Called with players who were in the queue, but cannot play: they are out of it. */
  readonly onAbsent: (uids: readonly string[]) => Promise<void>
}

/** A player left the queue between pairing and opening. */
const LEFT_QUEUE = refused('player-gone')

/** Opens a match for each pair, a few at a time. */
export const seatPairs = async (pairs: Iterable<Pair>, options: SeatPairsOptions): Promise<void> => {
  const waiting = [...pairs]
  await Promise.all(Array.from({ length: MAX_PARALLEL }, () => seatNext(waiting, options)))
}

const seatNext = async (waiting: Pair[], options: SeatPairsOptions): Promise<void> => {
  for (let pair = waiting.shift(); pair; pair = waiting.shift())
    try {
      await openMatch([pair[0].uid, pair[1].uid], options)
    } catch (error) {
      // Affects this pair only; later pairs are still seated.
      if (!isStatementError(error)) throw error
      options.log.error({ err: error, uids: pair.map(({ uid }) => uid) }, 'a pair could not be seated')
    }
}

const openMatch = async (uids: readonly [string, string], options: SeatPairsOptions): Promise<void> => {
  const started = await options.startMatch({
    seats: uids,
    rated: true,
    origin: 'queue',
    joined: [],
    within: async (tx) => ((await dequeue(tx, uids)) < 2 ? LEFT_QUEUE : null),
  })
  if (started === LEFT_QUEUE) return
  if (isRefused(started)) await onRefused(started, uids, options)
  else options.onSeated(uids)
}

const onRefused = async (
  { refused: reason, details }: Refused,
  uids: readonly string[],
  { db, log, onAbsent }: SeatPairsOptions,
): Promise<void> => {
  log.warn({ reason, uids }, 'a pair could not be seated')
  const absent = (details?.busy ?? details?.gone ?? []) as string[]
  if (absent.length > 0) await dequeue(db, absent)
  await onAbsent(absent)
}

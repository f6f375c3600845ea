import type { QueueEntry } from '@trivium/rules/matchmaking/pairing'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import { isStatementError } from '../../database/statement-error.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import { LEFT_QUEUE } from '../../games/battle/open-battle.ts'
import { dequeue } from './queries.ts'

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

/** Opens a match for each pair. One that the database refuses does not affect the others. */
export const seatPairs = async (pairs: Iterable<Pair>, options: SeatPairsOptions): Promise<void> => {
  const outcomes = await Promise.allSettled(
    [...pairs].map(([one, other]) => openMatch([one.uid, other.uid], options)),
  )
  const failed = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
  if (failed !== undefined) throw failed.reason
}

const openMatch = async (uids: readonly [string, string], options: SeatPairsOptions): Promise<void> => {
  const { startMatch, log, onSeated } = options
  try {
    const started = await startMatch({
      seats: uids,
      rated: true,
      origin: 'queue',
      joined: [],
      fromQueue: true,
    })
    if (started === LEFT_QUEUE) return
    if (isRefused(started)) await onRefused(started, uids, options)
    else onSeated(uids)
  } catch (error) {
    if (!isStatementError(error)) throw error
    log.error({ err: error, uids }, 'a pair could not be seated')
  }
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

import { SETTLED_AFTER, weekOf } from '@trivium/rules/boards/board'
import { dayAt } from '@trivium/rules/daily/day'
import type { BoardDocument } from '@trivium/wire/documents/board'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import { readAround, readPage, readPlayersOn } from '../../boards/reading.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { pageEnds } from './page-ends.ts'
import { readPeriods, readStanding } from './queries.ts'

/** Rows that are followed live. */
const TOP = 10
const MOST_PERIODS = 60
const DAY = 86_400_000

export type BoardsService = ReturnType<typeof boardsService>

export interface BoardsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly ends: ReturnType<typeof pageEnds>
}

/** Boards as players read them. */
export const boardsService = ({ db, clock, ends }: BoardsDependencies) => ({
  async readBoard(
    uid: string,
    { board, after }: InputOf<'readBoard'>,
  ): Promise<OutputOf<'readBoard'> | Refused> {
    const from = after === undefined ? null : ends.open(after)
    if (after !== undefined && from === null)
      return refused('bad-input', { issues: [{ path: 'after', message: 'No page ends there.' }] })
    const { rows, next } = await readPage(db, board, { after: from, viewer: uid })
    return {
      players: await readPlayersOn(db, board),
      rows: [...rows],
      next: next === null ? null : ends.seal(next),
    }
  },

  async readOwnPlace(uid: string, { board }: InputOf<'readOwnPlace'>): Promise<OutputOf<'readOwnPlace'>> {
    const around = await readAround(db, board, uid)
    const own = around.find(({ isYou }) => isYou) ?? null
    if (own !== null) return { own, around, why: null, missing: 0 }
    const { ratedGames, hasLeft } = await readStanding(db, uid)
    const missing = board.startsWith('elo') ? Math.max(0, SETTLED_AFTER - ratedGames) : 0
    if (hasLeft) return { own, around, why: 'left', missing: 0 }
    return { own, around, why: missing > 0 ? 'not-settled' : 'nothing-yet', missing }
  },

  async readPeriods({ kind, before }: InputOf<'readPeriods'>): Promise<OutputOf<'readPeriods'>> {
    const now = kind === 'daily' ? dayAt(Math.floor(clock.now() / DAY)) : weekOf(clock.now())
    return { now, periods: await readPeriods(db, kind, { before, most: MOST_PERIODS }) }
  },

  /** The best of a board, as everybody sees them. */
  async top(board: string): Promise<BoardDocument> {
    const { rows } = await readPage(db, board, { limit: TOP })
    return { board, players: await readPlayersOn(db, board), top: rows }
  },
})

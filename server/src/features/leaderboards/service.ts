import {
  LEADERBOARD_KINDS,
  LEADERBOARDS,
  leaderboardKey,
  PROVISIONAL_GAMES,
  periodAt,
} from '@trivium/rules/leaderboards/leaderboard'
import type { LeaderboardDocument } from '@trivium/wire/documents/leaderboard'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { BotScoreOf } from '../../bot-scores/bot-scores.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { readProvisional } from '../../leaderboard-entries/provisional.ts'
import { PAGE, readNeighbours, readPage, readPlayerCount } from '../../leaderboard-entries/read-pages.ts'
import type { createPageCursors } from './page-cursors.ts'
import { readEligibility, readPeriods } from './queries.ts'

/** Rows that are updated live. */
const TOP_ROWS = 10
const MAX_PERIODS = 60

export type LeaderboardsService = ReturnType<typeof leaderboardsService>

export interface LeaderboardsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly ends: ReturnType<typeof createPageCursors>
  readonly botScoreOf: BotScoreOf
}

/** Leaderboards as players read them. */
export const leaderboardsService = ({ db, clock, ends, botScoreOf }: LeaderboardsDependencies) => ({
  async readBoard(
    uid: string,
    { board, after }: InputOf<'readBoard'>,
  ): Promise<OutputOf<'readBoard'> | Refused> {
    const from = after === undefined ? null : ends.open(after)
    if (after !== undefined && from === null)
      return refused('bad-input', { issues: [{ path: 'after', message: 'No page ends there.' }] })
    const { rows, next } = await readPage(db, board, { after: from, viewer: uid })
    const room = board === 'elo' && from === null ? PAGE - rows.length : 0
    const players = await readPlayerCount(db, board)
    return {
      players,
      rows: [...rows],
      next: next === null ? null : ends.seal(next),
      provisional: room > 0 ? await readProvisional(db, { viewer: uid, limit: room, at: clock.now() }) : [],
      botScore: players === 0 ? await botScoreOf(board) : null,
    }
  },

  async readFirstBoard(uid: string): Promise<OutputOf<'readFirstBoard'>> {
    for (const kind of LEADERBOARD_KINDS) {
      const { regions, period } = LEADERBOARDS[kind]
      const day = period === 'day' ? periodAt(kind, clock.now()) : null
      const board = leaderboardKey({ kind, region: regions ? 'all' : null, period: day })
      if ((await readPlayerCount(db, board)) > 0) return { kind }
      if (
        kind === 'elo' &&
        (await readProvisional(db, { viewer: uid, limit: 1, at: clock.now() })).length > 0
      )
        return { kind }
    }
    return { kind: 'elo' }
  },

  async readOwnPlace(uid: string, { board }: InputOf<'readOwnPlace'>): Promise<OutputOf<'readOwnPlace'>> {
    const deps = await readNeighbours(db, board, uid)
    const own = deps.find(({ isYou }) => isYou) ?? null
    if (own !== null) return { own, around: deps, why: null, missing: 0 }
    const { ratedGames, hasLeft } = await readEligibility(db, uid)
    const missing = board.startsWith('elo') ? Math.max(0, PROVISIONAL_GAMES - ratedGames) : 0
    if (hasLeft) return { own, around: deps, why: 'left', missing: 0 }
    return { own, around: deps, why: missing > 0 ? 'not-settled' : 'nothing-yet', missing }
  },

  async readPeriods({ kind, before }: InputOf<'readPeriods'>): Promise<OutputOf<'readPeriods'>> {
    return {
      now: periodAt(kind, clock.now()),
      periods: await readPeriods(db, kind, { before, most: MAX_PERIODS }),
    }
  },

  /** The top of a leaderboard, as everybody sees it. */
  async top(board: string): Promise<LeaderboardDocument> {
    const { rows } = await readPage(db, board, { limit: TOP_ROWS })
    return { board, players: await readPlayerCount(db, board), top: rows }
  },
})

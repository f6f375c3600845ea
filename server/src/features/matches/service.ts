import { scoreOf } from '@trivium/rules/modes/battle/state'
import type { Match } from '@trivium/wire/documents/match'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { BattleDriver, Battles } from '../../games/battle/battle-adapter.ts'
import { readRecentMatches } from '../../games/battle/recent-matches.ts'
import type { Hub } from '../../live/hub.ts'
import { matchDocument } from './match-document.ts'
import { noteForgedScore, noteRefusedAnswer, readActiveGame } from './queries.ts'
import type { Rematches } from './rematches.ts'
import { readReview } from './reviews.ts'

export interface MatchesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly games: Battles
  readonly hub: Hub
  readonly rematches: Rematches
}

type Nothing = Record<string, never>

export const matchesService = ({ db, clock, games, hub, rematches }: MatchesDependencies) => {
  const nothing = (answer: Refused | object): Nothing | Refused => (isRefused(answer) ? answer : {})

  return {
    join: async (uid: string, id: string) =>
      nothing(await games.command(id, uid, (seat) => ({ type: 'join', seat }))),

    markNavigated: async (uid: string, id: string) =>
      nothing(await games.command(id, uid, (seat) => ({ type: 'navigate', seat }))),

    async answer(uid: string, id: string, index: number, choice: number): Promise<Nothing | Refused> {
      const done = await games.command(id, uid, (seat) => ({ type: 'answer', seat, index, choice }))
      if (isRefused(done))
        await noteRefusedAnswer(db, { uid, matchId: id, refusal: done.refused, at: clock.now() })
      return nothing(done)
    },

    resign: async (uid: string, id: string) =>
      nothing(await games.command(id, uid, (seat) => ({ type: 'resign', seat }))),

    declineRematch: async (uid: string, id: string) =>
      nothing(await games.command(id, uid, (seat) => ({ type: 'decline-rematch', seat }))),

    offerRematch: (uid: string, id: string) => rematches.offer(uid, id),

    readReview: (uid: string, id: string) => readReview({ db, games }, uid, id),

    readRecentMatches: async (uid: string) => ({ matches: await readRecentMatches(db, uid) }),

    /** The specification's call: returns the score that the server computed. A claim changes nothing. */
    async updatePlayerScore(
      uid: string,
      { matchId, questionIndex, isCorrect }: { matchId: string; questionIndex: number; isCorrect: boolean },
    ): Promise<OutputOf<'updatePlayerScore'> | Refused> {
      const driver = await games.find(matchId)
      if (driver === null) return refused('unknown-match')
      const seat = driver.seatOf(uid)
      if (seat === null) return refused('not-your-match')
      const { state } = driver
      const round = state.rounds[questionIndex]
      const judged =
        round?.closedAt != null && round.answers[seat]?.choice === state.items[questionIndex]?.right
      const agreed = judged === isCorrect
      if (!agreed && isCorrect) await noteForgedScore(db, { uid, matchId, questionIndex, at: clock.now() })
      return { score: scoreOf(state, seat), agreed }
    },

    /** What topic `match` shows this player: their one active match. */
    async active(uid: string): Promise<{ match: Match | null }> {
      const id = await readActiveGame(db, uid)
      const driver = id === null ? null : await games.find(id)
      const seat = driver?.seatOf(uid) ?? null
      if (driver === null || seat === null || driver.state.phase === 'ended') return { match: null }
      return { match: matchDocument(driver.id, driver.state, seat) }
    },

    /** Sends the match document to both players after it may have changed. */
    show(driver: BattleDriver): void {
      for (const seat of [0, 1] as const) {
        const { uid } = driver.state.seats[seat].player
        if (uid === null || !hub.hasSubscribers(uid, 'match')) continue
        const match = driver.state.phase === 'ended' ? null : matchDocument(driver.id, driver.state, seat)
        hub.publish(uid, 'match', { match })
      }
    },
  }
}

export type MatchesService = ReturnType<typeof matchesService>

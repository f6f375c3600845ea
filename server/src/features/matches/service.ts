import { scoreOf } from '@trivium/rules/modes/battle/state'
import type { Match } from '@trivium/wire/documents/match'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { BattleDriver, Battles } from '../../games/battle/battle-adapter.ts'
import { readRecentMatches } from '../../games/battle/recent-matches.ts'
import { findOwnGame } from '../../games/own-game.ts'
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

type Deps = MatchesDependencies

const nothing = (answer: Refused | object): Nothing | Refused => (isRefused(answer) ? answer : {})

type SeatCommand = 'join' | 'decline' | 'navigate' | 'resign' | 'decline-rematch'

const submit = async (
  { games }: Deps,
  uid: string,
  id: string,
  type: SeatCommand,
): Promise<Nothing | Refused> => nothing(await games.command(id, uid, (seat) => ({ type, seat })))

const answer = async (
  { db, clock, games }: Deps,
  uid: string,
  { matchId, index, choice }: InputOf<'answer'>,
): Promise<Nothing | Refused> => {
  const done = await games.command(matchId, uid, (seat) => ({ type: 'answer', seat, index, choice }))
  if (isRefused(done)) await noteRefusedAnswer(db, { uid, matchId, refusal: done.refused, at: clock.now() })
  return nothing(done)
}

/** The specification's call: returns the score that the server computed. A claim changes nothing. */
const updatePlayerScore = async (
  { db, clock, games }: Deps,
  uid: string,
  { matchId, questionIndex, isCorrect }: { matchId: string; questionIndex: number; isCorrect: boolean },
): Promise<OutputOf<'updatePlayerScore'> | Refused> => {
  const own = await findOwnGame(games, uid, matchId)
  if (isRefused(own)) return own
  const { seat } = own
  const { state } = own.driver
  const round = state.rounds[questionIndex]
  const judged = round?.closedAt != null && round.answers[seat]?.choice === state.items[questionIndex]?.right
  const agreed = judged === isCorrect
  if (!agreed && isCorrect) await noteForgedScore(db, { uid, matchId, questionIndex, at: clock.now() })
  return { score: scoreOf(state, seat), agreed }
}

/** What topic `match` shows this player: their one active match. */
const readActive = async ({ db, games }: Deps, uid: string): Promise<{ match: Match | null }> => {
  const id = await readActiveGame(db, uid)
  const driver = id === null ? null : await games.find(id)
  const seat = driver?.seatOf(uid) ?? null
  if (driver === null || seat === null || driver.state.phase === 'ended') return { match: null }
  return { match: matchDocument(driver.id, driver.state, seat) }
}

/** Sends the match document to both players after it may have changed. */
const publish = (hub: Hub, driver: BattleDriver): void => {
  for (const seat of [0, 1] as const) {
    const { uid } = driver.state.seats[seat].player
    if (uid === null || !hub.hasSubscribers(uid, 'match')) continue
    const match = driver.state.phase === 'ended' ? null : matchDocument(driver.id, driver.state, seat)
    hub.publish(uid, 'match', { match })
  }
}

export const matchesService = (deps: Deps) => ({
  join: (uid: string, id: string) => submit(deps, uid, id, 'join'),
  decline: (uid: string, id: string) => submit(deps, uid, id, 'decline'),
  markNavigated: (uid: string, id: string) => submit(deps, uid, id, 'navigate'),
  answer: (uid: string, given: InputOf<'answer'>) => answer(deps, uid, given),
  resign: (uid: string, id: string) => submit(deps, uid, id, 'resign'),
  declineRematch: (uid: string, id: string) => submit(deps, uid, id, 'decline-rematch'),
  offerRematch: (uid: string, id: string) => deps.rematches.offer(uid, id),
  readReview: (uid: string, id: string) => readReview(deps, uid, id),
  readRecentMatches: async (uid: string) => ({ matches: await readRecentMatches(deps.db, uid) }),
  updatePlayerScore: (uid: string, claim: Parameters<typeof updatePlayerScore>[2]) =>
    updatePlayerScore(deps, uid, claim),
  active: (uid: string) => readActive(deps, uid),
  show: (driver: BattleDriver) => publish(deps.hub, driver),
})

export type MatchesService = ReturnType<typeof matchesService>

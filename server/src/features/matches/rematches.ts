import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Battles } from '../../games/battle/battle-adapter.ts'
import { newId, type Random } from '../../random.ts'
import type { AgreedRematches } from './agreed-rematches.ts'
import { readActiveGame } from './queries.ts'

export interface RematchDependencies {
  readonly db: Kysely<Schema>
  readonly games: Battles
  readonly random: Random
  readonly agreed: AgreedRematches
}

/** Nothing is agreed while one of the two is in another match. */
const otherMatch = async (
  { db, games }: RematchDependencies,
  uid: string,
  id: string,
): Promise<Refused | null> => {
  const driver = await games.find(id)
  if (driver === null || driver.seatOf(uid) === null || driver.state.next !== null) return null
  for (const { player } of driver.state.seats) {
    const active = player.uid === null ? null : await readActiveGame(db, player.uid)
    if (active === null || active === id) continue
    return refused(player.uid === uid ? 'active-match' : 'opponent-busy')
  }
  return null
}

const offer = async (
  deps: RematchDependencies,
  uid: string,
  id: string,
): Promise<Record<string, never> | Refused> => {
  const obstacle = await otherMatch(deps, uid, id)
  if (obstacle !== null) return obstacle
  const next = newId(deps.random)
  // Pages switch to the new match as soon as it is agreed, so it must count as pending, not unknown.
  const opened = deps.games.awaitOpening(next)
  try {
    const answer = await deps.games.command(id, uid, (seat) => ({ type: 'offer-rematch', seat, next }))
    // The process that drives the match may have saved the agreement.
    if (isRefused(answer) && answer.refused === 'game-unreachable') deps.agreed.lookLater(id)
    if (isRefused(answer)) return answer
    // Only the offer that completed the agreement opens the match.
    if (answer.driver.state.next !== next) return {}
    const no = await deps.agreed.open(answer.driver)
    if (no === null) return {}
    return refused(no.refused === 'player-gone' ? 'player-gone' : 'opponent-busy')
  } catch (error) {
    // The agreement may have been saved although the reply was lost, or its match could not be opened.
    deps.agreed.lookLater(id)
    throw error
  } finally {
    opened()
  }
}

export type Rematches = ReturnType<typeof rematchService>

/** Both players must agree; then a new match with new questions begins, with both seated. */
export const rematchService = (deps: RematchDependencies) => ({
  offer: (uid: string, id: string) => offer(deps, uid, id),
})

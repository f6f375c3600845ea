import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { BattleDriver, Battles } from '../../games/battle/battle-adapter.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import { newId, type Random } from '../../random.ts'
import { readActiveGame } from './queries.ts'

export interface RematchDependencies {
  readonly db: Kysely<Schema>
  readonly games: Battles
  readonly clock: Clock
  readonly random: Random
  readonly startMatch: StartMatch
}

/** How long an agreement remains valid if a crash kept the match from opening, ms. */
const AGREED_FOR = 60_000

/** Cancels an agreement that cannot be carried out, so that nobody waits for a match that never opens. */
const open = async ({ startMatch }: RematchDependencies, driver: BattleDriver): Promise<Refused | null> => {
  const { state } = driver
  const [first, second] = state.seats
  if (state.next === null || first.player.uid === null || second.player.uid === null) return null
  const uids = [first.player.uid, second.player.uid] as const
  const started = await startMatch({
    id: state.next,
    seats: uids,
    rated: state.rated,
    origin: 'rematch',
    joined: uids,
  })
  if (!isRefused(started)) return null
  await driver.submit({ type: 'cancel-rematch' })
  return started
}

/** If the server was killed between the agreement and the opening, returning players find the match open. */
const resume = async (deps: RematchDependencies, driver: BattleDriver): Promise<void> => {
  const { next, lastAt } = driver.state
  if (next === null || deps.clock.now() - lastAt > AGREED_FOR) return
  if ((await deps.games.find(next)) === null) await open(deps, driver)
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
    if (isRefused(answer)) return answer
    // Only the offer that completed the agreement opens the match.
    if (answer.driver.state.next !== next) return {}
    const no = await open(deps, answer.driver)
    if (no === null) return {}
    return refused(no.refused === 'player-gone' ? 'player-gone' : 'opponent-busy')
  } finally {
    opened()
  }
}

export type Rematches = ReturnType<typeof rematchService>

/** Both players must agree; then a new match with new questions begins, with both seated. */
export const rematchService = (deps: RematchDependencies) => ({
  resume: (driver: BattleDriver) => resume(deps, driver),
  offer: (uid: string, id: string) => offer(deps, uid, id),
})

import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { BattleDriver, Battles } from '../../games/battle/battle-adapter.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import { readActiveGame } from './queries.ts'

export interface AgreedRematchesDependencies {
  readonly db: Kysely<Schema>
  readonly games: Battles
  readonly clock: Clock
  readonly log: Logger
  readonly startMatch: StartMatch
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
  /** A rematch is open that its players may not know of. */
  readonly onFound: (driver: BattleDriver) => void
}

/** How long an agreement remains valid if its match cannot be opened, ms. */
const AGREED_FOR = 60_000
/** So long after an agreement, and after each failure, its match is looked for, ms. */
const LOOK_AFTER = 2_000

/** Opens the matches that players have agreed on: tries again while the database fails, and cancels what cannot be opened. */
export class AgreedRematches {
  readonly #deps: AgreedRematchesDependencies
  /** What stops the wait for the next look at each ended match. */
  readonly #waiting = new Map<string, () => void>()
  #stopping = false

  constructor(deps: AgreedRematchesDependencies) {
    this.#deps = deps
  }

  /** Cancels an agreement that cannot be carried out, so that nobody waits for a match that never opens. */
  async open(driver: BattleDriver): Promise<Refused | null> {
    const { next, seats, rated } = driver.state
    const [first, second] = [seats[0].player.uid, seats[1].player.uid]
    if (next === null || first === null || second === null) return null
    const uids = [first, second] as const
    const { db, startMatch } = this.#deps
    const started = await startMatch({ id: next, seats: uids, rated, origin: 'rematch', joined: uids })
    if (!isRefused(started)) return null
    // Another attempt has opened it: what keeps the players busy is this match.
    if ((await readActiveGame(db, first)) === next) return null
    await driver.submit({ type: 'cancel-rematch' })
    return started
  }

  /** If the server was killed between the agreement and the opening, returning players find the match open. */
  async resume(driver: BattleDriver): Promise<void> {
    if (driver.state.next !== null && !this.#isOld(driver)) await this.#look(driver.id)
  }

  /** The players may have agreed: makes sure, a little later, that their match is open. */
  lookLater(id: string): void {
    if (this.#stopping || this.#waiting.has(id)) return
    const run = () => {
      this.#waiting.delete(id)
      this.#deps.inBackground(this.#look(id), 'could not look for an agreed rematch')
    }
    this.#waiting.set(id, this.#deps.clock.after(LOOK_AFTER, run))
  }

  /** After the next start, players who return find what is agreed by then. */
  stop(): void {
    this.#stopping = true
    for (const cancel of this.#waiting.values()) cancel()
    this.#waiting.clear()
  }

  #isOld({ state }: BattleDriver): boolean {
    return this.#deps.clock.now() - state.lastAt > AGREED_FOR
  }

  async #look(id: string): Promise<void> {
    try {
      if (!(await this.#isDecided(id))) this.lookLater(id)
    } catch (error) {
      this.#deps.log.warn({ err: error, gameId: id }, 'an agreed rematch could not be opened; trying again')
      this.lookLater(id)
    }
  }

  /** Whether the rematch is open, or there is no agreement any more. */
  async #isDecided(id: string): Promise<boolean> {
    const { games, onFound } = this.#deps
    const driver = await games.find(id)
    if (driver === null) return true
    // Nothing is due, but if an event was saved whose reply was lost, the driver learns of it.
    if ((await driver.tick()) === 'unreachable') return false
    const { next } = driver.state
    if (next === null) return true
    const isAwake = games.isAwake(next)
    const open = await games.find(next)
    if (open !== null) {
      if (!isAwake) onFound(open)
    } else if (this.#isOld(driver)) await driver.submit({ type: 'cancel-rematch' })
    else await this.open(driver)
    return true
  }
}

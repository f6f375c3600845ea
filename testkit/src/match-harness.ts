import type { SeatIndex } from '@trivium/rules/modes/battle/events'
import type { OpenDatabase } from '@trivium/server/database/open'
import type { Schema } from '@trivium/server/database/schema'
import { friendsService } from '@trivium/server/features/friends/service'
import { Matchmaking } from '@trivium/server/features/matchmaking/service'
import { type Battle, type Battles, battleAdapter } from '@trivium/server/games/battle/battle-adapter'
import { matchStarter, type StartMatch } from '@trivium/server/games/battle/match-starter'
import { settleBattles } from '@trivium/server/games/battle/settle-battles'
import { createWithdraw, type Withdraw } from '@trivium/server/games/battle/withdraw'
import type { GameListeners } from '@trivium/server/games/game-runner'
import { Games } from '@trivium/server/games/games'
import { Journal } from '@trivium/server/games/journal'
import { Hub } from '@trivium/server/live/hub'
import { loadBank } from '@trivium/server/questions/bank'
import { createQuestionPicker } from '@trivium/server/questions/question-picker'
import { systemRandom } from '@trivium/server/random'
import { createGuest } from '@trivium/server/users/queries'
import { isRefused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type FreshDatabaseOptions, freshDatabase } from './fresh-database.ts'
import { smallBank } from './small-bank.ts'
import { until } from './until.ts'

type Friends = ReturnType<typeof friendsService>

/**
 * Games, queue and invitations over a fresh database, without sessions and network, for tests of the server
 * code that uses them. The clock stands still.
 */
export class MatchHarness {
  readonly clock: FakeClock
  readonly games: Battles
  readonly matchmaking: Matchmaking
  readonly friends: Friends
  readonly withdraw: Withdraw
  readonly #database: OpenDatabase
  readonly #startMatch: StartMatch

  private constructor(database: OpenDatabase, clock: FakeClock) {
    const { db } = database
    const log = pino({ level: 'silent' })
    let epochs = 0
    const epoch = () => `epoch-${epochs++}`
    const listeners: GameListeners<Battle> = { delay: () => 0, onChanged() {}, onWoken() {}, onSettled() {} }
    const settle = settleBattles({
      ...{ db, clock, interval: 0 },
      within: (tx, origin, state) => this.matchmaking.settling(tx, origin, state),
    })
    const mode = battleAdapter(settle)
    this.#database = database
    this.clock = clock
    this.games = new Games({ mode, db, clock, log, epoch, journal: new Journal(db, clock, 0) }, listeners)
    const picker = createQuestionPicker(db)
    const started = matchStarter({ db, clock, random: systemRandom, picker, games: this.games })
    // The bank never changes: it is read when the first match is opened.
    const ready = loadBank(db, smallBank()).then(() => picker.refresh())
    this.#startMatch = async (request) => {
      await ready
      return started(request)
    }
    const hub = new Hub(clock, epoch)
    this.matchmaking = new Matchmaking({
      db,
      clock,
      hub,
      log,
      startMatch: this.#startMatch,
      settledMeanwhile: (uids) => this.games.settledMeanwhile(uids),
      batchInterval: 0,
      tell() {},
      count() {},
      exclusively: (work) => work(),
    })
    const leaveQueue = (uid: string) => this.matchmaking.leave(uid)
    this.friends = friendsService({
      db,
      clock,
      random: systemRandom,
      startMatch: this.#startMatch,
      leaveQueue,
      shown: async () => {},
    })
    this.withdraw = createWithdraw({
      db,
      games: this.games,
      stopWaiting: (uid) => Promise.all([leaveQueue(uid), this.friends.cancelAll(uid)]),
    })
  }

  static async open(options: FreshDatabaseOptions = {}): Promise<MatchHarness> {
    const database = await freshDatabase(options)
    return new MatchHarness(database, fakeClock(undefined, database.isBusy))
  }

  get kind(): OpenDatabase['kind'] {
    return this.#database.kind
  }

  get db(): Kysely<Schema> {
    return this.#database.db
  }

  /** Creates guests with these uids. */
  async guests(...uids: string[]): Promise<void> {
    for (const uid of uids) await createGuest(this.db, uid, this.clock.now())
  }

  /** Opens a rated match as from the queue, in its countdown; returns its id. Throws if it is refused. */
  async match(one: string, other: string, joined: readonly string[] = []): Promise<string> {
    const driver = await this.#startMatch({ seats: [one, other], rated: true, origin: 'queue', joined })
    if (isRefused(driver)) throw new Error(driver.refused)
    return driver.id
  }

  /** Both players join and are present, and the first question is open. */
  async begin(id: string): Promise<void> {
    const driver = await this.games.find(id)
    if (driver === null) throw new Error(`there is no match ${id}`)
    for (const seat of [0, 1] as const) {
      await driver.submit({ type: 'join', seat })
      this.games.subscribe(driver, seat, { send() {} })
    }
    await this.clock.pass(3_000)
    await until(() => driver.state.phase === 'question', 'the first question is open')
  }

  /** A whole match in which the first player answers `right` questions right and the other none; returns its id. */
  async played(one: string, other: string, right: number): Promise<string> {
    const id = await this.match(one, other)
    await this.begin(id)
    const driver = await this.games.find(id)
    for (let index = 0; driver !== null && index < 10; index++) {
      await until(
        () => driver.state.phase === 'question' && driver.state.rounds.length === index + 1,
        'it is asked',
      )
      const answer = driver.state.items[index]?.right ?? 0
      const choices = [index < right ? answer : (answer + 1) % 4, (answer + 1) % 4]
      for (const seat of [0, 1] as SeatIndex[])
        await driver.submit({ type: 'answer', seat, index, choice: choices[seat] ?? 0 })
      await this.clock.pass(2_500)
    }
    await driver?.over
    return id
  }

  async close(): Promise<void> {
    await this.matchmaking.stop()
    await this.games.stop()
    await this.#database.close()
  }
}

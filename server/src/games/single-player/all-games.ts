import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import { DAY } from '@trivium/rules/time'
import type { SinglePlayerEngine } from '@trivium/wire/modes/modes'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely } from 'kysely'
import type { BatchIntervals } from '../../database/batches.ts'
import type { Schema } from '../../database/schema.ts'
import type { GameTypes } from '../game-adapter.ts'
import type { GameListeners, GamesDependencies } from '../game-runner.ts'
import { Games } from '../games.ts'
import { type Countries, countriesAdapter } from '../places/countries-adapter.ts'
import { type Flags, flagsAdapter } from '../places/flags-adapter.ts'
import { eraseUnusedVersions } from '../quiz-versions/unused-versions.ts'
import { settleSolo } from '../solo/settle-solo.ts'
import { type Solo, soloAdapter } from '../solo/solo-adapter.ts'
import { unsettledGames } from '../unsettled.ts'
import { singlePlayerOpener } from './open-games.ts'
import { eraseUnfinished } from './unfinished.ts'

/** The dependencies of all games. */
export type EngineDependencies = Omit<GamesDependencies<GameTypes>, 'mode'>

/** Callbacks for events of single-player games. */
export interface SinglePlayerListeners {
  readonly delay: (uid: string | null) => number
  readonly settled: (uid: string) => void
}

/**
 * Solo games opened at most this long before a start, in ms, are resumed then; older ones when their player
 * returns.
 */
const SOLO_RESUMED_FOR = 2 * DAY

export type SinglePlayerGames = ReturnType<typeof singlePlayerGames>

const listenersOf = ({ delay, settled }: SinglePlayerListeners) =>
  ({
    delay,
    onChanged() {},
    onWoken() {},
    onSettled(_: unknown, { uid }: { readonly uid: string | null }) {
      if (uid !== null) settled(uid)
    },
  }) satisfies GameListeners<Solo> & GameListeners<Flags> & GameListeners<Countries>

const resumeAll = async <T extends GameTypes>(
  db: Kysely<Schema>,
  games: Games<T>,
  mode: string,
  since?: number,
): Promise<void> => {
  if (games.sharing !== null) return games.sharing.adopt(null, since)
  for await (const batch of unsettledGames<T['event']>(db, mode, since)) await games.resume(batch)
}

/** Deletes games abandoned long ago, and quiz versions that no game refers to. */
const eraseAbandoned = async (
  { db, clock, log }: EngineDependencies,
  isAwake: (id: string) => boolean,
): Promise<void> => {
  const games = await eraseUnfinished(db, clock.now() - LIFETIMES.unfinishedGame, isAwake)
  const versions = await eraseUnusedVersions(db)
  if (games + versions > 0)
    log.info({ games, versions }, 'abandoned games and unused quiz versions are deleted')
}

/** The games of every single-player mode. `intervals`: minimum times between transactions, in ms. */
export const singlePlayerGames = (
  engine: EngineDependencies,
  callbacks: SinglePlayerListeners,
  intervals: Pick<BatchIntervals, 'opening' | 'settling'>,
) => {
  const listeners = listenersOf(callbacks)
  const { db, clock } = engine
  const mode = soloAdapter(settleSolo({ db, clock, interval: intervals.settling }))
  const solo = new Games<Solo>({ ...engine, mode }, listeners)
  const flags = new Games<Flags>({ ...engine, mode: flagsAdapter }, listeners)
  const countries = new Games<Countries>({ ...engine, mode: countriesAdapter }, listeners)
  const byEngine = { solo, flags, countries } satisfies Readonly<Record<SinglePlayerEngine, unknown>>
  const all = Object.values(byEngine)

  const resumes = {
    solo: () => resumeAll(db, solo, mode.name, clock.now() - SOLO_RESUMED_FOR),
    // These end automatically after a day without activity, so none is old.
    flags: () => resumeAll(db, flags, flagsAdapter.name),
    countries: () => resumeAll(db, countries, countriesAdapter.name),
  } satisfies Readonly<Record<SinglePlayerEngine, () => Promise<void>>>

  return {
    ...byEngine,
    all,
    /** Opens a game of any of these modes in the database. */
    open: singlePlayerOpener({ db, clock, interval: intervals.opening }),

    get live(): number {
      return all.reduce((live, games) => live + games.live, 0)
    },

    get running(): number {
      return all.reduce((running, games) => running + games.running, 0)
    },

    get ownRunning(): number {
      return all.reduce((running, games) => running + games.ownRunning, 0)
    },

    get settlingBehind(): Millis {
      return Math.max(...all.map((games) => games.settlingBehind))
    },

    async rename(uid: string, player: Partial<Player>): Promise<void> {
      for (const games of all) await games.rename(uid, player)
    },

    /** Resumes the games that had not ended when the server stopped. */
    async resume(): Promise<void> {
      await Promise.all(Object.values(resumes).map((resumeOne) => resumeOne()))
    },

    upkeep: () => eraseAbandoned(engine, (id) => all.some((games) => games.isAwake(id))),

    async stop(): Promise<void> {
      for (const games of all) await games.stop()
    },
  }
}

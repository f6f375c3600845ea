import type { Random } from '@trivium/rules/random'
import type { Child } from '../child.ts'
import type { Scene } from './load.ts'
import type { Processes } from './processes.ts'
import type { ServerProcess } from './server-process.ts'

/** When the server is killed: at any moment, or as soon as a match enters this phase. */
export type KillMoment = 'any' | 'joining' | 'settling'

/** The measurements of one kill and the start after it; times in ms. */
export interface Round {
  readonly live: number
  readonly phases: Scene['phases']
  readonly moment: KillMoment
  /** The server was killed a second time while it was starting. The start after that is measured. */
  readonly killedStarting: boolean
  /** From the start of the process to `/readyz`. */
  readonly ready: number
  /** The same for a server without games, just afterwards. */
  readonly empty: number
  /** From the same start until the first player is back, and until nine in ten are. */
  readonly firstBack: number
  readonly allBack: number
}

export interface RoundContext {
  readonly house: Processes
  readonly load: Child
  readonly port: number
  readonly dataDir: string
  readonly random: Random
  readonly players: number
  /** A kill waits until at least this many matches are in progress. */
  readonly leastLive: number
  /** Starts a server without games alongside this one; returns how long that took, ms. */
  readonly emptyStart: () => Promise<number>
}

/** The server is killed this long after it was ready, ms. */
const KILL_AFTER = { least: 3_000, most: 10_000 }
/** One kill in five is followed by another during the start. */
const KILL_STARTING = { share: 0.2, within: 1_500 }
/** A random moment seldom hits a short phase, so some kills wait for one. */
const MOMENTS: readonly KillMoment[] = ['any', 'any', 'settling', 'any', 'joining', 'any']
const MOMENT_WITHIN = 10_000
const LIVE_WITHIN = 60_000
const BACK_WITHIN = 30_000
const LOOK_EVERY = 50

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const scene = (load: Child): Promise<Scene> => load.ask<Scene>('scene', 'scene')

/** Polls until the scene fits. Throws an error with the last scene if that takes too long. */
export const pollUntil = async (
  load: Child,
  within: number,
  fits: (scene: Scene) => boolean,
): Promise<{ scene: Scene; took: number }> => {
  const from = Date.now()
  for (;;) {
    const seen = await scene(load)
    if (fits(seen)) return { scene: seen, took: Date.now() - from }
    if (Date.now() - from > within) {
      const { connected, live, phases } = seen
      throw new Error(`after ${within} ms: ${JSON.stringify({ connected, live, phases })}`)
    }
    await wait(LOOK_EVERY)
  }
}

const backSince = ({ welcomes }: Scene, at: number): number[] => welcomes.filter((one) => one >= at)

/** Waits for enough matches in progress, then for the moment; returns the number of matches. */
const awaitMoment = async ({ load, leastLive }: RoundContext, which: KillMoment): Promise<number> => {
  const { scene: before } = await pollUntil(load, LIVE_WITHIN, ({ live }) => live >= leastLive)
  if (which !== 'any') {
    const entered = load.ask<boolean>({ tell: which }, 'entered')
    await Promise.race([entered, wait(MOMENT_WITHIN)])
  }
  return before.live
}

const startAgain = async ({ house, port, dataDir, random }: RoundContext) => {
  const killedStarting = random() < KILL_STARTING.share
  if (killedStarting) {
    const starting = house.server(port, dataDir)
    await wait(random() * KILL_STARTING.within)
    await starting.kill()
  }
  return { server: house.server(port, dataDir), killedStarting }
}

/** Waits until the first player and nine in ten are back. Some are always away for other reasons. */
const seeBack = async ({ load, players }: RoundContext, since: number) => {
  const enough = Math.floor(players * 0.9)
  const { scene: seen } = await pollUntil(load, BACK_WITHIN, (one) => backSince(one, since).length >= enough)
  const back = backSince(seen, since).map((at) => at - since)
  return { firstBack: back[0] as number, allBack: back[enough - 1] as number }
}

/** Lets a server that is ready run for a while. */
export const letRun = (random: Random): Promise<void> =>
  wait(KILL_AFTER.least + random() * (KILL_AFTER.most - KILL_AFTER.least))

/** Kills the server at the given moment, starts it again, and lets it run until the next kill is due. */
export const killOnce = async (
  ground: RoundContext,
  running: ServerProcess,
  i: number,
): Promise<[ServerProcess, Round]> => {
  const moment = MOMENTS[i % MOMENTS.length] as KillMoment
  const live = await awaitMoment(ground, moment)
  await running.kill()
  const { phases } = await scene(ground.load)
  const { server, killedStarting } = await startAgain(ground)
  const ready = await server.ready()
  const [back, empty] = await Promise.all([
    seeBack(ground, server.startedAt),
    ground.emptyStart(),
    letRun(ground.random),
  ])
  return [server, { live, phases, moment, killedStarting, ready, empty, ...back }]
}

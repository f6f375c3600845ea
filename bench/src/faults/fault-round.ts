import type { Child } from '../child.ts'
import type { Scene } from '../recovery/load.ts'
import type { Outage } from '../recovery/outages.ts'
import { pollUntil } from '../recovery/rounds.ts'
import type { FaultName } from './scenarios.ts'

/** What one fault did to the players. */
export interface FaultRound {
  readonly fault: FaultName
  /** Matches under way when it began. */
  readonly live: number
  /** How long it lasted, ms. */
  readonly lasted: number
  readonly outages: readonly Outage[]
  /** From the end of the fault until everybody could play, ms; null: never. */
  readonly recovered: number | null
  /** What players saw although it must never happen. */
  readonly breaches: number
  /** Players who could still not play a minute later. */
  readonly stuck: readonly string[]
}

/** Outages that begin this long after a fault still count as its consequence, ms. */
const AFTERMATH = 3_000
const SETTLE = 1_500
const STUCK_AFTER = 60_000
const LIVE_WITHIN = 120_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const allPlay = ({ outages }: Scene): boolean => outages.length === 0

/** Waits until everybody plays again; returns who does not. */
const awaitRecovery = async (load: Child): Promise<readonly string[]> => {
  try {
    await pollUntil(load, STUCK_AFTER, allPlay)
    return []
  } catch {
    const { outages } = await load.ask<Scene>('scene', 'scene')
    return outages.map(({ uid, what }) => `${uid} is stuck: ${what}`)
  }
}

export interface RoundOptions {
  readonly fault: FaultName
  /** Does the fault; resolves when it is over. */
  readonly begin: () => Promise<void>
  readonly load: Child
  readonly leastLive: number
}

/** Does the fault under at least this many live matches, and waits until everybody plays again. */
export const runRound = async ({ fault, begin, load, leastLive }: RoundOptions): Promise<FaultRound> => {
  // After a fault most players are on the processes that it spared.
  load.send('spread')
  await wait(SETTLE)
  const { scene: before } = await pollUntil(
    load,
    LIVE_WITHIN,
    (scene) => scene.live >= leastLive && allPlay(scene),
  )
  const began = Date.now()
  await begin()
  const ended = Date.now()
  await wait(AFTERMATH)
  const stuck = await awaitRecovery(load)
  const outages = await load.ask<Outage[]>({ outagesSince: began }, 'outages')
  const { breaches } = await load.ask<Scene>('scene', 'scene')
  const last = Math.max(ended, ...outages.map(({ to }) => to))
  return {
    fault,
    live: before.live,
    lasted: ended - began,
    outages,
    recovered: stuck.length > 0 ? null : last - ended,
    breaches: breaches - before.breaches,
    stuck,
  }
}

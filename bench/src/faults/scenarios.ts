import type { Random } from '@trivium/rules/random'
import type { Cluster, Links } from '@trivium/testkit/cluster/start-cluster'
import type { SmallDisk } from '@trivium/testkit/small-disk'

/** What a fault is done to. */
export interface Target {
  readonly cluster: Cluster
  readonly random: Random
  /** The number of the process that the fault is done to, if it is done to one. */
  readonly process: number
  /** The disk that PostgreSQL's data is on; null if this user may not mount one. */
  readonly disk: SmallDisk | null
}

/** A fault: begins, lasts, and is over when the promise resolves. */
export type Fault = (target: Target) => Promise<void>

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const PAUSE = 30_000
const CUT = 12_000
const SLOW = { delay: 150, lasts: 12_000 }
const DOWN = 2_000
const WRONG_CLOCK = { offset: 10_000, lasts: 10_000 }
/** How long both versions run after each replacement, ms. */
const SIDE_BY_SIDE = 5_000
/** All processes end in order, and others take their places. */
const REPLACED = 'all processes are replaced, one after the other'
/** Every process begins as the version that OLD names, and is replaced by this one. */
export const UPGRADE = 'an old version is upgraded'
const AHEAD = 'the clock of a process is 10 s ahead'
const FULL = { left: 16_384, lasts: 10_000 }

const linksOf = ({ links }: Cluster, i: number): Links => {
  const found = links[i]
  if (!found) throw new Error('the cluster has no links')
  return found
}

const cut =
  (which: keyof Links): Fault =>
  async ({ cluster, process }) => {
    const link = linksOf(cluster, process)[which]
    link.cut()
    await wait(CUT)
    link.mend()
  }

const replace = async (cluster: Cluster, i: number): Promise<void> => {
  await cluster.stop(i)
  await cluster.start(i)
}

/** Every fault by name. */
export const FAULTS = {
  'kill -9 of a process': async ({ cluster, process }) => {
    await cluster.kill(process)
    await wait(DOWN)
    await cluster.start(process)
  },
  'PostgreSQL restarts': ({ cluster, random }) =>
    cluster.database.restart(random() < 0.5 ? 'SIGINT' : 'SIGQUIT'),
  'NATS restarts': ({ cluster }) => cluster.nats.restart('SIGKILL'),
  'a process is paused for 30 s': async ({ cluster, process }) => {
    cluster.pause(process)
    await wait(PAUSE)
    cluster.resume(process)
  },
  'a process is cut off from NATS': cut('nats'),
  'a process is cut off from PostgreSQL': cut('database'),
  [AHEAD]: async ({ cluster, process }) => {
    await cluster.stop(process)
    await cluster.start(process, { environment: { CLOCK_OFFSET_MS: `${WRONG_CLOCK.offset}` } })
    await wait(WRONG_CLOCK.lasts)
    await replace(cluster, process)
  },
  'the disk is full': async ({ cluster, disk }) => {
    if (disk === null) return
    disk.fill(FULL.left)
    await wait(FULL.lasts)
    disk.free()
    if (!cluster.database.isUp) await cluster.database.restart('SIGINT')
  },
  'the database is slow': async ({ cluster }) => {
    const links = cluster.links.map((_, i) => linksOf(cluster, i).database)
    for (const link of links) link.slow(SLOW.delay)
    await wait(SLOW.lasts)
    for (const link of links) link.slow(0)
  },
  [REPLACED]: async ({ cluster }) => {
    for (const i of cluster.urls.keys()) await replace(cluster, i)
  },
  [UPGRADE]: async ({ cluster }) => {
    for (const i of cluster.urls.keys()) {
      await replace(cluster, i)
      await wait(SIDE_BY_SIDE)
    }
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

/** What an operator does on purpose: no answer may be refused twice meanwhile. */
export const isPlanned = (fault: FaultName): boolean => fault === REPLACED || fault === UPGRADE

/** How much the clocks of the processes differ at most, ms. */
export const clockErrorOf = (fault: FaultName): number => (fault === AHEAD ? WRONG_CLOCK.offset : 0)

const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[]

/** The faults whose names contain one of these words; all without words. */
export const faultsNamed = (words: readonly string[]): readonly FaultName[] =>
  words.length === 0 ? FAULT_NAMES : FAULT_NAMES.filter((name) => words.some((word) => name.includes(word)))

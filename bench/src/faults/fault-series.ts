import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { randomFrom } from '@trivium/rules/random'
import { type Cluster, startCluster } from '@trivium/testkit/cluster/start-cluster'
import type { OldVersion } from '@trivium/testkit/old-version'
import { type SmallDisk, smallDisk } from '@trivium/testkit/small-disk'
import type { Child } from '../child.ts'
import type { LedgerReport } from '../recovery/ledger.ts'
import { Processes } from '../recovery/processes.ts'
import type { SeatedPlayer } from '../recovery/recovery-player.ts'
import { pollUntil } from '../recovery/rounds.ts'
import type { Verdict } from '../recovery/verdict.ts'
import { countLines } from './count-lines.ts'
import { runRound } from './fault-round.ts'
import { formatFaultRound } from './fault-table.ts'
import type { Checked, Results } from './results.ts'
import { clockErrorOf, FAULTS, type FaultName, isPlanned, UPGRADE } from './scenarios.ts'

const PROCESSES = 3
/** A small disk in memory for PostgreSQL's folder, so that a fault can fill it. */
const DISK = { megabytes: 700, settings: ['max_wal_size=64MB', 'min_wal_size=32MB'] }
/** The longest match, and the time that faults give back, ms. */
const ENDS_WITHIN = 240_000
/** The part of the possible matches that is under way when a fault begins. */
const LIVE_SHARE = 0.7
/** A fault begins at any moment within this time, ms. */
const MOMENT = 2_000

export interface SeriesOptions {
  readonly fault: FaultName
  readonly rounds: number
  readonly results: Results
  /** The version that is upgraded. */
  readonly old: OldVersion | null
  /** Whether no further round begins. */
  readonly isStopping: () => boolean
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const runRounds = async (
  { fault, rounds, results, isStopping }: SeriesOptions,
  { cluster, load, disk }: { cluster: Cluster; load: Child; disk: SmallDisk | null },
): Promise<number> => {
  const { seed, players } = results.plan
  let done = 0
  for (let i = results.roundsOf(fault); i < rounds && !isStopping(); i++, done++) {
    const random = randomFrom(`${seed} ${fault} ${i}`)
    const target = { cluster, random, disk, process: Math.floor(random() * PROCESSES) }
    const begin = async () => {
      await wait(random() * MOMENT)
      await FAULTS[fault](target)
    }
    const round = await runRound({ fault, begin, load, leastLive: Math.floor((players / 2) * LIVE_SHARE) })
    results.add({ round })
    console.log(formatFaultRound(round, i))
  }
  return done
}

/** All matches end, and the database agrees with what the players were told. */
const judge = async (
  fault: FaultName,
  { house, load, seated }: { house: Processes; load: Child; seated: readonly SeatedPlayer[] },
) => {
  load.send('wind-down')
  const unended = await pollUntil(load, ENDS_WITHIN, ({ live }) => live === 0).then(
    () => [],
    (error: Error) => [`matches that did not end ${error.message}`],
  )
  const report = await load.ask<LedgerReport>('report', 'report')
  load.send('stop')
  await load.ended()
  const order = { players: seated.map(({ uid }) => uid), report, starts: [], clockError: clockErrorOf(fault) }
  const { figures, faults } = await house.does<Verdict>('./verify.ts', [], 'verdict', order)
  const acknowledged = report.acknowledged.length
  return {
    figures: { acknowledged, ...figures, 'refused twice': report.refusedTwice.length },
    violations: [...unended, ...report.breaches, ...faults, ...(isPlanned(fault) ? report.refusedTwice : [])],
  }
}

const isUpgrade = ({ fault }: SeriesOptions): boolean => fault === UPGRADE

/** This version would migrate the database of the old one before its time. */
const prepareOf = (options: SeriesOptions): string =>
  isUpgrade(options) && options.old !== null
    ? pathToFileURL(join(options.old.folder, 'bench/src/recovery/prepare.ts')).href
    : './prepare.ts'

const underLoad = async (
  options: SeriesOptions,
  cluster: Cluster,
  disk: SmallDisk | null,
): Promise<Pick<Checked, 'rounds' | 'figures' | 'violations'>> => {
  const { players, seed } = options.results.plan
  const house = new Processes()
  // The programs that prepare and check the database read its address there.
  process.env.DATABASE_URL = cluster.database.url
  try {
    const seated = await house.does<SeatedPlayer[]>(prepareOf(options), [`${players}`, '0'], 'seated')
    const load = house.stays('./load.ts')
    load.send({ order: { url: cluster.url, seed: `${seed} ${options.fault}`, seated } })
    const rounds = await runRounds(options, { cluster, load, disk })
    return { rounds, ...(await judge(options.fault, { house, load, seated })) }
  } finally {
    house.clear()
  }
}

/** Goes through the missing rounds of one fault with one cluster, and checks at its end that nothing was lost. */
export const runSeries = async (options: SeriesOptions): Promise<void> => {
  const { fault, results } = options
  const { onLine, lines } = countLines()
  const disk = smallDisk(DISK.megabytes)
  try {
    const cluster = await startCluster({
      processes: PROCESSES,
      linked: true,
      // Players at home, each behind an address of their own, which limits count by.
      trustsClients: true,
      environment: { LOG_LEVEL: 'warn' },
      onLine,
      ...(isUpgrade(options) &&
        options.old !== null && { main: join(options.old.folder, 'server/src/main.ts') }),
      ...(disk && { postgres: { folder: disk.folder, settings: DISK.settings } }),
    })
    try {
      const checked = await underLoad(options, cluster, disk)
      results.add({ checked: { fault, ...checked, lines: lines() } })
    } finally {
      await cluster.close()
    }
  } finally {
    disk?.remove()
  }
}

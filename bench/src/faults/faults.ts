import { randomFrom, shuffled } from '@trivium/rules/random'
import { type Cluster, startCluster } from '@trivium/testkit/cluster/start-cluster'
import { type SmallDisk, smallDisk } from '@trivium/testkit/small-disk'
import type { Child } from '../child.ts'
import type { LedgerReport } from '../recovery/ledger.ts'
import { Processes } from '../recovery/processes.ts'
import type { SeatedPlayer } from '../recovery/recovery-player.ts'
import { formatLedger } from '../recovery/report.ts'
import { letRun, pollUntil } from '../recovery/rounds.ts'
import type { Verdict } from '../recovery/verdict.ts'
import { countLines } from './count-lines.ts'
import { type FaultRound, runRound } from './fault-round.ts'
import { faultTable, formatFaultRound } from './fault-table.ts'
import { type FaultName, faultsNamed } from './scenarios.ts'

const PROCESSES = 3
/** PostgreSQL's folder, in memory, so that it can be filled. */
const DISK = { megabytes: 700, settings: ['max_wal_size=64MB', 'min_wal_size=32MB'] }
/** The longest match, and the time that faults give back, ms. */
const ENDS_WITHIN = 240_000

interface Plan {
  readonly rounds: number
  readonly players: number
  readonly seed: string
  readonly faults: readonly FaultName[]
}

/** The faults in the order of the rounds: each equally often, mixed. */
const orderOf = ({ rounds, seed, faults }: Plan): readonly FaultName[] =>
  shuffled(
    faults.flatMap((fault) => Array<FaultName>(rounds).fill(fault)),
    randomFrom(seed),
  )

const runRounds = async (
  plan: Plan,
  ground: { cluster: Cluster; load: Child; disk: SmallDisk | null },
): Promise<FaultRound[]> => {
  const { cluster, load, disk } = ground
  const random = randomFrom(`${plan.seed} rounds`)
  const leastLive = Math.floor(plan.players * 0.35)
  const done: FaultRound[] = []
  for (const [i, fault] of orderOf(plan).entries()) {
    const target = { cluster, random, disk, process: Math.floor(random() * PROCESSES) }
    const round = await runRound(fault, target, load, leastLive)
    done.push(round)
    console.log(formatFaultRound(round, i))
    await letRun(random)
  }
  return done
}

/** All matches end, and the database agrees with what the players were told. */
const judge = async (house: Processes, load: Child, seated: readonly SeatedPlayer[]) => {
  load.send('wind-down')
  const unended = await pollUntil(load, ENDS_WITHIN, ({ live }) => live === 0).then(
    () => [],
    (error: Error) => [`matches that did not end ${error.message}`],
  )
  const report = await load.ask<LedgerReport>('report', 'report')
  load.send('stop')
  await load.ended()
  const order = { players: seated.map(({ uid }) => uid), report, starts: [] }
  const verdict = await house.does<Verdict>('./verify.ts', [], 'verdict', order)
  console.log(`\n${formatLedger(report, verdict).join('\n')}`)
  return [...unended, ...report.breaches, ...verdict.faults]
}

const underLoad = async (plan: Plan, cluster: Cluster, disk: SmallDisk | null): Promise<string[]> => {
  const house = new Processes()
  // The programs that prepare and check the database read its address there.
  process.env.DATABASE_URL = cluster.database.url
  try {
    const seated = await house.does<SeatedPlayer[]>('./prepare.ts', [`${plan.players}`, '0'], 'seated')
    const load = house.stays('./load.ts')
    load.send({ order: { url: cluster.url, seed: plan.seed, seated } })
    const rounds = await runRounds(plan, { cluster, load, disk })
    const faults = await judge(house, load, seated)
    console.log(`\n${faultTable(rounds).join('\n')}\n`)
    return [...rounds.flatMap(({ stuck }) => stuck), ...faults]
  } finally {
    house.clear()
  }
}

/**
 * `npm run bench faults -- [rounds] [players] [words of the faults' names …]`; `SEED` repeats a run. Fails if anything
 * that was acknowledged is lost, anything happens twice, or anybody is stuck.
 */
export const faults = async (rounds = 2, players = 120, words: readonly string[] = []): Promise<void> => {
  const seed = process.env.SEED ?? Math.random().toString(36).slice(2, 10)
  const disk = smallDisk(DISK.megabytes)
  const chosen = faultsNamed(words).filter((name) => disk !== null || !name.includes('disk'))
  console.log(`${PROCESSES} processes, ${players} players, seed ${seed}\n`)
  const { onLine, lines } = countLines()
  const cluster = await startCluster({
    processes: PROCESSES,
    linked: true,
    environment: { LOG_LEVEL: 'warn' },
    onLine,
    ...(disk && { postgres: { folder: disk.folder, settings: DISK.settings } }),
  })
  try {
    const found = await underLoad({ rounds, players, seed, faults: chosen }, cluster, disk)
    for (const [line, n] of lines()) console.log(`server: ${n} × ${line}`)
    for (const fault of found) console.error(`fault: ${fault}`)
    console.log(found.length === 0 ? '\nnothing lost' : `\n${found.length} faults`)
    if (found.length > 0) process.exitCode = 1
  } finally {
    await cluster.close()
    disk?.remove()
  }
}

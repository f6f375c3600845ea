import { readdirSync } from 'node:fs'
import { type Cluster, startCluster } from '@trivium/testkit/cluster/start-cluster'
import { type Child, start } from '../child.ts'
import type { LoadReport } from '../duels/load.ts'
import { processTimes } from '../processor-time.ts'
import { Processes } from '../recovery/processes.ts'
import type { SeatedPlayer } from '../recovery/recovery-player.ts'

interface Measured {
  readonly processes: number
  readonly players: number
  readonly load: LoadReport
  readonly rate: number
  /** Processor time per answer, µs: of all servers together, of NATS, of PostgreSQL. */
  readonly cpu: number
  readonly nats: number
  readonly database: number
}

/** New players per second. */
const ENTRY_RATE = 100
/** Until the first matches are under way everywhere, ms. */
const WARM_UP = 20_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The processor time of a process and everything that it started, ms. */
const timesBelow = (pid: number): number => {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0)
    .map((one) => ({ pid: one, times: processTimes(one) }))
  const sum = (parent: number): number =>
    all
      .filter(({ times }) => times?.parent === parent)
      .reduce((total, { pid: child, times }) => total + (times?.own ?? 0) + sum(child), 0)
  return sum(pid)
}

const timesOf = ({ urls, pid, nats, database }: Cluster) => ({
  at: performance.now(),
  servers: urls.reduce((total, _, i) => total + (processTimes(pid(i))?.own ?? 0), 0),
  nats: timesBelow(nats.pid),
  // Connections are processes of their own, and stay as long as the servers.
  database: timesBelow(database.pid),
})

const enterPlayers = async (house: Processes, cluster: Cluster, players: number): Promise<Child> => {
  // The program that prepares the database reads its address there.
  process.env.DATABASE_URL = cluster.database.url
  const seated = await house.does<SeatedPlayer[]>('./prepare.ts', [`${players}`, '0'], 'seated')
  const load = start('./duels/load.ts', [])
  const bearers = seated.map(({ token }) => token)
  // Neighbours meet, and are on different processes.
  load.send({ order: { url: cluster.url, urls: cluster.urls, protocol: 'trivium', bearers } })
  await load.ask({ enter: players, rate: ENTRY_RATE }, 'entered')
  return load
}

const measure = async (processes: number, players: number, seconds: number): Promise<Measured> => {
  const house = new Processes()
  const cluster = await startCluster({
    processes,
    environment: { LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '2', REFUSE_OVERLOAD: '0' },
  })
  try {
    const load = await enterPlayers(house, cluster, players)
    await wait(WARM_UP)
    load.send('begin')
    const before = timesOf(cluster)
    await wait(seconds * 1_000)
    const report = await load.ask<LoadReport>('report', 'report')
    const after = timesOf(cluster)
    load.send('stop')
    await load.ended()
    const perAnswer = (used: number): number => (used * 1_000) / report.answers
    return {
      processes,
      players,
      load: report,
      rate: (report.answers * 1_000) / (after.at - before.at),
      cpu: perAnswer(after.servers - before.servers),
      nats: perAnswer(after.nats - before.nats),
      database: perAnswer(after.database - before.database),
    }
  } finally {
    house.clear()
    await cluster.close()
  }
}

const micros = (value: number): string => `${value.toFixed(0)} µs`

/** The table, in Markdown; each row against the first, whose processes have as many players each. */
const table = (rows: readonly Measured[]): string[] => [
  '| processes | players | answers/s | CPU an answer, servers | ratio | NATS | PostgreSQL | p50 | p99 | matches | refused |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ processes, players, load, rate, cpu, nats, database }) =>
      `| ${[
        processes,
        players,
        rate.toFixed(0),
        micros(cpu),
        `${(cpu / (rows[0]?.cpu ?? cpu)).toFixed(2)} ×`,
        micros(nats),
        micros(database),
        `${load.p50.toFixed(1)} ms`,
        `${load.p99.toFixed(1)} ms`,
        load.finished / 2,
        JSON.stringify(load.refusals),
      ].join(' | ')} |`,
  ),
]

/**
 * `npm run bench cluster -- [players of each process] [seconds] [processes …]`: duels whose players are on different processes.
 * An operator adds a process when one is full, so each row has as many players a process as the others.
 */
export const cluster = async (
  players = 300,
  seconds = 60,
  counts: readonly number[] = [1, 2, 3],
): Promise<void> => {
  const rows: Measured[] = []
  for (const processes of counts) {
    rows.push(await measure(processes, processes * players, seconds))
    console.log(`measured ${processes}`)
  }
  console.log(`\n${players} players a process, ${seconds} s measured\n\n${table(rows).join('\n')}`)
}

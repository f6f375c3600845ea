import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomFrom } from '@trivium/rules/random'
import { freePort } from '../free-port.ts'
import type { LedgerReport } from './ledger.ts'
import { Processes } from './processes.ts'
import type { SeatedPlayer } from './recovery-player.ts'
import { added, formatLedger, formatRound, formatTimes, slowStart } from './report.ts'
import { killOnce, letRun, pollUntil, type Round } from './rounds.ts'
import type { Verdict } from './verdict.ts'

/** The time limit of the whole run, ms. */
const AT_MOST = 10 * 60_000
/**
 * The longest match: joining 10 s, getting ready 3 s, ten questions of at most 17.5 s, and the time that
 * restarts give back.
 */
const ENDS_WITHIN = 200_000
const LIVE = 200
/** Until the first players are in their matches, ms. */
const LIVE_WITHIN = 60_000

/**
 * Measures the start of a server without games, on a separate folder; it is killed like the other one. On
 * PostgreSQL there is no second database, so it is measured only once, before the first player connects.
 */
const emptyStarts = async (house: Processes, dataDir: string) => {
  const port = await freePort()
  await house.does('./prepare.ts', ['0', '0', dataDir], 'seated')
  const startOnce = async (): Promise<number> => {
    const server = house.server(port, dataDir)
    const ready = await server.ready()
    await server.kill()
    return ready
  }
  if (process.env.DATABASE_URL === undefined) return startOnce
  const before = await startOnce()
  return () => Promise.resolve(before)
}

interface Plan {
  readonly rounds: number
  readonly players: number
  readonly seed: string
  readonly dataDir: string
  readonly emptyStart: () => Promise<number>
}

const underLoad = async (
  house: Processes,
  { rounds, players, seed, dataDir, emptyStart }: Plan,
): Promise<string[]> => {
  const port = await freePort()
  const seated = await house.does<SeatedPlayer[]>('./prepare.ts', [`${players}`, '0', dataDir], 'seated')
  let server = house.server(port, dataDir)
  await server.ready()
  const load = house.stays('./load.ts')
  load.send({ order: { url: `http://127.0.0.1:${port}`, seed, seated } })
  const leastLive = Math.min(LIVE, Math.floor(players * 0.4))
  const ground = { house, load, port, dataDir, random: randomFrom(seed), players, leastLive, emptyStart }
  const done: Round[] = []
  const starts: number[] = []
  await pollUntil(load, LIVE_WITHIN, ({ live }) => live >= leastLive)
  await letRun(ground.random)
  for (let i = 0; i < rounds; i++) {
    const [next, round] = await killOnce(ground, server, i)
    server = next
    done.push(round)
    starts.push(server.startedAt)
    console.log(formatRound(round, i))
  }
  load.send('wind-down')
  const { took } = await pollUntil(load, ENDS_WITHIN, ({ live }) => live === 0)
  const report = await load.ask<LedgerReport>('report', 'report')
  load.send('stop')
  await load.ended()
  await server.stop()
  const order = { players: seated.map(({ uid }) => uid), report, starts, clockError: 0 }
  const verdict = await house.does<Verdict>('./verify.ts', [dataDir], 'verdict', order)
  console.log(`\n${[...formatTimes(done), ...formatLedger(report, verdict)].join('\n')}`)
  console.log(`every match had ended ${(took / 1_000).toFixed(0)} s after the last round`)
  return [...report.breaches, ...verdict.faults, ...slowStart(added(done), LIVE)]
}

/** Measures how much the number of games alone adds to a start: many games, no players. */
const manyGames = async (house: Processes, games: number, plan: Plan): Promise<string[]> => {
  const { dataDir, emptyStart } = plan
  await house.does('./prepare.ts', ['0', `${games}`, dataDir], 'seated')
  const empty = await emptyStart()
  const server = house.server(await freePort(), dataDir)
  const ready = await server.ready()
  await server.kill()
  console.log(`${games} live games: ready after ${ready} ms, empty ${empty} ms`)
  return slowStart(ready - empty, games)
}

/** `npm run bench recovery -- [rounds] [players] [games]`; `SEED` repeats a run, `DATABASE_URL` uses a PostgreSQL server. */
export const recovery = async (rounds = 25, players = 480, games = 5_000): Promise<void> => {
  const seed = process.env.SEED ?? Math.random().toString(36).slice(2, 10)
  const house = new Processes()
  const dataDir = mkdtempSync(join(tmpdir(), 'trivium-recovery-'))
  const tooLong = setTimeout(() => {
    console.error(`not done after ${AT_MOST / 60_000} minutes`)
    process.exit(1)
  }, AT_MOST)
  process.once('exit', () => {
    house.clear()
    // A process that was just killed may still be writing.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  })
  process.once('SIGINT', () => process.exit(1))
  process.once('SIGTERM', () => process.exit(1))
  console.log(`${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${players} players, seed ${seed}\n`)
  try {
    const emptyStart = await emptyStarts(house, join(dataDir, 'empty'))
    const plan = { rounds, players, seed, emptyStart }
    const faults = await underLoad(house, { ...plan, dataDir: join(dataDir, 'load') })
    // This needs a database without other games. A PostgreSQL server already contains those of the run.
    if (games > 0 && !process.env.DATABASE_URL)
      faults.push(...(await manyGames(house, games, { ...plan, dataDir: join(dataDir, 'many') })))
    for (const [complaint, n] of house.complaints) console.log(`server: ${n} × ${complaint}`)
    for (const fault of faults) console.error(`fault: ${fault}`)
    console.log(faults.length === 0 ? '\nnothing lost' : `\n${faults.length} faults`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    clearTimeout(tooLong)
    house.clear()
  }
}

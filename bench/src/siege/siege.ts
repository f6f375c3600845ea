import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, start } from '../child.ts'
import type { Usage } from '../usage.ts'
import type { HonestReport } from './honest.ts'
import type { HostileReport } from './hostile.ts'

const HOSTILE_ADDRESSES = 10
const SOLO = 20
/** Until the first matches are under way, ms. */
const WARM_UP = 20_000
const MUST = 2

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * What honest players saw, and how busy the server was: its main thread and all of its threads, as shares of
 * a core.
 */
interface Measured extends HonestReport {
  readonly main: number
  readonly cpu: number
  readonly memory: number
}

const measure = async (honest: Child, server: Child, seconds: number): Promise<Measured> => {
  honest.send('begin')
  const before = await server.ask<Usage>('usage', 'usage')
  await wait(seconds * 1_000)
  const after = await server.ask<Usage>('usage', 'usage')
  const report = await honest.ask<HonestReport>('report', 'report')
  const memory = await server.ask<number>('memory', 'memory')
  const passed = after.at - before.at
  return {
    ...report,
    main: (after.main - before.main) / passed,
    cpu: (after.cpu - before.cpu) / passed,
    memory,
  }
}

const row = (name: string, { duels, solo, finished, harm, main, cpu, memory }: Measured): string =>
  [
    name.padEnd(12),
    String(duels.answers).padStart(8),
    duels.p50.toFixed(1).padStart(8),
    duels.p99.toFixed(1).padStart(8),
    String(solo.answers).padStart(8),
    solo.p50.toFixed(1).padStart(8),
    solo.p99.toFixed(1).padStart(8),
    String(finished).padStart(8),
    `${(main * 100).toFixed(0)} %`.padStart(8),
    `${(cpu * 100).toFixed(0)} %`.padStart(8),
    `${(memory / 1024 / 1024).toFixed(0)} MB`.padStart(8),
    ` ${JSON.stringify(harm)}`,
  ].join(' ')

const print = (rows: readonly string[], met: HostileReport): void => {
  const heads = ['duels', 'p50 ms', 'p99 ms', 'solo', 'p50 ms', 'p99 ms', 'matches', 'main', 'CPU', 'memory']
  console.log(`${''.padEnd(12)} ${heads.map((head) => head.padStart(8)).join(' ')}  refused or lost`)
  for (const one of rows) console.log(one)
  console.log('\nwhat the hostile met (HTTP status, or how a socket was closed):')
  for (const [attack, seen] of Object.entries(met))
    console.log(`${attack.padEnd(26)} ${JSON.stringify(seen)}`)
}

const isHarmed = ({ harm }: HonestReport): boolean => Object.keys(harm).length > 0

/** `npm run bench siege -- [players] [seconds]`; `DATABASE_URL` uses a PostgreSQL server. */
export const siege = async (players = 100, seconds = 60): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-siege-'))
  const all = players + SOLO + HOSTILE_ADDRESSES
  const server = start('./duels/server.ts', [String(all), dataDir, String(HOSTILE_ADDRESSES)])
  const url = await server.got<string>('ready')
  const bearers = await server.ask<string[]>('bearers', 'bearers')
  const honest = start('./siege/honest.ts', [])
  honest.send({ order: { url, bearers: bearers.slice(0, players + SOLO), duellists: players } })
  await honest.got('entered')
  await wait(WARM_UP)

  const hostile = start('./siege/hostile.ts', [])
  await hostile.got('armed')
  const quiet = await measure(honest, server, seconds)
  hostile.send({ order: { url, tokens: bearers.slice(players + SOLO) } })
  const besieged = await measure(honest, server, seconds)
  const met = await hostile.ask<HostileReport>('report', 'report')
  hostile.send('stop')
  await hostile.ended()

  print([row('quiet', quiet), row('under siege', besieged)], met)
  const ratio = Math.max(besieged.duels.p99 / quiet.duels.p99, besieged.solo.p99 / quiet.solo.p99)
  console.log(`\np99 under siege is ${ratio.toFixed(2)} times the quiet one; at most ${MUST} must hold`)
  if (ratio > MUST || isHarmed(besieged)) process.exitCode = 1
  for (const child of [honest, server]) {
    child.send('stop')
    await child.ended()
  }
  await rm(dataDir, { recursive: true, force: true })
}

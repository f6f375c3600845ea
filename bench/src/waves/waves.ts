import { type Child, start } from '../child.ts'
import { contendersNamed, withServer } from '../duels/contenders.ts'
import type { LoadOrder } from '../duels/load.ts'
import { openPostgres } from '../postgres.ts'
import type { Usage } from '../usage.ts'
import type { WaveReport } from './load.ts'

/** The matches of the wave end within this time, ms. */
const WAVE = 1_000
/** After it, the same players are paired again. */
const AFTER = 2_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Phase extends WaveReport {
  readonly name: string
  /** Share of one core, all threads. */
  readonly cpu: number
  /** Statements by name. */
  readonly statements: Record<string, number>
}

const phase = async (name: string, server: Child, load: Child, work: () => Promise<void>): Promise<Phase> => {
  await server.ask('statements', 'statements')
  load.send('begin')
  const before = await server.ask<Usage>('usage', 'usage')
  await work()
  const after = await server.ask<Usage>('usage', 'usage')
  const report = await load.ask<WaveReport>('report', 'report')
  const statements = await server.ask<Record<string, number>>('statements', 'statements')
  return { name, ...report, statements, cpu: (after.cpu - before.cpu) / (after.at - before.at) }
}

const row = ({ name, answers, cpu, p50, p99, max, refusals, ...one }: Phase): string => {
  // What was never measured arrives as null.
  const ms = (value: number | null) => (value?.toFixed(1) ?? '-').padStart(8)
  const refused = Object.keys(refusals).length > 0 ? ` refused: ${JSON.stringify(refusals)}` : ''
  return `${name.padEnd(34)}${String(answers).padStart(8)}${ms(p50)}${ms(p99)}${ms(max)}${ms(one.settledP50)}${ms(one.settledP99)}${`${Math.round(cpu * 100)} %`.padStart(8)}${refused}`
}

/** The statements of the wave, for each of its matches. Those of the journal are of the others' answers too. */
const perMatch = ({ statements }: Phase, matches: number): string => {
  const counts = Object.entries(statements).toSorted(([, a], [, b]) => b - a)
  const besides = counts.filter(([name]) => name !== 'journal').reduce((sum, [, n]) => sum + n, 0)
  const each = counts.slice(0, 25).map(([name, n]) => `  ${(n / matches).toFixed(3)}  ${name}`)
  return `${(besides / matches).toFixed(2)} statements a match besides the journal's; of all:\n${each.join('\n')}`
}

const run = async (title: string, server: Child, order: LoadOrder, players: number, matches: number) => {
  const load = start('./waves/load.ts', [])
  await load.ask({ order, players, matches }, 'entered')
  await wait(12_000)
  const quiet = await phase(`${title}: before the wave`, server, load, () => wait(5_000))
  let ended = 0
  const wave = await phase(`${title}: the wave`, server, load, async () => {
    ended = await load.ask<number>({ wave: WAVE }, 'ending')
    await wait(WAVE + AFTER)
  })
  load.send('stop')
  await load.ended()
  console.log(
    `\n${title}: ${ended} matches ended within ${WAVE} ms, ${wave.settled} of them with ratings shown\n`,
  )
  console.log(
    `${''.padEnd(34)} answers  p50 ms  p99 ms  max ms settled: p50     p99     CPU\n${[quiet, wave].map(row).join('\n')}`,
  )
  console.log(`\n${perMatch(wave, ended)}`)
}

/**
 * `npm run bench waves -- [matches] [players] [pglite|postgres …]`: `matches` matches end in one second, and their players
 * are paired again, while `players` others answer.
 */
export const waves = async (matches = 500, players = 1_000, names: readonly string[] = []): Promise<void> => {
  const postgres = await openPostgres()
  for (const contender of contendersNamed(names.length === 0 ? ['pglite', 'postgres'] : names))
    await withServer(contender, players + 2 * matches, postgres, (server, order) =>
      run(contender.title, server, order, players, matches),
    )
  await postgres.stop()
}

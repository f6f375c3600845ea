import { checkOutVersion, type OldVersion } from '@trivium/testkit/old-version'
import { canMountDisks } from '@trivium/testkit/small-disk'
import { runSeries } from './fault-series.ts'
import { faultTable } from './fault-table.ts'
import { type Checked, Results } from './results.ts'
import { type FaultName, faultsNamed, UPGRADE } from './scenarios.ts'

const newSeed = (): string => Math.random().toString(36).slice(2, 10)

const printChecked = ({ fault, rounds, figures, violations, lines }: Checked): void => {
  const counts = Object.entries(figures).map(([what, n]) => `${what} ${n}`)
  console.log(`${fault}, after ${rounds} rounds: ${counts.join(', ')}`)
  for (const [line, n] of lines) console.log(`  server: ${n} × ${line}`)
  for (const violation of violations) console.error(`  violation: ${violation}`)
}

interface RunOptions {
  readonly chosen: readonly FaultName[]
  readonly rounds: number
  readonly results: Results
  readonly old: OldVersion | null
  readonly isStopping: () => boolean
}

const runAll = async ({ chosen, rounds, ...rest }: RunOptions): Promise<void> => {
  const { results, isStopping } = rest
  for (const fault of chosen)
    while (!isStopping() && results.roundsOf(fault) < rounds) {
      // An upgraded cluster cannot be upgraded again.
      const upTo = fault === UPGRADE ? results.roundsOf(fault) + 1 : rounds
      await runSeries({ fault, rounds: upTo, ...rest })
      const last = results.checked.at(-1)
      if (last !== undefined) printChecked(last)
    }
}

/**
 * `npm run bench faults -- [rounds] [players] [words of the faults' names …]`: each fault so often, with one cluster for
 * each. `SEED` repeats a run. `FILE` keeps the results of a run, which goes on there when it is started again. SIGTERM or Ctrl-C ends it
 * after the current round, with its check. `OLD` names the tag or commit of the version that is upgraded. Fails if anything that was acknowledged is lost, anything happens twice, or
 * anybody is stuck.
 */
export const faults = async (rounds = 2, players = 40, words: readonly string[] = []): Promise<void> => {
  const results = new Results(process.env.FILE ?? null, { seed: process.env.SEED ?? newSeed(), players })
  const { OLD } = process.env
  const isPossible = (name: FaultName): boolean =>
    name.includes('disk') ? canMountDisks() : name !== UPGRADE || OLD !== undefined
  const chosen = faultsNamed(words).filter(isPossible)
  const old = OLD !== undefined && chosen.includes(UPGRADE) ? checkOutVersion(OLD) : null
  console.log(`${results.plan.players} players, seed ${results.plan.seed}\n`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true
    })
  try {
    await runAll({ chosen, rounds, results, old, isStopping: () => isStopping })
  } finally {
    old?.remove()
  }
  console.log(`\n${faultTable(results).join('\n')}\n`)
  const violations = results.checked.flatMap((one) => one.violations).length
  const stuck = results.rounds.flatMap((round) => round.stuck).length
  console.log(violations + stuck === 0 ? 'nothing lost' : `${violations} violations, ${stuck} players stuck`)
  if (violations + stuck > 0) process.exitCode = 1
}

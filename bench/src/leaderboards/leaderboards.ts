import type { OpenDatabase } from '@trivium/server/database/open'
import { fill, warmCache } from './fill.ts'
import { measure, quantile, type Times } from './measure.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { OPERATIONS } from './operations.ts'

const SIZES = [10_000, 1_000_000, 10_000_000]
/** By default the embedded database is measured up to this size. */
const EMBEDDED = 1_000_000
/** The targets. */
const MAX_GROWTH = 2
const MAX_KEY_RATIO = 2

const milliseconds = (n: number): string => `${n.toFixed(n < 10 ? 2 : 0)} ms`.padStart(10)
const ratio = (n: number): string => `${n.toFixed(2)} ×`.padStart(9)

const line = (name: string, size: number, times: Times, smallest: Times): string => {
  const [p50, p99] = [0.5, 0.99].map((q) => quantile(times[name] ?? [], q)) as [number, number]
  const growth = p99 / quantile(smallest[name] ?? [], 0.99)
  return `${name.padEnd(12)}${size.toLocaleString('en').padStart(11)}${milliseconds(p50)}${milliseconds(p99)}${ratio(growth)}`
}

const verdict = (sizes: readonly number[], all: readonly Times[]): boolean => {
  const [smallest, largest] = [all[0], all.at(-1)]
  if (smallest === undefined || largest === undefined) return false
  const p99 = (times: Times, name: string) => quantile(times[name] ?? [], 0.99)
  const growths = ['page', 'own place', 'settle'].map((name) => ({
    what: `${name}: p99 at ${sizes.at(-1)?.toLocaleString('en')} by that at ${sizes[0]?.toLocaleString('en')}`,
    is: p99(largest, name) / p99(smallest, name),
    most: MAX_GROWTH,
  }))
  const keys = [0.5, 0.99].map((q) => ({
    what: `rank by a primary-key read, p${q * 100}`,
    is: quantile(largest.rank ?? [], q) / quantile(largest['primary key'] ?? [], q),
    most: MAX_KEY_RATIO,
  }))
  for (const { what, is, most } of [...growths, ...keys])
    console.log(`${is <= most ? 'holds ' : 'MISSED'} ${what}: ${is.toFixed(2)} (at most ${most})`)
  return [...growths, ...keys].every(({ is, most }) => is <= most)
}

/** Measures leaderboards of up to `largest` players in turns, each operation `samples` times. */
export const leaderboards = async (largest?: number, samples = 4_000): Promise<void> => {
  const server = process.env.DATABASE_URL
  const most = largest ?? (server === undefined ? EMBEDDED : Math.max(...SIZES))
  const sizes = SIZES.filter((size) => size <= most)
  const opened: OpenDatabase[] = []
  try {
    const houses = []
    for (const players of sizes) {
      const began = performance.now()
      const house = await openBenchDatabase(server)
      opened.push(house)
      await fill(house.db, players)
      const took = (performance.now() - began) / 1_000
      console.log(`${players.toLocaleString('en')} players are there after ${took.toFixed(0)} s`)
      houses.push({ db: house.db, players })
    }
    for (const { db } of houses)
      if (!(await warmCache(db))) console.log('one database was not loaded into memory first')
    const times = await measure(houses, samples)
    console.log(`\n${'on'.padEnd(12)}${'players'.padStart(11)}       p50       p99   growth`)
    for (const name of Object.keys(OPERATIONS))
      for (const [i, size] of sizes.entries())
        console.log(line(name, size, times[i] as Times, times[0] as Times))
    console.log()
    if (!verdict(sizes, times)) process.exitCode = 1
  } finally {
    for (const house of opened) await house.close()
  }
}

import { parseArgs } from 'node:util'
import { fuzzAnswers } from '@trivium/testkit/fuzz/answers'
import { fuzzFiles } from '@trivium/testkit/fuzz/files'
import type { Finding, Run, Tally } from '@trivium/testkit/fuzz/findings'
import { randomFrom } from '@trivium/testkit/fuzz/random'
import { ServerFuzz } from '@trivium/testkit/fuzz/server'
import { watchLoop } from './loop-watch.ts'

const MAX_FILE_BYTES = 200_000
const MAX_SHOWN = 20

interface Options {
  readonly seed: number
  readonly seconds: number
}

const optionsIn = (args: readonly string[]): Options => {
  const options = { seed: { type: 'string' }, seconds: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...args], options })
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  return { seed, seconds: Number(values.seconds ?? 3_600) }
}

/** Each kind of finding once, with its count. */
const show = (findings: readonly Finding[]): void => {
  const kinds = Map.groupBy(findings, ({ what }) => what.slice(0, 100))
  for (const [, same] of [...kinds].slice(0, MAX_SHOWN)) {
    const [first] = same
    if (first !== undefined) console.log(`  ${same.length} × ${first.what}\n    ${first.input.slice(0, 400)}`)
  }
}

/** Runs one part for its share of the time, and watches the event loop meanwhile. */
const part = async (
  name: string,
  seconds: number,
  work: (run: Run) => Tally | Promise<Tally>,
): Promise<boolean> => {
  const loop = watchLoop()
  const end = performance.now() + seconds * 1_000
  const { calls, findings } = await work({
    shouldContinue: () => performance.now() < end,
    done: (what) => loop.done(what),
  })
  const { p50, p99, p999, most } = loop.stop()
  const late =
    name === 'server'
      ? `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, p99.9 ${p999.toFixed(1)}, most ${most.toFixed(1)} ms`
      : ''
  console.log(`${name}: ${calls} calls, ${findings.length} findings; event loop ${late}`)
  show(findings)
  for (const { ms, what } of loop.slow.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_SHOWN))
    console.log(`  the main thread worked for ${ms} ms: ${what.slice(0, 300)}`)
  return findings.length === 0
}

/** Fuzzes everything that clients can send: `--seconds` in total, `--seed` repeats a run. Exits with 1 if there are findings. */
export const fuzz = async (args: readonly string[]): Promise<void> => {
  const { seed, seconds } = optionsIn(args)
  console.log(`seed ${seed}`)
  const server = await ServerFuzz.open(randomFrom(seed))
  const parts = [
    await part('server', seconds * 0.8, (run) => server.run(run)),
    await part('files', seconds * 0.15, (run) => fuzzFiles(randomFrom(seed), MAX_FILE_BYTES, run)),
    await part('answers', seconds * 0.05, (run) => fuzzAnswers(randomFrom(seed), run)),
  ]
  console.log('outcomes of calls:', JSON.stringify(server.outcomes))
  await server.close()
  process.exit(parts.every(Boolean) ? 0 : 1)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flagsInPicture } from '@trivium/testkit/flags'
import { freePort } from '../free-port.ts'
import { ServerProcess } from '../recovery/server-process.ts'
import { Chromium } from './chromium.ts'
import { type Answers, firstVisit, SLOWER, visitCountries, visitFlags } from './visits.ts'
import type { Weight } from './weight.ts'

const WIDTH = 1280
const HEIGHT = 900
/** The targets: bytes of the map, ms per frame (60 a second), ms from a key press to the accepted answer. */
const MAX_MAP_BYTES = 60_000
const MAX_FRAME_MS = 16.7
const MAX_ANSWER_MS = 50

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const ms = (value: number): string => `${value.toFixed(1)} ms`
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

const printWeight = (page: string, weight: Weight): void => {
  const kinds = Object.entries(weight).filter(([, bytes]) => bytes > 0)
  console.log(`${page}: ${kinds.map(([kind, bytes]) => `${kind} ${kB(bytes)}`).join(', ')}`)
}

/** Prints and returns whether a value meets its target. */
const holds = (what: string, value: number, most: number, written: (value: number) => string): boolean => {
  const isWell = value <= most
  console.log(`${isWell ? 'holds' : 'OVER '}  ${what}: ${written(value)} (at most ${written(most)})`)
  return isWell
}

const answersHold = (what: string, { full, slowed }: Answers): boolean => {
  const words = (times: readonly number[]) =>
    `middle ${ms(at(times, 0.5))}, slowest ${ms(Math.max(...times))}`
  console.log(`${what}, key to accepted answer: ${words(full)}; ${SLOWER} × slower: ${words(slowed)}`)
  return holds(`${what}, key to accepted answer, middle`, at(full, 0.5), MAX_ANSWER_MS, ms)
}

/**
 * Measures in a real browser how much the flags and countries screens load, and how fast they respond and
 * pan.
 */
export const pages = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-bench-pages-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = new ServerProcess(port, dataDir, (message) => console.error(message))
  const browser = await Chromium.launch()
  const tab = () => browser.tab(WIDTH, HEIGHT)
  try {
    await server.ready()
    const home = await firstVisit(await tab(), `${url}/`)
    printWeight('/', home)
    const flags = await visitFlags(await tab(), url, (svg) => flagsInPicture(svg)[0]?.name ?? '')
    printWeight('/flag-quiz, playing', flags.weight)
    const countries = await visitCountries(await tab(), url)
    printWeight('/country-quiz/africa, playing', countries.weight)
    const { frames } = countries
    console.log(
      `panning, ${SLOWER} × slower: ${frames.length} frames, 95 in 100 within ${ms(at(frames, 0.95))}, longest ${ms(Math.max(...frames))}`,
    )
    const work = countries.work * SLOWER
    console.log(`panning, ${SLOWER} × the work of the page's thread for a frame: ${ms(work)}`)
    const all = [
      holds('map data', countries.weight['map data'], MAX_MAP_BYTES, kB),
      holds('map data on other pages', home['map data'] + flags.weight['map data'], 0, kB),
      holds('a frame while panning, middle', Math.round(at(frames, 0.5) * 10) / 10, MAX_FRAME_MS, ms),
      answersHold('countries', countries.answers),
      answersHold('flags', flags.answers),
    ]
    if (all.includes(false)) process.exitCode = 1
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

import { contendersNamed, withServer } from '../duels/contenders.ts'
import type { Reconnected } from '../duels/load.ts'
import { LOAD_CORE, type Measured, Rig, refusedText, share, wait } from '../duels/rig.ts'
import { openPostgres } from '../postgres.ts'
import { quantile } from '../quantile.ts'
import { slope } from './slope.ts'

const MINUTE = 60_000
/** New players per second. */
const ENTRY_RATE = 150
/** A whole match, after which matches begin and end evenly, ms. */
const MATCH = 85_000
/** How many times memory is measured, and the shortest time between two measurements, ms. */
const SAMPLES = 40
const SHORTEST = 15_000
/** The longest that players may need to be back, ms. */
const BACK_WITHIN = 2 * MINUTE
/** The newcomers arrive within this time, and try for twice as long, ms. */
const ARRIVE_WITHIN = 30_000
const MB = 1024 ** 2

const report = (title: string, measured: Measured): void => {
  const { players, answers, p50, p99, server, load, refusals, newcomers } = measured
  const latency = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`
  const used = `server ${share(server)}, load ${share(load)}`
  console.log(
    `${title.padEnd(26)} ${players} players, ${answers.toFixed(0)} answers/s, ${latency}, ${used}${refusedText(refusals)}`,
  )
  if (newcomers.answers > 0 || Object.keys(newcomers.refusals).length > 0)
    console.log(`${''.padEnd(26)} newcomers: ${newcomers.answers} answers${refusedText(newcomers.refusals)}`)
}

/** Plays for some minutes and prints how memory changes, resident and after garbage collections. */
const play = async (rig: Rig, minutes: number): Promise<void> => {
  const each = Math.max(SHORTEST, (minutes * MINUTE) / SAMPLES)
  const points: (readonly [number, number])[] = []
  for (let at = 0; at < minutes * MINUTE; at += each) {
    const measured = await rig.measure(each)
    const bytes = await rig.server.ask<number>('memory', 'memory')
    points.push([(at + each) / (60 * MINUTE), bytes / MB])
    report(`${((at + each) / MINUTE).toFixed(1)} min, ${(bytes / MB).toFixed(0)} MB`, measured)
  }
  const half = points.slice(Math.floor(points.length / 2))
  console.log(`memory: ${slope(points).toFixed(0)} MB/h, in the second half ${slope(half).toFixed(0)} MB/h`)
}

/** All lose their connections at once. Returns whether all came back without losing an answer. */
const storm = async (rig: Rig, players: number): Promise<boolean> => {
  const tokens = await rig.server.ask<string[]>('bearers', 'bearers')
  const { times, lost } = await rig.load.ask<Reconnected>(
    { reconnect: tokens, within: BACK_WITHIN },
    'reconnected',
  )
  const [half, most, all] = [0.5, 0.99, 1].map((part) => (quantile(times, part) / 1_000).toFixed(1))
  console.log(
    `reconnected: ${times.length} of ${players}; half after ${half} s, 99 % after ${most} s, the last after ${all} s; acknowledged answers lost: ${lost}`,
  )
  report('30 s later', await rig.measure(30_000))
  return times.length === players && lost === 0
}

/** As many newcomers as there are players arrive, try to play, and leave again. */
const overload = async (rig: Rig, players: number): Promise<void> => {
  report('before', await rig.measure(ARRIVE_WITHIN))
  report('newcomers arrive', await rig.measure(ARRIVE_WITHIN, rig.enter(players, ARRIVE_WITHIN, true)))
  report('newcomers try again', await rig.measure(ARRIVE_WITHIN * 2))
  rig.load.send('dismiss')
  await wait(ARRIVE_WITHIN)
  report('after they have left', await rig.measure(ARRIVE_WITHIN))
}

/** `npm run bench soak -- [players] [minutes] [pglite|postgres]` */
export const soak = async (players = 10_000, minutes = 30, name = 'pglite'): Promise<void> => {
  const postgres = await openPostgres(LOAD_CORE)
  for (const contender of contendersNamed([name]))
    await withServer(contender, players * 2, postgres, async (server, order) => {
      const rig = new Rig(server, order, postgres)
      await rig.enter(players, (players * 1_000) / ENTRY_RATE)
      await wait(MATCH)
      await play(rig, minutes)
      if (!(await storm(rig, players))) process.exitCode = 1
      await overload(rig, players)
      await rig.stop()
    })
  await postgres.stop()
}

import { CONTENDERS, type Contender, contendersNamed, SOLO, withServer } from '../duels/contenders.ts'
import type { LoadReport } from '../duels/load.ts'
import { LOAD_CORE, type Measured, Rig, refusedText, share, wait } from '../duels/rig.ts'
import { type BenchPostgres, openPostgres } from '../postgres.ts'
import { hasEnded, type Limit, lastFine, limitOf, nextStep } from './ramp.ts'

/** The floor plays nothing. */
const PLAYED = [...CONTENDERS.filter(({ name }) => name !== 'floor'), ...SOLO]
/** The longest match, with the search before it: after this time everybody who retires has left, ms. */
const MATCH = 85_000
/** A number of players that does not hold is reduced to this share. */
const FEWER = 0.9

interface Result {
  readonly title: string
  readonly held: Measured
  /** What ended the ramp; null if all players who were asked for were fine. */
  readonly limit: Limit | null
  readonly memory: number
}

const progress = (title: string, measured: Measured): void => {
  const { players, p99, server, load, answers, refusals } = measured
  const used = `server ${share(server)}, load ${share(load)}`
  const speed = `${answers.toFixed(0)} answers/s, p99 ${p99.toFixed(1)} ms`
  console.log(`${title}: ${players} players, ${speed}, ${used}${refusedText(refusals)}`)
}

interface Options {
  readonly most: number
  readonly step: number
  /** Length of a window of the ramp, and of the measurement that must hold, ms. */
  readonly windowMs: number
  readonly holdMs: number
}

const ramp = async (title: string, rig: Rig, { most, step, windowMs }: Options): Promise<Measured[]> => {
  const windows: Measured[] = []
  let players = 0
  while (!hasEnded(windows) && players < most) {
    const more = Math.min(nextStep(players, step), most - players)
    players += more
    windows.push(await rig.measure(windowMs, rig.enter(more, windowMs)))
    progress(title, windows.at(-1) as Measured)
  }
  return windows
}

/** Reduces the players until their number holds for a while without any of the limits. */
const hold = async (title: string, rig: Rig, fine: number, options: Options): Promise<Measured> => {
  let wanted = fine
  let { players } = await rig.load.ask<LoadReport>('report', 'report')
  for (;;) {
    if (players > wanted) {
      rig.load.send({ retire: players - wanted })
      await wait(MATCH)
    }
    const held = await rig.measure(options.holdMs)
    progress(`${title}, held`, held)
    if (limitOf(held) === null || wanted < options.step) return held
    players = held.players
    wanted = Math.floor(players * FEWER)
  }
}

const capacityOf = async (contender: Contender, options: Options, postgres: BenchPostgres): Promise<Result> =>
  withServer(contender, options.most, postgres, async (server, order) => {
    const { title } = contender
    const empty = await server.ask<number>('memory', 'memory')
    const rig = new Rig(server, order, postgres)
    const windows = await ramp(title, rig, options)
    const last = windows.at(-1) as Measured
    const held = await hold(title, rig, lastFine(windows), options)
    const memory = ((await server.ask<number>('memory', 'memory')) - empty) / held.players
    await rig.stop()
    return { title, held, limit: hasEnded(windows) ? limitOf(last) : null, memory }
  })

const HEADS = [
  ['players/core', 12],
  ['answers/s', 9],
  ['CPU/answer', 10],
  ['main', 8],
  ['database', 8],
  ['p50 ms', 7],
  ['p99 ms', 7],
  ['bytes/player', 12],
  ['load', 5],
  ['ended by', 8],
] as const

const row = ({ title, held, limit, memory }: Result): string => {
  const cells = [
    `${limit === 'load' || limit === null ? '≥ ' : ''}${held.players}`,
    held.answers.toFixed(0),
    `${held.cpu.toFixed(0)} µs`,
    `${held.main.toFixed(0)} µs`,
    held.database === null ? '' : `${held.database.toFixed(0)} µs`,
    held.p50.toFixed(1),
    held.p99.toFixed(1),
    memory.toFixed(0),
    share(held.load),
    limit ?? 'players',
  ]
  return `${title.padEnd(32)} ${cells.map((cell, i) => cell.padStart(HEADS[i]?.[1] ?? 0)).join(' ')}${refusedText(held.refusals)}`
}

/** `npm run bench capacity -- [most players] [step] [seconds held] [contenders …]` */
export const capacity = async (
  most = 15_000,
  step = 500,
  seconds = 60,
  names: readonly string[] = [],
): Promise<void> => {
  const options = { most, step, windowMs: 10_000, holdMs: seconds * 1_000 }
  // Refused players would wait instead of playing, and the ramp would not end.
  process.env.REFUSE_OVERLOAD = '0'
  const postgres = await openPostgres(LOAD_CORE)
  const results: Result[] = []
  for (const contender of contendersNamed(names, PLAYED))
    results.push(await capacityOf(contender, options, postgres))
  await postgres.stop()
  console.log(`\n${''.padEnd(32)} ${HEADS.map(([head, width]) => head.padStart(width)).join(' ')}`)
  for (const result of results) console.log(row(result))
}

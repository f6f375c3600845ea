import { MAX_P99 } from '../capacity/ramp.ts'
import { needsOf } from './needs.ts'
import { PARAMETERS } from './parameters.ts'
import { simulate, simulatedCapacity } from './simulation.ts'

/** Players at the same time. */
const SIZES = [1_000, 10_000, 50_000, 1e6, 5e6, 100e6]
const HEADS = [
  'players',
  'answers/s',
  'matches/s',
  'processes',
  'DB cores',
  'memory',
  'network',
  'stored/day',
]

const bytes = (count: number): string => {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3))
  return `${(count / 1_000 ** unit).toFixed(count < 1_000 ? 0 : 1)} ${units[unit]}`
}

const rowOf = (players: number, capacity: number): string[] => {
  const needs = needsOf(players, capacity, PARAMETERS)
  return [
    players.toLocaleString('en'),
    Math.round(needs.answers).toLocaleString('en'),
    Math.round(needs.matches).toLocaleString('en'),
    needs.serverCores.toLocaleString('en'),
    needs.databaseCores.toFixed(1),
    bytes(needs.memory),
    `${bytes(needs.network)}/s`,
    bytes(needs.stored),
  ]
}

/** `npm run bench scaling`: what the model says about one process, and about numbers of players. */
export const scaling = (): void => {
  const capacity = simulatedCapacity(MAX_P99, PARAMETERS, Math.random)
  console.log(`one process holds ${capacity} players with p99 at most ${MAX_P99} ms (simulated)`)
  for (const share of [0.25, 0.5, 0.75, 0.9, 1]) {
    const players = Math.round(capacity * share)
    const { p50, p99, busy } = simulate(players, 450, PARAMETERS, Math.random)
    console.log(
      `${String(players).padStart(7)} players: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, main thread ${(busy * 100).toFixed(0)} %`,
    )
  }
  console.log(`\n${HEADS.map((head) => head.padStart(12)).join('')}`)
  for (const players of SIZES)
    console.log(
      rowOf(players, capacity)
        .map((cell) => cell.padStart(12))
        .join(''),
    )
}

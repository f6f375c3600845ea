import type { LedgerReport } from './ledger.ts'
import type { Round } from './rounds.ts'
import type { Verdict } from './verdict.ts'

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const spread = (values: readonly number[]): string =>
  `${middle(values).toFixed(0)} (most ${Math.max(...values).toFixed(0)}) ms`

/** How much longer a start with this many live games may take than one without games, ms. */
const allowed = (games: number): number => 1_000 + games / 5

export const formatRound = (round: Round, i: number): string => {
  const phases = Object.entries(round.phases).map(([phase, n]) => `${n} ${phase}`)
  const again = round.killedStarting ? ', killed once more while starting' : ''
  return `round ${i + 1}: killed at ${round.moment === 'any' ? 'any moment' : `a match's ${round.moment}`} under ${round.live} live (${phases.join(', ')})${again}; ready ${round.ready} ms (empty ${round.empty}), first player ${round.firstBack} ms, nine in ten ${round.allBack} ms`
}

/** The median of what the games add to a start. Single starts also depend on other load on the machine. */
export const added = (rounds: readonly Round[]): number =>
  middle(rounds.map(({ ready, empty }) => ready - empty))

export const formatTimes = (rounds: readonly Round[]): string[] => {
  const live = rounds.map((round) => round.live)
  return [
    `kills: ${rounds.length}, and ${rounds.filter((round) => round.killedStarting).length} of a server that was starting`,
    `live matches at a kill: ${Math.min(...live)} to ${Math.max(...live)}`,
    `start to /readyz: ${spread(rounds.map((round) => round.ready))}`,
    `of an empty server, each just after: ${spread(rounds.map((round) => round.empty))}; the games add ${added(rounds).toFixed(0)} ms`,
    `start to the first player: ${spread(rounds.map((round) => round.firstBack))}`,
    `start to nine in ten players: ${spread(rounds.map((round) => round.allBack))}`,
  ]
}

export const slowStart = (more: number, games: number): string[] =>
  more <= allowed(games) ? [] : [`${games} live games add ${more} ms to a start`]

const counted = (figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

export const formatLedger = (report: LedgerReport, { figures }: Verdict): string[] => {
  const actions = Object.fromEntries(
    [...Map.groupBy(report.acknowledged, ({ action }) => action)].map(([name, all]) => [name, all.length]),
  )
  return [
    `acknowledged: ${counted(actions)}; answers sent: ${report.sent.length}; calls cut off by a kill: ${report.lostCalls}`,
    `in the database: ${counted(figures)}`,
    `reviews compared during the run: ${report.reviewed}`,
    `refusals: ${counted(report.refusals) || 'none'}`,
  ]
}

import type { FaultRound } from './fault-round.ts'
import type { Results } from './results.ts'

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : 'never')

const recoveryOf = ({ recovered }: FaultRound): number => recovered ?? Number.POSITIVE_INFINITY

/** What players saw, most frequent first, per round. */
const seen = (rounds: readonly FaultRound[]): string => {
  const all = Map.groupBy(
    rounds.flatMap(({ outages }) => outages),
    ({ what }) => what,
  )
  const kinds = [...all].toSorted(([, a], [, b]) => b.length - a.length)
  const parts = kinds.map(([what, { length }]) => `${what} (${Math.round(length / rounds.length)})`)
  return parts.join(', ') || 'nothing'
}

/** Of all outages: how long a player could not play. */
const durations = (rounds: readonly FaultRound[]): number[] =>
  rounds.flatMap(({ outages }) => outages.map(({ from, to }) => to - from))

export const formatFaultRound = (round: FaultRound, i: number): string => {
  const lengths = durations([round])
  return `round ${i + 1}: ${round.fault}, under ${round.live} live matches for ${seconds(round.lasted)}; ${lengths.length} outages, median ${seconds(median(lengths))}, worst ${seconds(Math.max(0, ...lengths))}: ${seen([round])}; all play ${seconds(recoveryOf(round))} after it${round.stuck.length > 0 ? `; ${round.stuck.join(', ')}` : ''}`
}

/** Violations as the check at the end counts them; of a run that was cut off before it, what players saw. */
const violationsOf = (rounds: readonly FaultRound[], { checked }: Results): string => {
  const checks = checked.filter(({ fault }) => fault === rounds[0]?.fault)
  const unchecked = rounds.length - checks.reduce((sum, one) => sum + one.rounds, 0)
  const stuck = rounds.reduce((sum, one) => sum + one.stuck.length, 0)
  const found = checks.reduce((sum, { violations }) => sum + violations.length, 0)
  return `${stuck + found}${unchecked > 0 ? ` (${unchecked} rounds not checked)` : ''}`
}

/** The table of all faults, in Markdown. */
export const faultTable = (results: Results): string[] => {
  const lines = [...Map.groupBy(results.rounds, ({ fault }) => fault)].map(([fault, all]) => {
    const outages = durations(all)
    const after = all.map(recoveryOf)
    return `| ${[
      fault,
      all.length,
      violationsOf(all, results),
      `${seconds(median(outages))}, ${seconds(Math.max(0, ...outages))}`,
      `${seconds(median(after))}, ${seconds(Math.max(...after))}`,
      seen(all),
    ].join(' | ')} |`
  })
  return [
    '| fault | rounds | violations | outage of a player: median, worst | all play after its end: median, worst | what players saw (players a round) |',
    '|---|---|---|---|---|---|',
    ...lines,
  ]
}

import { collectDefaultMetrics, type Metric, Registry } from 'prom-client'
import type { Histogram } from './histogram.ts'
import type { Metrics } from './metrics.ts'

type Labels = Readonly<Record<string, string>>
interface Sample {
  readonly metricName?: string
  readonly labels: Labels
  readonly value: number
}

/** Current figures of the server. */
export interface Gauges {
  readonly connections: number
  readonly waiting: number
  readonly liveGames: Readonly<Record<string, number>>
  readonly views: number
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number }
}

export interface ScrapeDependencies {
  readonly measures: Metrics
  readonly gauges: () => Gauges
}

/** Functions by which players answer. */
const ANSWERING = ['answer', 'answerQuestion', 'typeFlag', 'chooseFlag', 'nameCountry', 'pointCountry']

/** A histogram's lines: counts up to each bound, the total count, and the sum. */
const histogram = (name: string, labels: Labels, { bounds, counts, sum }: Histogram): Sample[] => {
  let below = 0
  const buckets = [...bounds.map(String), '+Inf'].map((le, at) => {
    below += counts[at] ?? 0
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: below }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: below },
  ]
}

const by = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))

/** The text that Prometheus reads, built on request. */
export const scraper = ({ measures: metrics, gauges }: ScrapeDependencies): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const add = (
    type: 'counter' | 'gauge' | 'histogram',
    name: string,
    help: string,
    read: (fullName: string) => readonly Sample[],
  ): void => {
    const full = `trivium_${name}`
    const get = async () => ({ name: full, help, type, values: read(full), aggregator: 'sum' })
    registry.registerMetric({ name: full, get } as unknown as Metric)
  }
  const one = (value: number): Sample[] => [{ labels: {}, value }]
  const calls = () => [...metrics.calls.byName]

  add('gauge', 'connections', 'Open live connections.', () => one(gauges().connections))
  add('gauge', 'live_games', 'Games in memory by mode.', () => by('mode', gauges().liveGames))
  add('gauge', 'queue_waiting', 'Players searching for a ranked match.', () => one(gauges().waiting))
  add('counter', 'answers_total', 'Answers of players, in all games.', () =>
    one(metrics.calls.done(ANSWERING)),
  )
  add('histogram', 'journal_commit_seconds', 'How long a commit of the journal takes.', (name) =>
    histogram(name, {}, metrics.commits),
  )
  add('histogram', 'journal_commit_events', 'Events in one commit of the journal.', (name) =>
    histogram(name, {}, metrics.batches),
  )
  add('counter', 'calls_total', 'Function calls by name and status.', () =>
    calls().flatMap(([fn, { statuses }]) =>
      [...statuses].map(([status, value]) => ({ labels: { fn, status }, value })),
    ),
  )
  add('histogram', 'call_seconds', 'How long a function call takes, by name.', (name) =>
    calls().flatMap(([fn, { durations }]) => histogram(name, { fn }, durations)),
  )
  add('counter', 'mails_total', 'Mails by outcome.', () => by('fate', metrics.mails))
  add('counter', 'page_views_total', 'Page views that were counted.', () => one(gauges().views))
  add('gauge', 'database_connections', 'Connections to the database by state.', () => {
    const { total, idle, waiting } = gauges().pool
    return by('state', { busy: total - idle, idle, waiting })
  })
  return registry
}

import { collectDefaultMetrics, type Metric, Registry } from 'prom-client'
import type { BusCounts } from './bus-counts.ts'
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
  /** Running games that this process drives. */
  readonly drivenByMode: Readonly<Record<string, number>>
  /** Games in memory that other processes drive. */
  readonly followed: number
  readonly views: number
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number }
  /** Whether players can be sent here, as `/readyz` says it, without a question to the database. */
  readonly isReady: boolean
  readonly canSave: boolean
  /** Whether it does the background work of all processes. */
  readonly isLeading: boolean
  /** Itself and the others that it knows to be alive. */
  readonly processes: number
  /** Messages to webhooks that wait here to be sent. */
  readonly webhookMessages: number
  readonly loggedErrors: number
}

/** What a process says about itself and its messages to the others. */
export interface ProcessMetrics {
  /** The name of this run of the process. */
  readonly process: string
  readonly version: string
  readonly counts: BusCounts
  readonly isConnected: () => boolean
}

export interface ScrapeDependencies {
  readonly measures: Metrics
  readonly gauges: () => Gauges
  readonly bus: ProcessMetrics
}

/** Functions by which players answer. */
const ANSWERING = [
  ...['answer', 'answerQuestion', 'answerDaily', 'answerParty'],
  ...['typeFlag', 'chooseFlag', 'nameCountry', 'pointCountry'],
]

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

const one = (value: number): Sample[] => [{ labels: {}, value }]
const flag = (value: boolean): Sample[] => one(value ? 1 : 0)

type Add = (
  type: 'counter' | 'gauge' | 'histogram',
  name: string,
  help: string,
  read: (fullName: string) => readonly Sample[],
) => void

const addPlay = (add: Add, metrics: Metrics, gauges: () => Gauges): void => {
  const calls = () => [...metrics.calls.byName]
  add('gauge', 'connections', 'Open live connections.', () => one(gauges().connections))
  add('gauge', 'live_games', 'Games in memory by mode.', () => by('mode', gauges().liveGames))
  add('gauge', 'driven_games', 'Running games that this process drives, by mode.', () =>
    by('mode', gauges().drivenByMode),
  )
  add('gauge', 'followed_games', 'Games in memory that other processes drive.', () => one(gauges().followed))
  add('counter', 'game_handovers_total', 'Games taken over from other processes, or by them.', () =>
    by('kind', metrics.handovers),
  )
  add('gauge', 'queue_waiting', 'Players searching for a ranked match, on all processes.', () =>
    one(gauges().waiting),
  )
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
}

const addOperation = (add: Add, metrics: Metrics, gauges: () => Gauges): void => {
  add('counter', 'mails_total', 'Mails by outcome.', () => by('fate', metrics.mails))
  add('counter', 'page_views_total', 'Page views that were counted.', () => one(gauges().views))
  add('gauge', 'database_connections', 'Connections to the database by state.', () => {
    const { total, idle, waiting } = gauges().pool
    return by('state', { busy: total - idle, idle, waiting })
  })
  add('gauge', 'ready', 'Whether this process can take players: 0 while it starts or shuts down.', () =>
    flag(gauges().isReady),
  )
  add('gauge', 'database_writable', 'Whether the last attempt to write to the database succeeded.', () =>
    flag(gauges().canSave),
  )
  add('gauge', 'leading', 'Whether this process does the background work of all of them.', () =>
    flag(gauges().isLeading),
  )
  add('gauge', 'processes', 'Processes that are alive, as this one sees it.', () => one(gauges().processes))
  add('gauge', 'webhook_messages_waiting', 'Messages to webhooks that wait to be sent.', () =>
    one(gauges().webhookMessages),
  )
  add('counter', 'logged_errors_total', 'Log lines at level error or above.', () =>
    one(gauges().loggedErrors),
  )
}

const addProcess = (add: Add, { process, version, counts, isConnected }: ProcessMetrics): void => {
  // Only here: Prometheus labels every metric with the `instance` that it comes from, which outlasts a start. The random name of a run would
  // begin every time series again.
  add('gauge', 'process_info', 'The name of this run of the process, and its version.', () => [
    { labels: { process, version }, value: 1 },
  ])
  add('gauge', 'bus_connected', 'Whether messages to other processes get through.', () => flag(isConnected()))
  add('counter', 'bus_reconnects_total', 'Times that the connection to NATS was lost and made again.', () =>
    one(counts.reconnects),
  )
  add('counter', 'bus_requests_total', 'Requests to other processes by result.', () =>
    by('result', counts.requests),
  )
  add('histogram', 'bus_request_seconds', 'How long an answered request takes.', (name) =>
    histogram(name, {}, counts.durations),
  )
  add('counter', 'bus_messages_total', 'Messages from and to other processes.', () =>
    by('kind', counts.messages),
  )
}

/** The text that Prometheus reads, built on request. */
export const scraper = ({ measures, gauges, bus }: ScrapeDependencies): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const add: Add = (type, name, help, read) => {
    const full = `trivium_${name}`
    const get = async () => ({ name: full, help, type, values: read(full), aggregator: 'sum' })
    registry.registerMetric({ name: full, get } as unknown as Metric)
  }
  addPlay(add, measures, gauges)
  addOperation(add, measures, gauges)
  addProcess(add, bus)
  return registry
}

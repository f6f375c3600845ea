import { answer as answerAs, joinMatch, pairPlayers } from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BusCounts } from './bus-counts.ts'
import { scraper } from './scrape.ts'
import { serveMetrics } from './serve.ts'

const TOKEN = 'a-token-of-some-length'

let stage: TestServer
let metrics: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  stage = await TestServer.open()
  const gauges = () => {
    const { gamesByMode: liveGames, ...figures } = stage.app.figures()
    const state = { isReady: true, canSave: true, loggedErrors: 0 }
    return { ...figures, ...state, liveGames, pool: { total: 3, idle: 2, waiting: 1 } }
  }
  const bus = { process: 'one', version: '1.2.3', counts: new BusCounts(), isConnected: () => true }
  const registry = scraper({ measures: stage.app.measures, gauges, bus })
  metrics = await serveMetrics(registry, { port: 0, host: '127.0.0.1', token: TOKEN })
}, 60_000)
afterAll(async () => {
  await metrics.close()
  await stage.close()
})

interface Read {
  readonly types: Map<string, string>
  readonly samples: Map<string, number>
}

const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(\{[a-zA-Z_]\w*="[^"\\\n]*"(?:,[a-zA-Z_]\w*="[^"\\\n]*")*\})? (-?[\d.e+-]+|nan|[+-]Inf)$/i

/** The text format of Prometheus: every line is a help, a type, or a sample of what was named before; each once. */
const parse = (text: string): Read => {
  const types = new Map<string, string>()
  const samples = new Map<string, number>()
  for (const line of text.split('\n').filter(Boolean)) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line)
    if (type !== null) types.set(type[1] as string, type[2] as string)
    if (line.startsWith('# TYPE') || line.startsWith('# HELP')) continue
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? expect.fail(`no sample: ${line}`)
    expect(
      [...types.keys()].some((known) => name.replace(/_(bucket|sum|count)$/, '') === known || name === known),
    ).toBe(true)
    expect(samples.has(name + labels)).toBe(false)
    samples.set(name + labels, Number(value))
  }
  return { types, samples }
}

const scrape = async (): Promise<Read> => {
  const answer = await fetch(metrics.url, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return parse(await answer.text())
}

test('without the token nothing is readable, and no other path exists', async () => {
  const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status
  expect(await status(metrics.url)).toBe(401)
  expect(await status(metrics.url, { headers: { authorization: 'Bearer another' } })).toBe(401)
  expect(
    await status(metrics.url.replace('/metrics', '/'), { headers: { authorization: `Bearer ${TOKEN}` } }),
  ).toBe(404)
  expect(await status(metrics.url, { method: 'POST' })).toBe(405)
})

test('the public port serves no metrics', async () => {
  expect((await fetch(`${stage.url}/metrics`)).status).toBe(404)
})

test('a match shows in the metrics as games, answers, calls and commits', async () => {
  const before = await scrape()
  expect(before.samples.get('trivium_live_games{mode="battle"}')).toBe(0)
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  for (const player of players) await answerAs(player, id, 'right')
  await players[0].call('answer', { matchId: id, index: 99, choice: 0 })
  const { samples, types } = await scrape()
  expect(samples.get('trivium_connections')).toBe(2)
  expect(samples.get('trivium_live_games{mode="battle"}')).toBe(1)
  expect(samples.get('trivium_driven_games{mode="battle"}')).toBe(1)
  expect(samples.get('trivium_queue_waiting')).toBe(0)
  expect(samples.get('trivium_answers_total')).toBe(2)
  expect(samples.get('trivium_calls_total{fn="answer",status="OK"}')).toBe(2)
  const refusals = [...samples].filter(([name]) => /fn="answer",status="(?!OK)/.test(name))
  expect(refusals.map(([, value]) => value)).toEqual([1])
  expect(samples.get('trivium_call_seconds_count{fn="answer"}')).toBe(3)
  expect(samples.get('trivium_call_seconds_bucket{fn="answer",le="+Inf"}')).toBe(3)
  expect(samples.get('trivium_call_seconds_sum{fn="answer"}')).toBeGreaterThan(0)
  expect(samples.get('trivium_journal_commit_seconds_count')).toBeGreaterThan(2)
  expect(samples.get('trivium_journal_commit_events_sum')).toBeGreaterThanOrEqual(
    samples.get('trivium_journal_commit_seconds_count') ?? Number.NaN,
  )
  expect(samples.get('trivium_database_connections{state="busy"}')).toBe(1)
  expect(samples.get('trivium_mails_total{fate="failed"}')).toBe(0)
  expect(samples.get('trivium_process_info{process="one",version="1.2.3"}')).toBe(1)
  expect(samples.get('trivium_ready')).toBe(1)
  expect(samples.get('trivium_bus_requests_total{result="answered"}')).toBe(0)
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(samples.has(name), name).toBe(true)
  expect(types.get('trivium_call_seconds')).toBe('histogram')
  expect(types.get('trivium_answers_total')).toBe('counter')
})

test('the counts of a histogram never fall from bucket to bucket', async () => {
  const { samples } = await scrape()
  const buckets = [...samples].filter(([name]) => name.startsWith('trivium_journal_commit_seconds_bucket'))
  expect(buckets.length).toBe(12)
  const counts = buckets.map(([, value]) => value)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(samples.get('trivium_journal_commit_seconds_count'))
})

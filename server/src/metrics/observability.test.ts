import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BusCounts } from './bus-counts.ts'
import { Metrics } from './metrics.ts'
import { scraper } from './scrape.ts'

const FOLDER = new URL('../../../deploy/observability/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

const exposedText = async (): Promise<string> => {
  const gauges = () => ({
    ...{ connections: 0, waiting: 0, liveGames: { battle: 0 }, drivenByMode: { battle: 0 } },
    ...{ followed: 0, views: 0, loggedErrors: 0 },
    ...{ isLeading: true, processes: 1, webhookMessages: 0 },
    ...{ pool: { total: 0, idle: 0, waiting: 0 }, isReady: true, canSave: true },
  })
  const measures = new Metrics()
  measures.calls.record('answer', 'OK', 0.001)
  const bus = { process: 'one', version: '1', counts: new BusCounts(), isConnected: () => true }
  return scraper({ measures, gauges, bus }).metrics()
}

const allIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name as string))

const exposedNames = async () => allIn(await exposedText(), /^(\w+)/gm)

/** Names of metrics in PromQL. `up` is Prometheus's own. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:trivium|process|nodejs)_\w+/g)].map(([name]) => name)),
]

test.each(['alerts.yaml', 'alerts.test.yaml', 'trivium-dashboard.json'])(
  'every metric in %s is one that the server exposes',
  async (file) => {
    const exposed = await exposedNames()
    const used = namesIn(read(file))
    expect(used.length).toBeGreaterThan(2)
    expect(used.filter((name) => !exposed.has(name))).toEqual([])
  },
)

/** Labels that Prometheus adds to what it scrapes. */
const ADDED = ['job', 'instance']

test.each(['alerts.yaml', 'trivium-dashboard.json'])(
  'every label in %s is one that the server or Prometheus gives to a metric',
  async (file) => {
    const known = [...allIn(await exposedText(), /[{,](\w+)="/g), ...ADDED]
    const text = read(file)
    const lists = [...allIn(text, /\b(?:by|on|group_left) \(([\w, ]+)\)/g)]
    const used = [
      ...allIn(text, /[{,](\w+)=~?\\?"/g),
      ...allIn(text, /(?:\$labels\.|\{\{)(\w+)/g),
      ...lists.flatMap((list) => list.split(', ')),
    ]
    expect(used).toContain('instance')
    expect(used.filter((label) => !known.includes(label))).toEqual([])
  },
)

test('every metric of the server is in the guide for operators', async () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const own = [...(await exposedNames())].filter((name) => name.startsWith('trivium_'))
  const bases = own.map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  expect(bases.filter((name) => !guide.includes(name))).toEqual([])
})

interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}

const { panels } = JSON.parse(read('trivium-dashboard.json')) as { panels: readonly Panel[] }
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

test('every query of the dashboard is about the chosen processes', () => {
  const metrics = queries.flatMap(
    (expr) => expr.match(/\b(?:trivium|process|nodejs)_\w+(?:\{[^}]*\})?/g) ?? [],
  )
  const chosen = '{job=~"$job",instance=~"$instance"'
  expect(metrics.filter((metric) => !metric.includes(chosen))).toEqual([])
})

test('what every process counts for all of them is not added up', () => {
  expect(
    queries.filter((expr) => /\bsum\b.*trivium_(?:queue_waiting|processes|live_games)\b/.test(expr)),
  ).toEqual([])
})

test('the dashboard has panels that do not overlap, each with a query', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([])
  const taken = new Set<string>()
  for (const { gridPos, title } of panels)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x} ${y}`), title).toBe(false)
        taken.add(`${x} ${y}`)
      }
})

import { type Child, start } from '../child.ts'
import { type Contender, contendersNamed, withServer } from '../duels/contenders.ts'
import { measureDuels } from '../duels/duels.ts'
import type { LoadOrder } from '../duels/load.ts'
import { type BenchPostgres, openPostgres } from '../postgres.ts'
import type { Usage } from '../usage.ts'
import type { PartyReport } from './load.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Rooms {
  readonly rooms: number
  readonly phones: number
}

/** The rooms that are measured, one after the other: a large pub, an evening in fifty of them, and a hall. */
const SIZES: readonly Rooms[] = [
  { rooms: 1, phones: 200 },
  { rooms: 50, phones: 40 },
  { rooms: 1, phones: 1_000 },
]

const measure = async (
  server: Child,
  order: LoadOrder,
  { rooms, phones }: Rooms,
  seconds: number,
): Promise<string> => {
  const load = start('./party/load.ts', [])
  await load.ask({ order, rooms, phones }, 'entered')
  load.send('begin')
  const before = await server.ask<Usage>('usage', 'usage')
  await wait(seconds * 1_000)
  const after = await server.ask<Usage>('usage', 'usage')
  const report = await load.ask<PartyReport>('report', 'report')
  load.send('stop')
  await load.ended()
  const { answers, questions, bytes, p50, p99, max, refusals } = report
  const perAnswer = (ms: number) => `${Math.round((ms * 1_000) / answers)}`.padStart(9)
  const perPhone = Math.round(bytes / phones / Math.max(1, questions))
  const ms = (value: number | null) => (value?.toFixed(1) ?? '-').padStart(8)
  const refused = Object.keys(refusals).length > 0 ? ` refused: ${JSON.stringify(refusals)}` : ''
  const load1 = `${Math.round(((after.cpu - before.cpu) / (after.at - before.at)) * 100)} %`.padStart(7)
  return `${`${rooms} × ${phones}`.padEnd(12)}${String(answers).padStart(8)}${ms(p50)}${ms(p99)}${ms(max)}${perAnswer(after.cpu - before.cpu)}${perAnswer(after.main - before.main)}${load1}${String(perPhone).padStart(9)}${refused}`
}

const HEADER =
  'rooms × phones answers  p50 ms  p99 ms  max ms   CPU µs  main µs    CPU bytes per phone and question'

/** The duels whose cost is shown beside that of parties: as many players as a large room has phones. */
const DUELISTS = 200

const duelsRow = async (contender: Contender, seconds: number, postgres: BenchPostgres): Promise<string> => {
  const { load, cpu, main, rate } = await withServer(contender, DUELISTS, postgres, (server, order) =>
    measureDuels(contender, server, order, DUELISTS, seconds),
  )
  const cells = [`${Math.round(rate * seconds)}`, load.p50.toFixed(1), load.p99.toFixed(1), '-']
  const costs = [cpu, main].map((value) => `${Math.round(value)}`.padStart(9))
  return `${`duels, ${DUELISTS}`.padEnd(12)}${cells.map((cell) => cell.padStart(8)).join('')}${costs.join('')}`
}

const sizeName = ({ rooms, phones }: Rooms): string => `${rooms}x${phones}`

/**
 * `npm run bench party -- [seconds] [pglite|postgres …] [1x200|50x40|1x1000 …]`: rooms full of phones, each with its host and
 * television, and duels for comparison. Every phone answers 1 to 6 s after a question can be answered.
 */
export const party = async (seconds = 60, names: readonly string[] = []): Promise<void> => {
  const wanted = SIZES.filter((size) => names.includes(sizeName(size)))
  const contenders = names.filter((name) => !SIZES.some((size) => sizeName(size) === name))
  const postgres = await openPostgres()
  for (const contender of contendersNamed(contenders.length === 0 ? ['pglite', 'postgres'] : contenders)) {
    console.log(`\n${contender.title}\n${HEADER}`)
    for (const size of wanted.length === 0 ? SIZES : wanted)
      console.log(
        await withServer(contender, size.rooms * (size.phones + 1), postgres, (server, order) =>
          measure(server, order, size, seconds),
        ),
      )
    if (wanted.length === 0) console.log(await duelsRow(contender, seconds, postgres))
  }
  await postgres.stop()
}

import { type Child, start } from '../child.ts'
import { contendersNamed, withServer } from '../duels/contenders.ts'
import type { LoadOrder } from '../duels/load.ts'
import { openPostgres } from '../postgres.ts'
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

/**
 * `npm run bench party -- [seconds] [pglite|postgres …]`: rooms full of phones, each with its host and television. Every
 * phone answers 1 to 6 s after a question can be answered.
 */
export const party = async (seconds = 60, names: readonly string[] = []): Promise<void> => {
  const postgres = await openPostgres()
  for (const contender of contendersNamed(names.length === 0 ? ['pglite', 'postgres'] : names)) {
    console.log(`\n${contender.title}\n${HEADER}`)
    for (const size of SIZES)
      console.log(
        await withServer(contender, size.rooms * (size.phones + 1), postgres, (server, order) =>
          measure(server, order, size, seconds),
        ),
      )
  }
  await postgres.stop()
}

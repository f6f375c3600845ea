import { pino } from 'pino'
import { expect, test } from 'vitest'
import { WorkloadBusy } from '../workload.ts'
import { CALLABLES, type Callable } from './callables.ts'
import { refuseErrors } from './refuse-errors.ts'

const ANSWER = CALLABLES.get('answer') as Callable

const FULL = Object.assign(new Error('no space left on device'), { code: '53100' })
const BUG = new Error('a bug')

test.each([
  { error: BUG, fault: null, refusal: 'internal-error', lines: 1 },
  { error: FULL, fault: null, refusal: 'internal-error', lines: 1 },
  { error: FULL, fault: 'full', refusal: 'cannot-save', lines: 0 },
  { error: BUG, fault: 'full', refusal: 'cannot-save', lines: 1 },
  { error: new WorkloadBusy(), fault: null, refusal: 'busy', lines: 0 },
] as const)(
  '"$error.message" while storage is $fault: $refusal, with $lines lines in the log',
  async ({ error, fault, refusal, lines }) => {
    const logged: { fn: string; uid: string; err: { message: string } }[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
    const fails = async () => {
      throw error
    }
    const answer = await refuseErrors({ log, storage: { fault } }, ANSWER, 'ada', fails)
    expect(answer).toEqual({ refused: refusal })
    expect(logged.map(({ fn, uid, err }) => [fn, uid, err.message])).toEqual(
      Array(lines).fill(['answer', 'ada', error.message]),
    )
  },
)

test('work that succeeds keeps its result', async () => {
  const deps = { log: pino({ enabled: false }), storage: { fault: null } }
  expect(await refuseErrors(deps, ANSWER, null, async () => 'done')).toBe('done')
})

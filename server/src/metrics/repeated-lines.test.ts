import { fakeClock } from '@trivium/testkit/fake-clock'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { LoggedErrors } from './logged-errors.ts'
import { countRepeats } from './repeated-lines.ts'

const fixture = () => {
  const clock = fakeClock()
  const lines: Record<string, unknown>[] = []
  const errors = new LoggedErrors(clock)
  const log = pino(
    { hooks: countRepeats(clock, errors.hooks) },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  return { clock, lines, errors, log }
}

const full = (file: string) => Object.assign(new Error(`could not extend file "${file}"`), { code: '53100' })

test('a repeated error is one line and then a count each minute, whatever its file names', async () => {
  const { clock, lines, errors, log } = fixture()
  for (let n = 0; n < 1_000; n++) log.error({ err: full(`base/5/${n}`) }, 'settling failed')
  expect(lines).toHaveLength(1)
  await clock.pass(60_000)
  expect(lines[1]).toMatchObject({ level: 50, msg: 'settling failed', repeated: 999 })
  expect(errors.count).toBe(1_000)
  await clock.pass(60_000)
  log.error({ err: full('base/5/1') }, 'settling failed')
  expect(lines).toHaveLength(3)
})

test('another message, function or error is another line', () => {
  const { lines, log } = fixture()
  log.error({ err: full('a') }, 'settling failed')
  log.error({ err: full('a') }, 'pairing failed')
  log.error({ err: new TypeError('x'), fn: 'answer' }, 'a function failed')
  log.error({ err: new TypeError('x'), fn: 'resign' }, 'a function failed')
  log.error({ err: new TypeError('y'), fn: 'answer' }, 'a function failed')
  expect(lines).toHaveLength(5)
})

test('lines below error level are always written', () => {
  const { lines, log } = fixture()
  for (let n = 0; n < 3; n++) {
    log.info({ path: 'a' }, 'a mail')
    log.warn({ sql: 'select 1' }, 'slow query')
    log.warn('words alone')
  }
  expect(lines).toHaveLength(9)
})

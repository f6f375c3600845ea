import { pino } from 'pino'
import { expect, test } from 'vitest'
import { LoggedErrors } from './logged-errors.ts'

const logging = () => {
  let now = 0
  const lines: { msg: string }[] = []
  const seen = new LoggedErrors({ now: () => ++now })
  const log = pino({ hooks: seen.hooks }, { write: (line) => lines.push(JSON.parse(line)) })
  return { seen, log, lines }
}

test('errors are counted and the last ten kept, newest first; warnings are not', () => {
  const { seen, log, lines } = logging()
  log.info('ready')
  log.warn('odd')
  for (let n = 1; n <= 12; n++) log.error(`broken ${n}`)
  expect(seen.count).toBe(12)
  expect(seen.last).toHaveLength(10)
  expect(seen.last[0]).toEqual({ at: 12, what: 'broken 12' })
  expect(lines).toHaveLength(14)
})

test('an error keeps its message, kind and function, and nothing that could be personal', () => {
  const { seen, log } = logging()
  const err = Object.assign(new TypeError('ada@example.org is no number'), { code: '22P02' })
  log.error({ err, fn: 'logIn', uid: 'ada-uid' }, 'a function failed')
  log.child({ part: 'live' }).fatal(err)
  expect(seen.last.map(({ what }) => what)).toEqual([
    'an error without words',
    'a function failed (logIn, TypeError, 22P02)',
  ])
})

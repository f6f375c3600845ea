import { expect, test } from 'vitest'
import { formatDelay, formatSize, formatUptime } from './format-figures.ts'

test.each([
  [0, '0 MB'],
  [412.4 * 1024 * 1024, '412 MB'],
  [1_395_864_371, '1.3 GB'],
])('%d bytes are shown as %s', (bytes, words) => expect(formatSize(bytes)).toBe(words))

test.each([
  [0.04, '0.0 ms'],
  [9.94, '9.9 ms'],
  [12.4, '12 ms'],
])('a delay of %d ms is shown as %s', (ms, words) => expect(formatDelay(ms)).toBe(words))

test.each([
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [3_600_000, '1 hour'],
  [3_600_000 * 5 + 60_000 * 2, '5 hours 2 minutes'],
  [86_400_000 * 3 + 3_600_000 + 60_000, '3 days 1 hour'],
  [86_400_000 + 60_000, '1 day'],
])('an uptime of %d ms is shown as %s', (ms, words) => expect(formatUptime(ms)).toBe(words))

import { DAY, HOUR } from '@trivium/rules/time'

const MB = 1024 * 1024

/** '412 MB', '1.3 GB' */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * MB
    ? `${Math.round(bytes / MB).toLocaleString('en')} MB`
    : `${(bytes / (1024 * MB)).toFixed(1)} GB`

/** '0.4 ms', '12 ms' */
export const formatDelay = (ms: number): string =>
  `${ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en')} ms`

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', 60_000],
] as const

const many = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`

/** A duration in its two largest units, 'a minute' at least: '3 days 4 hours'. */
export const formatUptime = (ms: number): string => {
  const first = UNITS.findIndex(([, length]) => ms >= length)
  if (first < 0) return 'less than a minute'
  let rest = ms
  return UNITS.slice(first, first + 2)
    .flatMap(([unit, length]) => {
      const n = Math.floor(rest / length)
      rest -= n * length
      return n === 0 ? [] : [many(n, unit)]
    })
    .join(' ')
}

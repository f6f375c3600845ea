import { DAY, HOUR, MINUTE } from '@trivium/rules/time'

/** '3 June 2026', in the browser's language. */
export const formatDate = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The same with the time of day. */
export const formatDateTime = (at: number): string =>
  new Date(at).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago `at` was (ms since 1970): 'just now', '5 minutes ago', '2 days ago', then the date. */
export const formatAgo = (at: number, now: number): string => {
  const passed = now - at
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return counted(Math.floor(passed / HOUR), 'hour')
  if (passed < 7 * DAY) return counted(Math.floor(passed / DAY), 'day')
  return `on ${formatDate(at)}`
}

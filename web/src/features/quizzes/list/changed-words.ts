import { DAY, HOUR, MINUTE } from '@trivium/rules/time'

const spoken = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago `at` was (ms since 1970): 'just now', '5 minutes ago', 'yesterday', then the date. */
export const changedWords = (at: number, now: number): string => {
  const passed = now - at
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return spoken.format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return spoken.format(-Math.floor(passed / HOUR), 'hour')
  if (passed < 7 * DAY) return spoken.format(-Math.floor(passed / DAY), 'day')
  return `on ${new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}`
}

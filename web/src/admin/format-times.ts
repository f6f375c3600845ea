const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '21 Nov 2026' */
export const formatDay = (at: number): string => DATE.format(at)

/** '14:05' */
export const formatClock = (at: number): string => CLOCK.format(at)

/** '21 Nov 2026, 14:05' */
export const formatTime = (at: number): string => TIME.format(at)

/** When a ban ends, to follow 'banned'. */
export const formatBanEnd = (until: number | null): string =>
  until === null ? 'without end' : `until ${formatTime(until)}`

/** '320 ms', '1.2 s' */
export const formatDuration = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`

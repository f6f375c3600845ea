const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '21 Nov 2026' */
export const writeDay = (at: number): string => DATE.format(at)

/** '21 Nov 2026, 14:05' */
export const writeTime = (at: number): string => TIME.format(at)

/** When a ban ends, in words that follow 'banned'. */
export const writeEnd = (until: number | null): string =>
  until === null ? 'without end' : `until ${writeTime(until)}`

/** '1.2 s' */
export const writeSeconds = (ms: number): string => `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`

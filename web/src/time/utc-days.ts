/** Days of the calendar in words. They are UTC dates, YYYY-MM-DD, and read the same in every time zone. */

/** Makes a format when it is first needed: a screen uses one or two of them. */
const lazily = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (): Intl.DateTimeFormat => {
    made ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    return made
  }
}

const inFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = lazily(options)
  return (day: string): string => format().format(Date.parse(day))
}

const withoutComma =
  (write: (day: string) => string) =>
  (day: string): string =>
    write(day).replace(',', '')

/** 'Sat' */
export const weekdayName = inFormat({ weekday: 'short' })

/** '21 Nov' */
export const shortDay = inFormat({ day: 'numeric', month: 'short' })

/** '21 Nov 2026' */
export const shortDate = inFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** 'Sat, 21 Nov 2026' */
export const dayWithWeekday = inFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** 'Saturday 21 November' */
export const longDay = withoutComma(inFormat({ weekday: 'long', day: 'numeric', month: 'long' }))

/** 'Saturday 21 November 2026' */
export const fullDay = withoutComma(
  inFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
)

const DATE = lazily({ day: 'numeric', month: 'long', year: 'numeric' })

/** '21 November 2026' */
export const longDate = (day: string): string => DATE().format(Date.parse(day))

/** '16 – 22 November 2026' */
export const dateRange = (first: string, last: string): string =>
  DATE()
    .formatRange(Date.parse(first), Date.parse(last))
    .replaceAll(/\s*–\s*/g, ' – ')

const MONTH = inFormat({ month: 'long', year: 'numeric' })

/** 'November 2026'; months are YYYY-MM. */
export const monthTitle = (month: string): string => MONTH(`${month}-01`)

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string): string => written.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

/** 'Saturday 21 November'; days are UTC dates, YYYY-MM-DD. */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })

/** 'Saturday 21 November 2026' */
export const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const monthName = format({ month: 'long', year: 'numeric' })

/** 'November 2026'; months are YYYY-MM. */
export const monthTitle = (month: string): string => monthName(`${month}-01`)

export const monthOf = (day: string): string => day.slice(0, 7)

/** The month this many months later, or earlier if negative. */
export const monthAfter = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

const two = (n: number): string => String(n).padStart(2, '0')

/** '5:07:09', from milliseconds. */
export const hoursLeft = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

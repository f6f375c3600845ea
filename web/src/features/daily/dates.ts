/** The month of a day; months are YYYY-MM. */
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

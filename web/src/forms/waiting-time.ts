const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** A remaining wait, from ms to text: '45 s', '2 min 10 s', '3 h 5 min', '12 days'. */
export const waitingTime = (ms: number): string => {
  if (ms > DAY) return counted(Math.ceil(ms / DAY))
  const seconds = Math.ceil(ms / SECOND)
  if (ms > HOUR) {
    const minutes = Math.ceil(seconds / 60)
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  }
  if (seconds < 60) return `${seconds} s`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** The longest delay of an overlay, seconds. */
const MOST_DELAY = 60

/** The delay of an overlay, ms, from the seconds in its address; anything but a number is none. */
export const delayOf = (text: string | null): number => {
  const seconds = Number(text)
  return Number.isFinite(seconds) ? Math.min(MOST_DELAY, Math.max(0, seconds)) * 1000 : 0
}

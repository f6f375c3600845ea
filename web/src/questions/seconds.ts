/** Seconds with one decimal, as people read times. */
export const seconds = (ms: number): string => (ms / 1000).toFixed(1)

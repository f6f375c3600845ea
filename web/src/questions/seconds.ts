/** Seconds with one decimal, as people read times. */
export const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** Who answered, and after how long; the name alone where the time is not known. */
export const after = (name: string, ms: number | null): string =>
  ms === null ? name : `${name}, ${seconds(ms)} s`

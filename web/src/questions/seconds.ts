/** Seconds with one decimal. */
export const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** Who answered, and the time taken; only the name if the time is unknown. */
export const after = (name: string, ms: number | null): string =>
  ms === null ? name : `${name}, ${seconds(ms)} s`

/** A source of numbers in [0, 1). The same seed gives the same numbers on every machine. */
export type Random = () => number

/**
 * Turns a seed (any text) into 32 bits: FNV-1a, then a finaliser so that similar seeds give very different
 * states.
 */
const hash = (seed: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  return h >>> 0
}

/**
 * Mulberry32 (Tommy Ettinger, public domain): small, fast, and uniform enough for games, but not for secrets.
 */
export const randomFrom = (seed: string): Random => {
  let a = hash(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Shuffles a copy, by Fisher and Yates. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const swap = out[i] as T
    out[i] = out[j] as T
    out[j] = swap
  }
  return out
}

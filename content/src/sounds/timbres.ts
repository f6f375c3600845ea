import type { Timbre } from './synthesis.ts'

/** A wooden bar struck with a soft mallet: a clear tone, and a knock that fades at once. */
export const MALLET: Timbre = {
  attack: 0.003,
  partials: [
    [1, 1, 1],
    [2, 0.05, 1.6],
    [3.93, 0.2, 3.2],
    [9.2, 0.05, 8],
  ],
}

/** A hollow block of wood. */
export const BLOCK: Timbre = {
  attack: 0.002,
  partials: [
    [1, 1, 1.4],
    [2.4, 0.4, 2.5],
    [5.1, 0.12, 5],
  ],
}

/** A small bell: slightly detuned pairs make it shimmer. */
export const CHIME: Timbre = {
  attack: 0.008,
  partials: [
    [1, 1, 1],
    [1.003, 0.4, 1],
    [2, 0.22, 1.8],
    [3.01, 0.06, 2.8],
  ],
}

/** A muffled tone with hardly any overtones. */
export const FELT: Timbre = {
  attack: 0.012,
  partials: [
    [1, 1, 1],
    [2, 0.18, 2],
    [3, 0.05, 3],
  ],
}

/** A large drum under a cloth; the overtones carry it on small loudspeakers. */
export const DRUM: Timbre = {
  attack: 0.006,
  partials: [
    [1, 1, 1],
    [1.5, 0.5, 1.5],
    [2.1, 0.4, 2],
    [3.2, 0.15, 3],
  ],
}

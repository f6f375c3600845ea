import type { Cue, Note, Timbre } from './synthesis.ts'

/** A struck bar: a clear tone with a short bright knock. */
const MARIMBA: Timbre = {
  attack: 0.004,
  partials: [
    [1, 1, 1],
    [3.93, 0.22, 3],
    [9.2, 0.05, 6],
  ],
}

/** A small bell: slightly detuned pairs make it shimmer. */
const CHIME: Timbre = {
  attack: 0.006,
  partials: [
    [1, 1, 1],
    [1.003, 0.4, 1],
    [2, 0.35, 1.6],
    [3.01, 0.12, 2.4],
    [4.17, 0.06, 3.5],
  ],
}

/** Soft brass: even overtones that swell in. */
const HORN: Timbre = {
  attack: 0.03,
  partials: [
    [1, 1, 0.7],
    [2, 0.5, 0.9],
    [3, 0.28, 1.2],
    [4, 0.14, 1.6],
    [5, 0.07, 2],
  ],
}

/** A muffled tone with hardly any overtones. */
const FELT: Timbre = {
  attack: 0.012,
  partials: [
    [1, 1, 1],
    [2, 0.18, 2],
    [3, 0.05, 3],
  ],
}

/** Consecutive notes, the last one held. */
const melody = (keys: readonly number[], step: number, held: number): Note[] =>
  keys.map((key, index) => ({
    key,
    at: index * step,
    lasts: index === keys.length - 1 ? held : step * 2.2,
  }))

/** The sounds, by file name. */
export const CUES: Readonly<Record<string, Cue>> = {
  'match-found': { timbre: CHIME, notes: melody([67, 72, 76, 79, 76, 84], 0.11, 0.8) },
  achievement: {
    timbre: CHIME,
    notes: [
      ...melody([72, 76, 79], 0.1, 1.1),
      { key: 84, at: 0.3, lasts: 1.1 },
      { key: 91, at: 0.4, lasts: 1, gain: 0.4 },
    ],
  },
  correct: { timbre: MARIMBA, notes: melody([76, 83], 0.09, 0.4) },
  wrong: { timbre: FELT, notes: melody([62, 57], 0.13, 0.35) },
  tick: { timbre: MARIMBA, notes: [{ key: 84, at: 0, lasts: 0.1 }] },
  win: {
    timbre: HORN,
    notes: [
      ...melody([67, 67, 72], 0.13, 1.1),
      { key: 76, at: 0.26, lasts: 1.1, gain: 0.8 },
      { key: 79, at: 0.26, lasts: 1.1, gain: 0.7 },
    ],
  },
  lose: { timbre: FELT, notes: melody([67, 63, 60, 55], 0.2, 0.7) },
}

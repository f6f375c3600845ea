import type { Cue, Note, Timbre } from './synthesis.ts'
import { BLOCK, CHIME, DRUM, FELT, MALLET } from './timbres.ts'

/** Consecutive notes, the last one held. */
const melody = (timbre: Timbre, keys: readonly number[], step: number, held: number, from = 0): Note[] =>
  keys.map((key, index) => ({
    timbre,
    key,
    at: from + index * step,
    lasts: index === keys.length - 1 ? held : Math.min(held, 0.45),
  }))

/** Notes at the same time. */
const chord = (timbre: Timbre, keys: readonly number[], at: number, lasts: number, gain = 0.6): Note[] =>
  keys.map((key) => ({ timbre, key, at, lasts, gain }))

/** Equal beats of a drum that grow louder. */
const drumRoll = (beats: number, step: number): Note[] =>
  Array.from({ length: beats }, (_, beat) => ({
    ...{ timbre: DRUM, key: beat % 2 === 0 ? 43 : 41, at: beat * step, lasts: 0.16 },
    gain: 0.25 + (0.75 * beat) / beats,
  }))

/** The sounds, by file name. All are in C major, so that none clashes with the one before it. */
export const CUES: Readonly<Record<string, Cue>> = {
  correct: melody(MALLET, [67, 74], 0.075, 0.42),
  wrong: melody(FELT, [57, 53], 0.085, 0.24),
  tick: melody(BLOCK, [79], 0, 0.09),
  heartbeat: [...melody(DRUM, [43], 0, 0.22), { timbre: DRUM, key: 41, at: 0.24, lasts: 0.28, gain: 0.75 }],
  start: [...melody(BLOCK, [67, 67], 0.11, 0.12), ...melody(MALLET, [72, 79], 0.09, 0.5, 0.24)],
  'match-found': [
    ...melody(MALLET, [67, 72, 76, 79, 76, 84], 0.11, 0.7),
    ...chord(CHIME, [84], 0.55, 0.75, 0.35),
  ],
  achievement: [...melody(MALLET, [72, 76, 79, 84], 0.1, 0.9), ...chord(CHIME, [79, 91], 0.38, 0.9, 0.3)],
  win: [
    ...melody(MALLET, [60, 67, 72, 76], 0.11, 0.5),
    ...chord(MALLET, [60, 67, 72, 79], 0.5, 1, 0.7),
    ...chord(CHIME, [84], 0.55, 1, 0.3),
  ],
  draw: [...melody(MALLET, [67, 72], 0.16, 0.6), ...melody(MALLET, [72, 67], 0.16, 0.6, 0.4)],
  lose: [...melody(MALLET, [67, 64, 62], 0.19, 0.5), ...chord(FELT, [48, 60], 0.57, 0.8, 0.7)],
  promotion: [
    ...melody(BLOCK, [72, 72, 72], 0.15, 0.14),
    ...melody(MALLET, [60, 67, 76], 0.1, 0.5, 0.5),
    ...chord(MALLET, [72, 79], 0.82, 0.9, 0.7),
    ...chord(CHIME, [88], 0.84, 0.85, 0.25),
  ],
  'new-best': [
    ...melody(MALLET, [60, 64, 67, 72, 76], 0.1, 0.5),
    ...melody(MALLET, [79, 84, 79, 84], 0.09, 0.8, 0.55),
  ],
  'perfect-daily': [
    ...melody(MALLET, [60, 62, 64, 67, 69, 72, 74, 76, 79, 81], 0.12, 0.5),
    ...chord(MALLET, [60, 72, 76, 79], 1.26, 1.1, 0.65),
    ...chord(CHIME, [84, 91], 1.3, 1, 0.25),
  ],
  continent: [
    ...melody(MALLET, [48, 55, 60, 55, 60, 64, 60, 64, 67, 64, 67, 72], 0.085, 0.45),
    ...chord(MALLET, [48, 60, 67, 76], 1.05, 1, 0.65),
  ],
  'survival-record': [
    ...melody(MALLET, [60, 55, 62, 57, 64, 59, 67, 62, 72], 0.11, 0.45),
    ...chord(MALLET, [60, 67, 76, 84], 1.05, 0.95, 0.6),
    ...chord(CHIME, [88], 1.1, 0.85, 0.25),
  ],
  // Of a party: a question comes, is thought about in bars of 2.4 s, the standings move, and the podium.
  'party-question': [
    ...melody(MALLET, [60, 67, 64, 72], 0.1, 0.45),
    ...melody(BLOCK, [79, 79], 0.1, 0.1, 0.45),
    ...chord(CHIME, [79, 84], 0.62, 0.6, 0.25),
  ],
  'party-thinking': [
    ...melody(FELT, [48, 55, 52, 55, 45, 52, 53, 55], 0.3, 0.28),
    ...[0, 0.6, 1.2, 1.8].map((at) => ({ timbre: DRUM, key: 43, at, lasts: 0.2, gain: 0.5 })),
    ...[0.45, 1.05, 1.65, 2.1].map((at) => ({ timbre: BLOCK, key: 84, at, lasts: 0.08, gain: 0.25 })),
  ],
  'party-standings': [...drumRoll(10, 0.09), ...chord(MALLET, [60, 67, 72], 0.92, 0.7, 0.6)],
  'party-podium': [
    ...melody(MALLET, [67, 67, 67, 72], 0.13, 0.5),
    ...melody(MALLET, [69, 72, 76, 79], 0.13, 0.5, 0.66),
    ...chord(MALLET, [60, 67, 72, 76, 84], 1.3, 1.1, 0.6),
    ...chord(CHIME, [84, 88, 91], 1.36, 1, 0.2),
    ...melody(DRUM, [43, 43, 41], 0.65, 0.3),
  ],
}

/** The loudness of every sound, LUFS. Twenty is quiet: sounds accompany, they do not call. */
const LOUDNESS = -20

/** Sounds under a question that somebody is reading are this much quieter, dB. */
const UNDER_A_QUESTION: Readonly<Record<string, number>> = { tick: 6, heartbeat: 6, 'party-thinking': 9 }

export const loudnessOfCue = (name: string): number => LOUDNESS - (UNDER_A_QUESTION[name] ?? 0)

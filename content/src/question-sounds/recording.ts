import { createHash } from 'node:crypto'
import { fingerprintOf } from '../sounds/made-from.ts'
import { SAMPLE_RATE } from '../sounds/synthesis.ts'
import { encodeWave } from '../sounds/wave.ts'
import type { Tune } from './abc.ts'
import madeFrom from './made-from.json' with { type: 'json' }

/** From what a question's sound is made: a tune that instruments play, or samples that a formula computed. */
export type RecordingSource =
  | { readonly kind: 'tune'; readonly tune: Tune }
  | { readonly kind: 'samples'; readonly samples: Float64Array }

/** How long the last note of a tune is left to fade, seconds. */
const FADE_OUT = 0.6

/** How long the sound is. */
export const recordingMs = (source: RecordingSource): number =>
  Math.round(
    source.kind === 'tune'
      ? (source.tune.seconds + FADE_OUT) * 1_000
      : (source.samples.length / SAMPLE_RATE) * 1_000,
  )

/** Identifies the source: a file with another fingerprint was made from something else. */
export const sourceFingerprint = (source: RecordingSource): string =>
  source.kind === 'tune'
    ? createHash('sha256').update(source.tune.abc).digest('hex').slice(0, 16)
    : fingerprintOf(encodeWave(source.samples))

/** Whether the files of a question were made from this source. */
export const isRecorded = (id: string, source: RecordingSource): boolean =>
  (madeFrom as Readonly<Record<string, string>>)[id] === sourceFingerprint(source)

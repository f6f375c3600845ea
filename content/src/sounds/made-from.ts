import { createHash } from 'node:crypto'
import { CUES, loudnessOfCue } from './cues.ts'
import { atLoudness } from './loudness.ts'
import { synthesise } from './synthesis.ts'
import { encodeWave } from './wave.ts'

/** The samples of a sound at its loudness. */
export const samplesOf = (name: string): Float64Array =>
  atLoudness(synthesise(CUES[name]!), loudnessOfCue(name))

/** The uncompressed file that a sound is encoded from. */
export const waveOf = (name: string): Uint8Array => encodeWave(samplesOf(name))

/** Identifies that file: a sound with another fingerprint was made from other notes. */
export const fingerprintOf = (wave: Uint8Array): string =>
  createHash('sha256').update(wave).digest('hex').slice(0, 16)

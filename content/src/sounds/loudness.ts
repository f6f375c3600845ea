import { SAMPLE_RATE } from './synthesis.ts'

/** A filter of second order: its coefficients for inputs and for earlier outputs. */
type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** How loud the ear finds each frequency, as ITU-R BS.1770-5 weights it at 48 kHz. */
const WEIGHTING: readonly Filter[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
]

/** The window of momentary loudness, samples. */
const WINDOW = 0.4 * SAMPLE_RATE

const filtered = (samples: Float64Array, [b0, b1, b2, a1, a2]: Filter): Float64Array => {
  const out = new Float64Array(samples.length)
  for (let i = 0; i < samples.length; i++) {
    const [x0, x1, x2] = [samples[i]!, samples[i - 1] ?? 0, samples[i - 2] ?? 0]
    out[i] = b0 * x0 + b1 * x1 + b2 * x2 - a1 * (out[i - 1] ?? 0) - a2 * (out[i - 2] ?? 0)
  }
  return out
}

/** The loudest 0.4 s of a sound, LUFS. A shorter sound counts as followed by silence. */
export const loudnessOf = (samples: Float64Array): number => {
  const weighted = WEIGHTING.reduce(filtered, samples)
  let energy = 0
  let most = 0
  for (let i = 0; i < weighted.length; i++) {
    energy += weighted[i]! ** 2 - (weighted[i - WINDOW] ?? 0) ** 2
    most = Math.max(most, energy)
  }
  return -0.691 + 10 * Math.log10(most / WINDOW)
}

/** The same sound at the given loudness, LUFS. */
export const atLoudness = (samples: Float64Array, loudness: number): Float64Array => {
  const gain = 10 ** ((loudness - loudnessOf(samples)) / 20)
  return samples.map((sample) => sample * gain)
}

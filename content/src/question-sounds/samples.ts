import { SAMPLE_RATE } from '../sounds/synthesis.ts'

/** A signal: its value, -1 to 1, at a time in seconds. */
export type Signal = (t: number) => number

/** A fade that is too short to hear but long enough not to click, seconds. */
const SOFT = 0.005

export const silence = (seconds: number): Float64Array => new Float64Array(Math.round(seconds * SAMPLE_RATE))

/** A signal of this length with soft ends. */
export const sampled = (seconds: number, signal: Signal, soft = SOFT): Float64Array =>
  silence(seconds).map((_, i) => {
    const t = i / SAMPLE_RATE
    return signal(t) * Math.min(1, t / soft, Math.max(0, seconds - t) / soft)
  })

/** One after the other. */
export const inTurn = (...parts: readonly Float64Array[]): Float64Array => {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const repeated = (count: number, part: Float64Array): Float64Array =>
  inTurn(...Array.from({ length: count }, () => part))

/** Several at the same time. */
export const together = (...signals: readonly Signal[]): Signal => {
  const share = 1 / signals.length
  return (t) => signals.reduce((sum, signal) => sum + share * signal(t), 0)
}

export const sine =
  (frequency: number): Signal =>
  (t) =>
    Math.sin(2 * Math.PI * frequency * t)

/** A square wave of the overtones below 10 kHz, so that it does not alias. */
export const square = (frequency: number): Signal => {
  const odd = Array.from({ length: Math.floor((10_000 / frequency + 1) / 2) }, (_, i) => 2 * i + 1)
  return (t) => odd.reduce((sum, n) => sum + (0.8 / n) * Math.sin(2 * Math.PI * frequency * n * t), 0)
}

/** A tone whose frequency changes. The phase is summed over the samples. */
export const gliding = (seconds: number, frequencyAt: Signal, loudnessAt: Signal = () => 1): Float64Array => {
  let phase = 0
  return sampled(
    seconds,
    (t) => {
      phase += (2 * Math.PI * frequencyAt(t)) / SAMPLE_RATE
      return loudnessAt(t) * Math.sin(phase)
    },
    0.02,
  )
}

/** Fades by half every so many seconds. */
export const fading =
  (signal: Signal, halfLife: number): Signal =>
  (t) =>
    signal(t) * 0.5 ** (t / halfLife)

/** Numbers from -1 to 1 without a pattern, the same ones each time (mulberry32). */
export const noise = (seed: number): Signal => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}

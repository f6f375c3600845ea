import { SAMPLE_RATE } from '../sounds/synthesis.ts'
import {
  fading,
  gliding,
  inTurn,
  noise,
  repeated,
  type Signal,
  sampled,
  silence,
  sine,
  together,
} from './samples.ts'

const SPEED_OF_SOUND = 343

/** A source of 520 Hz that passes at 30 m/s, 12 m away. */
export const passing = (): Float64Array => {
  const [speed, nearest, middle, seconds] = [30, 12, 2.5, 5]
  const distanceAt: Signal = (t) => Math.hypot(nearest, speed * (t - middle))
  const approach: Signal = (t) => (speed * speed * (t - middle)) / distanceAt(t)
  return gliding(
    seconds,
    (t) => (520 * SPEED_OF_SOUND) / (SPEED_OF_SOUND + approach(t)),
    (t) => nearest / distanceAt(t),
  )
}

/** Octaves that rise together; each fades in at the bottom and out at the top. */
export const endlessRise = (): Float64Array => {
  const [octaves, seconds, lap] = [8, 7, 3.5]
  const parts = Array.from({ length: octaves }, (_, k) => {
    const octaveAt: Signal = (t) => (k + t / lap) % octaves
    return gliding(
      seconds,
      (t) => 40 * 2 ** octaveAt(t),
      (t) => Math.sin((Math.PI * octaveAt(t)) / octaves) ** 2 / octaves,
    )
  })
  return silence(seconds).map((_, i) => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0))
}

/** Two tones that differ by 3 Hz. */
export const throbbing = (): Float64Array => sampled(5, together(sine(440), sine(443)), 0.1)

export const pureTone = (frequency: number): Float64Array => sampled(4, fading(sine(frequency), 1), 0.01)

export const whiteNoise = (): Float64Array => sampled(3.5, noise(7), 0.1)

/** 440 Hz and its double, after each other and gliding. */
export const octaveUp = (): Float64Array =>
  inTurn(
    sampled(0.8, sine(440), 0.02),
    silence(0.15),
    sampled(0.8, sine(880), 0.02),
    silence(0.4),
    gliding(1.6, (t) => 440 * 2 ** Math.min(1, t / 1.4)),
  )

/** Two masses that circle each other faster and faster, shifted to where loudspeakers reach, and three times. */
export const merger = (): Float64Array => {
  const seconds = 0.9
  const left: Signal = (t) => Math.max(0.004, seconds - 0.06 - t)
  const chirp = gliding(
    seconds,
    (t) => Math.min(900, 150 * (left(t) / seconds) ** -0.375),
    (t) => (t > seconds - 0.06 ? 0.5 ** ((t - seconds + 0.06) / 0.008) : 0.35 * (left(t) / seconds) ** -0.25),
  )
  return repeated(3, inTurn(chirp, silence(0.5)))
}

/** The first and second heart sound, 72 times a minute. */
export const heartbeat = (): Float64Array => {
  const thump = (frequency: number, length: number) =>
    sampled(length, fading(together(sine(frequency), sine(1.6 * frequency), sine(2.3 * frequency)), 0.035))
  return repeated(5, inTurn(thump(58, 0.16), silence(0.15), thump(76, 0.12), silence(0.4)))
}

/** Clicks at random moments, more and more of them. */
export const counter = (): Float64Array => {
  const random = noise(11)
  const all = silence(5)
  const click = sampled(
    0.012,
    fading((t) => Math.sin(2 * Math.PI * 2_600 * t), 0.0015),
    0.0005,
  )
  for (let at = 0; at < 4.9; ) {
    click.forEach((value, i) => {
      all[Math.round(at * SAMPLE_RATE) + i]! += value
    })
    // Waiting times between independent events; their rate grows from 3 to 30 a second.
    at -= Math.log((random(0) + 1) / 2 + 1e-9) / (3 * 10 ** (at / 5))
  }
  return all
}

/** A tone pulse and its echoes. */
export const ping = (): Float64Array => {
  const pulse = sampled(2.6, fading(together(sine(1_050), sine(1_054)), 0.28), 0.01)
  const echo = Math.round(0.9 * SAMPLE_RATE)
  return repeated(
    2,
    pulse.map((value, i) => value + 0.25 * (pulse[i - echo] ?? 0)),
  )
}

/** Groups of three pulses of a high tone, as tree crickets make with their wings. */
export const chirping = (): Float64Array => {
  const pulse = inTurn(sampled(0.025, sine(4_500), 0.008), silence(0.02))
  return repeated(9, inTurn(repeated(3, pulse), silence(0.365)))
}

const GLIDES = [57, 64, 69, 67, 64, 60, 62, 57]

/** One voice that glides from note to note, and trembles. */
export const theremin = (): Float64Array => {
  const each = 0.75
  const keyAt: Signal = (t) => {
    const at = Math.min(GLIDES.length - 1, Math.floor(t / each))
    const [from = 57, to = 57] = [GLIDES[Math.max(0, at - 1)], GLIDES[at]]
    return from + (to - from) * Math.min(1, (t - at * each) / 0.22)
  }
  const frequencyAt: Signal = (t) =>
    440 * 2 ** ((keyAt(t) - 57 + 0.28 * Math.sin(2 * Math.PI * 5.8 * t)) / 12)
  const tone = gliding(GLIDES.length * each, frequencyAt)
  return tone.map((value) => 0.8 * value + 0.2 * value ** 3)
}

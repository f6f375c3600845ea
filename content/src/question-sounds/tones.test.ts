import { describe, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../sounds/synthesis.ts'
import { dialled, morse } from './signals.ts'
import { TONES } from './tones.ts'

/** How strong a frequency is in a stretch of a sound. */
const strength = (samples: Float64Array, frequency: number, from: number, to: number): number => {
  let [real, imaginary] = [0, 0]
  for (let i = Math.round(from * SAMPLE_RATE); i < to * SAMPLE_RATE; i++) {
    const turn = (2 * Math.PI * frequency * i) / SAMPLE_RATE
    real += (samples[i] ?? 0) * Math.cos(turn)
    imaginary += (samples[i] ?? 0) * Math.sin(turn)
  }
  return (2 * Math.hypot(real, imaginary)) / ((to - from) * SAMPLE_RATE)
}

describe.each(Object.keys(TONES))('%s', (name) => {
  const samples = TONES[name]?.() ?? new Float64Array()

  test('lasts at most 8 s, begins and ends in silence, and is the same each time', () => {
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(1)
    expect(samples.length / SAMPLE_RATE).toBeLessThanOrEqual(8)
    for (const edge of [samples.at(0), samples.at(-1)]) expect(Math.abs(edge ?? 1)).toBeLessThan(0.02)
    expect(TONES[name]?.()).toEqual(samples)
  })
})

test('a dash is three dots long, and letters are three dots apart', () => {
  const dot = 0.1
  const samples = morse('ME', dot)
  const isOn = (dots: number) => strength(samples, 650, (dots + 0.2) * dot, (dots + 0.8) * dot) > 0.5
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(isOn)).toEqual(
    [1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0].map(Boolean),
  )
})

test('a telephone plays the tones of the row and of the column of each key', () => {
  const samples = dialled('50')
  const heard = (frequency: number, key: number) =>
    strength(samples, frequency, key * 0.27 + 0.02, key * 0.27 + 0.14) > 0.3
  const all = [697, 770, 852, 941, 1209, 1336, 1477]
  expect(all.filter((frequency) => heard(frequency, 0))).toEqual([770, 1336])
  expect(all.filter((frequency) => heard(frequency, 1))).toEqual([941, 1336])
})

import { expect, it } from 'vitest'
import { atLoudness, loudnessOf } from './loudness.ts'
import { SAMPLE_RATE } from './synthesis.ts'

const sine = (frequency: number, seconds: number) =>
  Float64Array.from({ length: seconds * SAMPLE_RATE }, (_, i) =>
    Math.sin((2 * Math.PI * frequency * i) / SAMPLE_RATE),
  )

it('a full sine of 997 Hz on one channel has -3.01 LUFS, as ITU-R BS.1770 says', () => {
  expect(loudnessOf(sine(997, 1))).toBeCloseTo(-3.01, 1)
})

it('a low tone is less loud than one in the middle', () => {
  expect(loudnessOf(sine(50, 1))).toBeLessThan(loudnessOf(sine(997, 1)) - 2)
})

it('a sound at a loudness has that loudness', () => {
  expect(loudnessOf(atLoudness(sine(440, 0.2), -20))).toBeCloseTo(-20, 5)
})

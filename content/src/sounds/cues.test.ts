import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { CUES, loudnessOfCue } from './cues.ts'
import { loudnessOf } from './loudness.ts'
import madeFrom from './made-from.json' with { type: 'json' }
import { fingerprintOf, samplesOf } from './made-from.ts'
import { SAMPLE_RATE } from './synthesis.ts'
import { encodeWave } from './wave.ts'

const FOLDER = new URL('../../sounds/', import.meta.url)
const NAMES = Object.keys(CUES).sort()
const ENDINGS = ['m4a', 'ogg'] as const

const read = (name: string, ending: string) => readFile(new URL(`${name}.${ending}`, FOLDER))

describe('the sounds', () => {
  it('are each there as Opus and as AAC', async () => {
    expect((await readdir(FOLDER)).sort()).toEqual(
      NAMES.flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`)),
    )
  })

  it.each(ENDINGS)(
    'have less than 80 kB together as %s, of which a browser loads one kind, and only those that it plays',
    async (ending) => {
      const files = await Promise.all(NAMES.map((name) => read(name, ending)))
      expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(80_000)
    },
  )
})

describe.each(NAMES)('%s', (name) => {
  /** Synthesised once for all tests: it takes a tenth of a second. */
  const samples = samplesOf(name)

  it('is in its formats', async () => {
    expect((await read(name, 'ogg')).toString('latin1', 28, 36)).toBe('OpusHead')
    expect((await read(name, 'm4a')).toString('latin1', 4, 8)).toBe('ftyp')
  })

  it('was encoded from the present notes', () => {
    expect(madeFrom).toHaveProperty([name], fingerprintOf(encodeWave(samples)))
  })

  it('is as loud as the others, without clipping', () => {
    expect(loudnessOf(samples)).toBeCloseTo(loudnessOfCue(name), 2)
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.8)
  })

  it('lasts at most 2.5 s, and begins and ends in silence', () => {
    expect(samples.length / SAMPLE_RATE).toBeLessThanOrEqual(2.5)
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01)
  })
})

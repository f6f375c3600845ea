import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { CUES } from './cues.ts'
import { synthesise } from './synthesis.ts'
import { encodeWave } from './wave.ts'

const FOLDER = new URL('../../sounds/', import.meta.url)

/** A sound file as an audio player reads it. */
const read = async (name: string) => {
  const file = await readFile(new URL(`${name}.wav`, FOLDER))
  const rate = file.readUInt32LE(24)
  const samples = Array.from(
    { length: (file.length - 44) / 2 },
    (_, i) => file.readInt16LE(44 + i * 2) / 32767,
  )
  return { file, rate, samples, seconds: samples.length / rate }
}

describe('the sounds', () => {
  it('are those that the app plays', async () => {
    const names = ['achievement', 'correct', 'lose', 'match-found', 'tick', 'win', 'wrong']
    expect(Object.keys(CUES).sort()).toEqual(names)
    expect(await readdir(FOLDER)).toEqual(names.map((name) => `${name}.wav`))
  })
})

describe.each(Object.keys(CUES))('%s', (name) => {
  it('is a WAV file of 16 bits, one channel, 22 kHz', async () => {
    const { file, rate } = await read(name)
    expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
    expect(file.readUInt32LE(4)).toBe(file.length - 8)
    expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34), rate]).toEqual([
      1, 1, 16, 22_050,
    ])
    expect(file.readUInt32LE(40)).toBe(file.length - 44)
  })

  it('lasts from 0.1 to 1.5 s', async () => {
    const { seconds } = await read(name)
    expect(seconds).toBeGreaterThanOrEqual(0.1)
    expect(seconds).toBeLessThanOrEqual(1.5)
  })

  it('peaks at 0.6, so that nothing is clipped', async () => {
    const { samples } = await read(name)
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.6, 3)
  })

  it('begins and ends in silence, centred on zero', async () => {
    const { samples } = await read(name)
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01)
    expect(Math.abs(mean)).toBeLessThan(0.01)
  })

  it('is up to date in its folder', async () => {
    const { file } = await read(name)
    expect(file.equals(encodeWave(synthesise(CUES[name]!)))).toBe(true)
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { COLOUR_WORDS } from '../nicknames/words.ts'
import { drawProfiles } from './profiles.ts'

const FOLDER = new URL('../../pictures/profiles/', import.meta.url)
const profiles = drawProfiles()

describe('profile pictures', () => {
  it('are profile1 to profile24, and profile1 in every colour of the guests', () =>
    expect(profiles.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 24 }, (_, i) => `profile${i + 1}`),
      ...Object.keys(COLOUR_WORDS).map((colour) => `profile1-${colour}`),
    ]))

  it('are all distinct', () =>
    expect(new Set(profiles.map(({ svg }) => svg)).size).toBe(24 + Object.keys(COLOUR_WORDS).length))

  it('use styles that require no attribution', () => {
    for (const { svg } of profiles)
      expect(svg).toContain('https://creativecommons.org/publicdomain/zero/1.0/')
  })

  it('are small and contain no script', () => {
    for (const { svg } of profiles) {
      expect(svg.length).toBeLessThan(16_000)
      expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href=/i)
    }
  })

  it('are up to date in their folder', async () => {
    expect((await readdir(FOLDER)).sort()).toEqual(profiles.map(({ name }) => `${name}.svg`).sort())
    for (const { name, svg } of profiles)
      expect(await readFile(new URL(`${name}.svg`, FOLDER), 'utf8')).toBe(svg)
  })
})

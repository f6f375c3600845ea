import { LOGO } from '@trivium/wire/site/identity'
import { expect, test } from 'vitest'
import { pngOf, riffOf, webpOf } from './logo-picture.test-kit.ts'
import { readLogo } from './logo-picture.ts'

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test('the type of an image is read from its bytes', () => {
  expect(readLogo(pngOf(64, 64))).toBe('png')
  for (const kind of ['VP8 ', 'VP8L', 'VP8X'] as const)
    expect(readLogo(webpOf(kind, 64, 48)), kind).toBe('webp')
})

test.each([
  ['an SVG, which can hold a script', SVG],
  ['a page', Buffer.from(`<!doctype html>${' '.repeat(100)}`)],
  ['nothing', Buffer.alloc(0)],
  ['only the start of a PNG', pngOf(64, 64).subarray(0, 30)],
  ['a PNG followed by an HTML page', Buffer.concat([pngOf(64, 64), Buffer.from('<script>')])],
  ['an animated PNG', pngOf(64, 64, ['acTL'])],
  ['an animated WebP', webpOf('VP8X', 64, 64, 0x02)],
  ['a WebP followed by other data', Buffer.concat([webpOf('VP8L', 64, 64), Buffer.from('<script>')])],
  ['another format in a RIFF container', riffOf('WAVE', 'VP8L', Buffer.alloc(40))],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)])],
])('%s is not a logo', (_, bytes) => {
  expect(readLogo(bytes)).toBe('not-a-picture')
})

test('a logo is neither too small nor too large, in pixels and in bytes', () => {
  for (const [width, height] of [
    [31, 64],
    [64, 1025],
    [60_000, 60_000],
  ] as const) {
    expect(readLogo(pngOf(width, height))).toBe('wrong-size')
  }
  expect(readLogo(webpOf('VP8X', 16_000, 16_000))).toBe('wrong-size')
  expect(readLogo(Buffer.concat([pngOf(64, 64), Buffer.alloc(LOGO.mostBytes)]))).toBe('too-large')
})

test('no truncated image makes the parser throw', () => {
  for (const whole of [pngOf(64, 64), webpOf('VP8 ', 64, 64), webpOf('VP8X', 64, 64)])
    for (let length = 0; length < whole.length; length++)
      expect(readLogo(whole.subarray(0, length))).toBe('not-a-picture')
})

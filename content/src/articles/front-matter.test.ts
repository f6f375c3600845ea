import { describe, expect, it } from 'vitest'
import { readFrontMatter } from './front-matter.ts'
import { sampleText } from './sample.ts'

const messages = (front: Record<string, string>): string[] => {
  const read = readFrontMatter(sampleText({ front }))
  return read.ok ? [] : read.messages
}

describe('the front matter', () => {
  it('is separated from the text, which keeps its line numbers', () => {
    const read = readFrontMatter(sampleText({ body: 'First line.\n' }))
    expect(read).toMatchObject({ ok: true, body: '\nFirst line.\n', bodyLine: 11 })
  })

  it.each<[string, Record<string, string>]>([
    ['slug', { slug: 'On roads' }],
    ['title', { title: `${'a'.repeat(71)}` }],
    ['description', { description: 'a'.repeat(161) }],
    ['published', { published: '2026-01-00' }],
    ['updated', { updated: '2026-01-01' }],
    ['order', { order: '0' }],
    ['illustration.file', { illustration: '{ file: road.png, alt: A road. }' }],
    ['illustration.alt', { illustration: "{ file: road.svg, alt: ' ' }" }],
    ['sources', { sources: '[]' }],
    ['sources.0.year', { sources: '[{ author: A, title: B, year: 1999 }]' }],
    ['sources.0.url', { sources: "[{ author: A, title: B, year: '1999', url: 'http://a.example' }]" }],
    ['', { author: 'somebody' }],
  ])('is rejected with the name of the field: %s', (field, front) =>
    expect(messages(front)).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]),
  )

  it('accepts a description of 160 characters', () =>
    expect(messages({ description: 'a'.repeat(160) })).toEqual([]))

  it.each(['# No front matter', '---\nslug: [\n---\n', '---\n---\n'])(
    'is reported as missing in %j',
    (text) => expect(readFrontMatter(text).ok).toBe(false),
  )
})

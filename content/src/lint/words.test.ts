import { describe, expect, it } from 'vitest'
import { bareForm, jaccard, meaningfulWords, normalForm, trigramsOf } from './words.ts'

describe('the normal form', () => {
  it.each([
    ['São Tomé & Príncipe', 'sao tome principe'],
    ["Schrödinger's  CAT", 'schrodingers cat'],
    ['M. C. Escher', 'm c escher'],
    ['Наука 2', 'наука 2'],
    ['…', ''],
  ])('of %j is %j', (text, form) => expect(normalForm(text)).toBe(form))

  it.each([
    ['The Danube', 'danube'],
    ['A skull', 'skull'],
    ['Anubis', 'anubis'],
    ['The', 'the'],
  ])('of %j without its article is %j', (text, form) => expect(bareForm(text)).toBe(form))
})

describe('meaningful words', () => {
  it.each([
    ['The bombing of a Basque town', ['bombing', 'basque', 'town']],
    ['Rivers and river', ['river']],
    ['Gas', ['gas']],
  ])('of %j are %j', (text, words) => expect([...meaningfulWords(text)]).toEqual(words))
})

describe('trigrams', () => {
  it('mark the ends of a text', () => expect([...trigramsOf('Ab')]).toEqual([' ab', 'ab ']))

  it.each([
    ['Who wrote it?', 'who wrote it', 1],
    ['abc', 'xyz', 0],
  ])('of %j and %j agree by %d', (a, b, share) => expect(jaccard(trigramsOf(a), trigramsOf(b))).toBe(share))
})

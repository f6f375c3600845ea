import { describe, expect, it } from 'vitest'
import {
  bareForm,
  bareSignedForm,
  jaccard,
  meaningfulWords,
  normalForm,
  signedForm,
  trigramsOf,
} from './text-forms.ts'

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

describe('what a reader sees', () => {
  it.each([
    ['+', '−', '×', '÷'],
    ['C', 'C++', 'C#', 'C*'],
    ['2', '-2', '+2', '10²', '102'],
    ['🇫🇷', '🇮🇹', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['A', 'A+', 'A−'],
    ['1/2', '1-2', '1:2', '12'],
    ['5', '5 %', '5 €', '5 $', '.5'],
    ['!', '?', '.', '…'],
    ['x < y', 'x > y'],
    ['👋🏻', '👋🏿'],
  ])('distinguishes %s from %s', (...texts) => {
    expect(new Set(texts.map(bareSignedForm)).size).toBe(texts.length)
  })

  it.each([
    ['The Danube', 'danube'],
    ['Zürich', 'ZURICH'],
    ['well-known', 'well known'],
    ['A−', 'A-'],
    ['−2', '-2'],
    ['0.5', '.5'],
    ['Lego®', 'Lego'],
    ['40 °C', '40 C'],
    ['and/or', 'and or'],
    ['Who?', 'who'],
    ['CO₂', 'CO2'],
  ])('treats %s and %s as the same', (one, other) => expect(bareSignedForm(one)).toBe(bareSignedForm(other)))

  it('is the normal form if there are only words', () =>
    expect(signedForm('M. C. Escher, “painter”')).toBe(normalForm('M. C. Escher, “painter”')))
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
  ])('of %j and %j have a similarity of %d', (a, b, share) =>
    expect(jaccard(trigramsOf(a), trigramsOf(b))).toBe(share),
  )
})

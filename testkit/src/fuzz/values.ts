import { z } from 'zod'
import type { Random } from './random.ts'
import type { Form, FormOf } from './schema.ts'

/** Texts that some input takes or nearly takes, for fields that ask for a form. */
const FORMED = [
  ...[
    'zzzzzzzzzzzz',
    'ABCDEF',
    'ada@example.org',
    'Ada',
    'somebody',
    'geography-0001',
    'geography',
    'FJ',
    'FR',
  ],
  ...['2026-01-01', '2026-01', '2026-W01', '1970-01-01', '9999-12-31', 'any-page', '1200.nobody', 'profile1'],
  ...['elo', 'elo/2026-W01', 'survival', 'daily/2026-01-01', 'flags/all', 'countries/europe', 'elo/0000-W01'],
]

/** Texts that are hard on whatever reads, compares, stores or shows them; every one of them may be stored. */
export const HARD_TEXTS = [
  ...[
    '',
    ' ',
    '\t\n',
    '\u200b',
    '\ufeff',
    '\u00a0',
    '\u0001',
    '\u0085',
    '\u2028',
    '\uffff',
    '\u202e',
    '\u0301',
  ],
  ...[
    "'",
    '"',
    '\\',
    '%',
    '_',
    '`',
    ';--',
    "' or ''='",
    '$1',

    '{{x}}',
    '<script>',
    '&#0;',
    '\\u0000',
    '*',
    '(',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '0x10',
    '1'.repeat(400),
  ],
  ...[
    '../../x',
    'a:b',
    'a & b',
    '!',
    '|',
    ':*',
    'İı',
    'ﬁ',
    'ß',
    '日本',
    'नि',
    '٣',
    '𐌰',
    '👩‍👩‍👧‍👦',
    'e\u0301'.repeat(20),
  ],
]

/** Texts that no database holds. */
export const UNSTORABLE = ['\u0000', 'a\u0000bc', '\ud83d', '\ude00x']

const NUMBERS = [
  0,
  1,
  -1,
  2,
  0.5,
  1e9,
  2 ** 31 - 1,
  2 ** 31,
  8.64e15,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  1e300,
  -1e300,
  5e-324,
]

/** What else may stand anywhere. */
const ODD = [null, true, false, [], {}, [[]], [null], { a: 1 }, ['x'], { __proto__: null, length: -1 }]

const LONGEST = 3_000

const lengthen = (text: string, length: number): string =>
  (text || 'x').repeat(Math.ceil(length / (text || 'x').length)).slice(0, length)

const textOf = (form: FormOf<'text'>, random: Random, known: readonly string[]): string => {
  const own = random.oneIn(2) && known.length > 0 ? known : random.pick([FORMED, HARD_TEXTS])
  const text = random.pick(own)
  if (!random.oneIn(6)) return text
  const most = Math.min(form.most, LONGEST)
  return lengthen(text, random.pick([form.least, form.least + 1, most, most + 1, most - 1])).toWellFormed()
}

const numberOf = ({ least, most }: FormOf<'number'>, random: Random): number => {
  const from = Math.max(least, -10)
  const span = Math.min(most, from + 20) - from + 1
  if (!random.oneIn(4)) return from + random.below(span)
  return random.pick([...NUMBERS, least, most, most + 1, least - 1].filter(Number.isFinite))
}

const lengthOf = ({ least, most }: FormOf<'list'>, random: Random): number =>
  least + random.below(Math.min(most, least + 4) - least + 1)

/** A value of the form, mostly: what a check beyond the form asks for may be missed. */
const drawn = (form: Form, random: Random, known: readonly string[]): unknown => {
  if (form.isNullable && random.oneIn(3)) return null
  switch (form.kind) {
    case 'unknown':
      return random.pick([...ODD, ...NUMBERS, ...HARD_TEXTS])
    case 'boolean':
      return random.oneIn(2)
    case 'constant':
      return random.pick(form.values)
    case 'number':
      return numberOf(form, random)
    case 'text':
      return textOf(form, random, known)
    case 'union':
      return exampleOf(random.pick(form.of), random, known)
    case 'tuple':
      return form.of.map((one) => exampleOf(one, random, known))
    case 'list':
      return Array.from({ length: lengthOf(form, random) }, () => exampleOf(form.of, random, known))
    case 'object': {
      const fields = Object.entries(form.fields).filter(([, field]) => !field.isOptional || !random.oneIn(2))
      return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, random, known)]))
    }
  }
}

const TRIES = 40

/** A value that the form's schema takes; `known`: texts that have been seen, as ids. Where none is found, one it nearly takes. */
export const exampleOf = (form: Form, random: Random, known: readonly string[] = []): unknown => {
  let value: unknown
  for (let n = 0; n < TRIES; n++) {
    value = drawn(form, random, known)
    if (z.safeParse(form.check, value).success) break
  }
  return value
}

/** Anything. */
export const oddValue = (random: Random): unknown => {
  const text = random.pick(random.oneIn(3) ? UNSTORABLE : HARD_TEXTS)
  return random.pick([
    random.pick(ODD),
    random.pick(NUMBERS),
    text,
    lengthen(text, LONGEST),
    { [text]: text },
    [text],
  ])
}

/** The value with one place in it, however deep, changed, left out, doubled or put in addition. */
export const spoilt = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random.oneIn(5)) return oddValue(random)
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1)
    if (at === value.length) return [...value, oddValue(random)]
    return random.oneIn(4) ? value.toSpliced(at, 1) : value.with(at, spoilt(value[at], random))
  }
  const names = Object.keys(value)
  const name =
    random.oneIn(5) || names.length === 0
      ? random.pick(['more', '__proto__', '\u0000', ''])
      : random.pick(names)
  if (random.oneIn(5)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
  const spoiltField = spoilt((value as Record<string, unknown>)[name], random)
  return Object.fromEntries([...Object.entries(value), [name, spoiltField]])
}

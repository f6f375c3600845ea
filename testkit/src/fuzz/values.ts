import {
  LEADERBOARD_KINDS,
  LEADERBOARDS,
  leaderboardKey,
  parseLeaderboardKey,
} from '@trivium/rules/leaderboards/leaderboard'
import { z } from 'zod'
import { KnownTexts } from './known-texts.ts'
import type { Random } from './random.ts'
import type { Form, FormOf } from './schema.ts'

/** A key of each kind of leaderboard. */
const BOARD_KEYS = LEADERBOARD_KINDS.flatMap((kind) => {
  const region = LEADERBOARDS[kind].regions ? 'europe' : null
  const keys = [null, '2026-W01', '2026-01-01'].map((period) => leaderboardKey({ kind, region, period }))
  return keys.filter((key) => parseLeaderboardKey(key) !== null)
})

/** Texts for fields with a fixed form: some input accepts or nearly accepts each of them. */
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
  ...BOARD_KEYS,
  'elo/0000-W01',
]

/** Texts that are hard to read, compare, store or show. All of them may be stored. */
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

/** Texts that no database can store. */
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

/** Values of any type for any field. */
const ODD = [null, true, false, [], {}, [[]], [null], { a: 1 }, ['x'], { __proto__: null, length: -1 }]

const MAX_LENGTH = 3_000

const lengthen = (text: string, length: number): string =>
  (text || 'x').repeat(Math.ceil(length / (text || 'x').length)).slice(0, length)

const textOf = (form: FormOf<'text'>, random: Random, known: KnownTexts, name: string): string => {
  const seen = random.oneIn(3) ? null : known.pick(name, random)
  const text = seen ?? random.pick(random.pick([FORMED, HARD_TEXTS]))
  if (!random.oneIn(8)) return text
  const most = Math.min(form.most, MAX_LENGTH)
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

/** A value of this form. It is usually valid, but may fail checks that the form leaves out. */
const drawn = (form: Form, random: Random, known: KnownTexts, name: string): unknown => {
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
      return textOf(form, random, known, name)
    case 'union':
      return exampleOf(random.pick(form.of), random, known, name)
    case 'tuple':
      return form.of.map((one) => exampleOf(one, random, known, name))
    case 'list':
      return Array.from({ length: lengthOf(form, random) }, () => exampleOf(form.of, random, known, name))
    case 'object': {
      const fields = Object.entries(form.fields).filter(([, field]) => !field.isOptional || !random.oneIn(2))
      return Object.fromEntries(fields.map(([one, field]) => [one, exampleOf(field, random, known, one)]))
    }
  }
}

const TRIES = 40

/** A valid value for a field of this name. If none is found, a nearly valid one. */
export const exampleOf = (form: Form, random: Random, known = new KnownTexts(), name = ''): unknown => {
  let value: unknown
  for (let n = 0; n < TRIES; n++) {
    value = drawn(form, random, known, name)
    if (z.safeParse(form.check, value).success) break
  }
  return value
}

/** Any value. */
export const oddValue = (random: Random): unknown => {
  const text = random.pick(random.oneIn(3) ? UNSTORABLE : HARD_TEXTS)
  return random.pick([
    random.pick(ODD),
    random.pick(NUMBERS),
    text,
    lengthen(text, MAX_LENGTH),
    { [text]: text },
    [text],
  ])
}

/** Usually a value of the same type: other types are rejected by the first check. */
const nearly = (value: unknown, random: Random): unknown => {
  if (random.oneIn(5)) return oddValue(random)
  if (typeof value === 'number')
    return random.pick([...NUMBERS, value + 1, value - 1, value + 0.5, String(value)])
  if (typeof value !== 'string') return oddValue(random)
  const text = random.pick(random.oneIn(3) ? HARD_TEXTS : UNSTORABLE)
  return random.pick([
    text,
    value + text,
    text + value,
    random.pick([value.slice(1), value.toUpperCase(), value.repeat(2)]),
  ])
}

const spoiltList = (list: readonly unknown[], random: Random): unknown[] => {
  const at = random.below(list.length + 1)
  if (at === list.length) return [...list, oddValue(random)]
  return random.oneIn(4) ? list.toSpliced(at, 1) : list.with(at, corrupted(list[at], random))
}

/** The value with one part changed, removed or added, at any depth. */
export const corrupted = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null) return nearly(value, random)
  if (Array.isArray(value)) return spoiltList(value, random)
  const fields = Object.entries(value)
  if (fields.length === 0 || random.oneIn(10))
    return Object.fromEntries([
      ...fields,
      [random.pick(['more', '__proto__', '\u0000', '']), oddValue(random)],
    ])
  const [name, field] = random.pick(fields)
  const others = fields.filter(([one]) => one !== name)
  return random.oneIn(12)
    ? Object.fromEntries(others)
    : Object.fromEntries([...others, [name, corrupted(field, random)]])
}

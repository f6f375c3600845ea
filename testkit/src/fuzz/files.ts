import { readForBank } from '@trivium/content/formats/bank/read'
import { guessFormat } from '@trivium/content/formats/guess'
import { readQuiz } from '@trivium/content/formats/read'
import { isStorable } from '@trivium/server/functions/storable'
import { IMPORT_FORMATS, type ImportFormat } from '@trivium/wire/documents/quiz'
import { found, type Run, type Tally, tallied } from './findings.ts'
import type { Random } from './random.ts'
import { HARD_TEXTS, UNSTORABLE } from './values.ts'

/** What a file of each format is made of; `*` stands for a text, or for something of the same format again. */
const PIECES: Readonly<Record<ImportFormat, readonly string[]>> = {
  gift: [
    '::*::',
    '{=* ~*}',
    '{T}',
    '{F}',
    '{*}',
    '{#*:*}',
    '{=*->*}',
    '$CATEGORY: *\n',
    '//*\n',
    '[html]',
    '~%50%*',
    '####*',
    '\\',
    '\n\n',
    '*',
  ],
  aiken: ['*\n', 'A. *\n', 'B) *\n', 'C. *\n', 'ANSWER: A\n', 'ANSWER: *\n', '\n'],
  csv: [
    'question,choice 1,choice 2,right\n',
    '*,*,*,1\n',
    '"*"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    'sep=;\n',
    '"*',
    '=*',
    '*',
  ],
  moodle: [
    '<quiz>*</quiz>',
    '<question type="multichoice">*</question>',
    '<question type="*">*</question>',
    '<questiontext format="html"><text>*</text></questiontext>',
    '<answer fraction="100"><text>*</text></answer>',
    '<answer fraction="*">*</answer>',
    '<![CDATA[*]]>',
    '<!--*-->',
    '<category><text>$course$/*</text></category>',
    '&#0;',
    '&#xD800;',
    '&amp;',
    '<',
    '*',
  ],
  json: [
    '{"title":"*","description":"*","questions":[*]}',
    '{"kind":"choice","prompt":"*","choices":["*","*"],"right":0},',
    '{"kind":"typed","prompt":"*","accepted":["*"]}',
    '\\u0000',
    '\\ud800',
    '[*]',
    '{*}',
    '"*"',
    '*',
  ],
  opentdb: [
    '{"response_code":0,"results":[*]}',
    '{"type":"multiple","difficulty":"easy","category":"*","question":"*","correct_answer":"*","incorrect_answers":["*","*","*"]},',
    '{"type":"boolean","question":"*","correct_answer":"True","incorrect_answers":["False"]}',
    '&quot;',
    '%00',
    'AA==',
    '\\u0000',
    '*',
  ],
}

const DEEPEST = 6

const grown = (random: Random, pieces: readonly string[], depth = 0): string =>
  random.pick(pieces).replaceAll('*', () => {
    if (depth < DEEPEST && random.oneIn(2)) return grown(random, pieces, depth + 1)
    return random.oneIn(3) ? random.pick([...HARD_TEXTS, ...UNSTORABLE]) : `word ${random.below(50)}`
  })

/** A file that is made by the format's rules, and then, now and then, cut, doubled, or made long. */
const fileOf = (random: Random, format: ImportFormat, largest: number): string => {
  const count = 1 + random.below(12)
  const text = Array.from({ length: count }, () => grown(random, PIECES[format])).join(
    random.pick(['', '\n', '\r\n', '\n\n']),
  )
  if (random.oneIn(5)) return text.slice(random.below(text.length + 1))
  return random.oneIn(8)
    ? text.repeat(1 + random.below(Math.max(1, Math.ceil(largest / (text.length + 1))))).slice(0, largest)
    : text
}

const DEFAULTS = { category: 'geography', difficulty: 1, source: 'nobody', licence: 'CC0-1.0' } as const

/** Reads files of every format: nothing throws, and what is let in can be stored. `largest`: characters of a file. */
export const fuzzFiles = (random: Random, largest: number, { goesOn, done }: Run): Tally => {
  const tally = tallied()
  for (; goesOn(tally.calls); tally.calls++) {
    const format = random.pick(IMPORT_FORMATS)
    const text = fileOf(random, format, largest)
    const read = random.oneIn(10) ? random.pick(IMPORT_FORMATS) : format
    try {
      guessFormat(text)
      const quiz = readQuiz(read, text)
      const rows = [...readForBank(read, text, DEFAULTS)]
      if (!isStorable(quiz) || !isStorable(rows))
        found(tally, `${read}: what was read cannot be stored`, text)
    } catch (error) {
      found(tally, `${read}: ${String((error as Error).stack).slice(0, 600)}`, text)
    }
    done?.(`${read} ${text.length} characters`, text.slice(0, 300))
  }
  return tally
}

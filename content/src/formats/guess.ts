import type { ImportFormat } from '@trivium/wire/documents/quiz'
import { ANSWER_LINE, CHOICE_LINE } from './aiken/lines.ts'
import { dialectOf } from './csv/dialect.ts'
import { cleanSource } from './text/source.ts'

/** How much of a file is examined, in characters. */
const LOOK = 64 * 1024

/** Guesses a file's format by its content; null if unknown. The file may still turn out to be broken. */
export const guessFormat = (file: string): ImportFormat | null => {
  const text = cleanSource(file.slice(0, LOOK)).trim()
  if (/^<(?:\?xml|quiz|question|!)/.test(text)) return /<(?:quiz|question)[\s>]/.test(text) ? 'moodle' : null
  if (/^(?:\{\s*["}]|\[\s*[{\]])/.test(text)) return ofJson(text)
  if (dialectOf(text)) return 'csv'
  if (isAiken(text)) return 'aiken'
  return isGift(text) ? 'gift' : null
}

const ofJson = (text: string): ImportFormat =>
  /"(?:response_code|correct_answer|incorrect_answers)"\s*:/.test(text) ? 'opentdb' : 'json'

const isAiken = (text: string): boolean => {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.some((line) => CHOICE_LINE.test(line)) && lines.some((line) => ANSWER_LINE.test(line))
}

const isGift = (text: string): boolean => {
  if (/^\$CATEGORY:|^::/m.test(text)) return true
  const open = text.search(/(?<!\\)\{/)
  return open !== -1 && text.indexOf('}', open) !== -1
}

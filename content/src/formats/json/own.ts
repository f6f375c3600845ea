import type { Quiz } from '@trivium/wire/documents/quiz'
import { type ParsedFile, unreadableFile } from '../entry.ts'
import { parseList } from './parse.ts'

const FORMAT = 'trivium-quiz'
const VERSION = 1

/** Reads our own JSON, which contains a whole quiz, or a bare list of its questions. */
export const readOwn = (json: string, most?: number): ParsedFile => {
  const parsed = parseList(json, 'questions', most)
  if (!parsed.ok) return parsed.refusal
  const { file, items } = parsed
  if (typeof file.version === 'number' && file.version > VERSION)
    return unreadableFile('The file was written by a newer version of Trivium.')
  return {
    entries: items.map(({ value, line, text }) => ({ question: value, line, text })),
    ...(typeof file.title === 'string' ? { title: file.title } : {}),
    ...(typeof file.description === 'string' ? { description: file.description } : {}),
  }
}

export const writeOwn = ({ title, description, questions }: Quiz): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, title, description, questions }, null, 2)}\n`

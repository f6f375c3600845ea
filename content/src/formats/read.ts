import { type ImportFormat, MAX_QUIZ_FILE_BYTES, type QuizImport } from '@trivium/wire/documents/quiz'
import { type AcceptOptions, acceptQuestions } from './accept-questions.ts'
import { readAiken } from './aiken/read.ts'
import { readCsv } from './csv/read.ts'
import { type Entry, type ParsedFile, unreadableFile } from './entry.ts'
import { readGift } from './gift/read.ts'
import { readOpenTrivia } from './json/open-trivia.ts'
import { readOwn } from './json/own.ts'
import { readMoodle } from './moodle/read.ts'
import { cleanSource } from './text/source.ts'

const READERS: Readonly<Record<ImportFormat, (source: string, most?: number) => ParsedFile>> = {
  json: readOwn,
  csv: readCsv,
  gift: readGift,
  aiken: readAiken,
  moodle: readMoodle,
  opentdb: readOpenTrivia,
}

/** All entries of a file of any size, before validation. Never throws. */
export const readEntries = (format: ImportFormat, text: string): Iterable<Entry> =>
  READERS[format](cleanSource(text), Number.POSITIVE_INFINITY).entries

/**
 * Reads the questions of a file. Every question that cannot be imported is reported with its line and the reason, as is a file
 * that cannot be read at all, at line 1 or where it breaks. Never throws.
 */
export const readQuiz = (format: ImportFormat, text: string, watching?: AcceptOptions): QuizImport =>
  acceptQuestions(
    tooLarge(text) ? unreadableFile('The file is larger than 2 MB.') : READERS[format](cleanSource(text)),
    watching,
  )

const tooLarge = (text: string): boolean =>
  text.length > MAX_QUIZ_FILE_BYTES || new TextEncoder().encode(text).length > MAX_QUIZ_FILE_BYTES

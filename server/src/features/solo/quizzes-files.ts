import { guessFormat } from '@trivium/content/formats/guess'
import { readQuiz } from '@trivium/content/formats/read'
import { writeQuiz } from '@trivium/content/formats/write'
import type { ExportFormat, ExportLoss, Quiz } from '@trivium/wire/documents/quiz'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { quizOf } from './quizzes.ts'
import { whyNot } from './quizzes-answers.ts'
import { readOwn, writeNext } from './quizzes-queries.ts'

export interface QuizFilesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

const MOST_QUESTIONS = 200
const NO_ROOM = `There is no room for it: a quiz has at most ${MOST_QUESTIONS} questions.`

/** GIFT and Aiken are plain text: what reads them looks for that. */
const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  json: 'json',
  csv: 'csv',
  gift: 'txt',
  aiken: 'txt',
  moodle: 'xml',
}
const LONGEST_NAME = 60

/** A title as a file's name that every system takes. */
const fileNameOf = (title: string, format: ExportFormat): string => {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  return `${slug || 'quiz'}.${ENDINGS[format]}`
}

const lossesOf = ({ title, questions }: Quiz, losses: readonly ExportLoss[]) =>
  losses.map(({ question, reason }) => ({
    question: question ?? 0,
    prompt: question === null ? title : (questions[question - 1]?.prompt ?? ''),
    reason,
  }))

/** Own quizzes from files and as files. */
export const quizFiles = ({ db, clock }: QuizFilesDependencies) => ({
  async take(
    uid: string,
    { quizId, format: given, text }: InputOf<'importQuiz'>,
  ): Promise<OutputOf<'importQuiz'> | Refused> {
    const row = await readOwn(db, uid, quizId)
    if (row === undefined) return refused('unknown-quiz')
    const format = given ?? guessFormat(text)
    if (format === null) return refused('unreadable-file')
    const room = MOST_QUESTIONS - row.questions.length
    const { questions, rejected } = readQuiz(
      format,
      text,
      (question, taken) => whyNot(question) ?? (taken < room ? null : NO_ROOM),
    )
    const told = { format, imported: questions.length, rejected: [...rejected] }
    if (questions.length === 0) return { ...told, updatedAt: row.updated_at }
    const about = { uid, quizId, updatedAt: row.updated_at, at: clock.now() }
    const written = await writeNext(db, about, { questions: [...row.questions, ...questions] })
    return written === undefined ? refused('quiz-changed') : { ...told, updatedAt: written.updated_at }
  },

  async give(
    uid: string,
    { quizId, format }: InputOf<'exportQuiz'>,
  ): Promise<OutputOf<'exportQuiz'> | Refused> {
    const row = await readOwn(db, uid, quizId)
    if (row === undefined) return refused('unknown-quiz')
    const quiz = quizOf(row)
    const { text, leftOut, shortened } = writeQuiz(format, quiz)
    return {
      fileName: fileNameOf(quiz.title, format),
      text,
      leftOut: lossesOf(quiz, leftOut),
      shortened: lossesOf(quiz, shortened),
    }
  },
})

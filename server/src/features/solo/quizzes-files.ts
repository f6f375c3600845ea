import { guessFormat } from '@trivium/content/formats/guess'
import { readQuiz } from '@trivium/content/formats/read'
import { writeQuiz } from '@trivium/content/formats/write'
import type { ExportFormat, ExportLoss, Quiz, QuizQuestion } from '@trivium/wire/documents/quiz'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import { type Chance, newId } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { MOST_QUIZZES, quizOf } from './quizzes.ts'
import { whyNot } from './quizzes-answers.ts'
import { countLocked, insertFilled, listOwn, readOwn, writeNext } from './quizzes-queries.ts'

export interface QuizFilesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Chance
}

const MOST_QUESTIONS = 200
const NO_ROOM = `There is no room for it: a quiz has at most ${MOST_QUESTIONS} questions, a player ${MOST_QUIZZES} quizzes.`
const LONGEST_TITLE = 100

const partsOf = (questions: readonly QuizQuestion[]): QuizQuestion[][] =>
  Array.from({ length: Math.ceil(questions.length / MOST_QUESTIONS) }, (_, at) =>
    questions.slice(at * MOST_QUESTIONS, (at + 1) * MOST_QUESTIONS),
  )

const numbered = (title: string, part: number): string => {
  const tail = ` (${part})`
  return `${title.slice(0, LONGEST_TITLE - tail.length).trim()}${tail}`
}

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
export const quizFiles = ({ db, clock, chance }: QuizFilesDependencies) => ({
  async take(
    uid: string,
    { quizId, format: given, text }: InputOf<'importQuiz'>,
  ): Promise<OutputOf<'importQuiz'> | Refused> {
    const row = await readOwn(db, uid, quizId)
    if (row === undefined) return refused('unknown-quiz')
    const format = given ?? guessFormat(text)
    if (format === null) return refused('unreadable-file')
    const room = MOST_QUESTIONS - row.questions.length
    const others = await listOwn(db, uid)
    const most = room + MOST_QUESTIONS * (MOST_QUIZZES - others.length)
    const { questions, rejected } = readQuiz(
      format,
      text,
      (question, taken) => whyNot(question) ?? (taken < most ? null : NO_ROOM),
    )
    const told = { format, imported: questions.length, rejected: [...rejected] }
    if (questions.length === 0) return { ...told, more: [], updatedAt: row.updated_at }
    const rest = partsOf(questions.slice(room))
    const more = rest.map((part, at) => ({
      quizId: newId(chance),
      title: numbered(row.title, at + 2),
      questions: part.length,
    }))
    const about = { uid, quizId, updatedAt: row.updated_at, at: clock.now() }
    const written = await db.transaction().execute(async (tx) => {
      if ((await countLocked(tx, uid)) + more.length > MOST_QUIZZES) return undefined
      const next = await writeNext(tx, about, { questions: [...row.questions, ...questions.slice(0, room)] })
      if (next === undefined) return undefined
      for (const [at, { quizId: id, title }] of more.entries())
        await insertFilled(tx, { id, uid, title, questions: rest[at] ?? [], at: about.at })
      return next
    })
    return written === undefined ? refused('quiz-changed') : { ...told, more, updatedAt: written.updated_at }
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

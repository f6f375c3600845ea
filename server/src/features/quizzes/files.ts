import { writeQuiz } from '@trivium/content/formats/write'
import type { ExportFormat, ExportLoss, Quiz } from '@trivium/wire/documents/quiz'
import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { newId, type Random } from '../../random.ts'
import type { FileReader } from './importing/file-reader.ts'
import { MAX_QUIZZES, quizOf } from './own-quizzes.ts'
import { addQuestions, countLocked, insertFilled, listOwn, readOwnQuiz } from './queries.ts'

export interface QuizFilesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly files: FileReader
}

const MAX_QUESTIONS = QUIZ_LIMITS.questions
const MAX_TITLE = QUIZ_LIMITS.title

const numbered = (title: string, part: number): string => {
  const tail = ` (${part})`
  return `${title.slice(0, MAX_TITLE - tail.length).trim()}${tail}`
}

/** File extensions. GIFT and Aiken are plain text: programs that read them expect `txt`. */
const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  json: 'json',
  csv: 'csv',
  gift: 'txt',
  aiken: 'txt',
  moodle: 'xml',
}
const MAX_NAME = 60

/** A title as a file name that every system accepts. */
const fileNameOf = (title: string, format: ExportFormat): string => {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-+|-+$/g, '')
  return `${slug || 'quiz'}.${ENDINGS[format]}`
}

const lossesOf = ({ title, questions }: Quiz, losses: readonly ExportLoss[]) =>
  losses.map(({ question, reason }) => ({
    question: question ?? 0,
    prompt: question === null ? title : (questions[question - 1]?.prompt ?? ''),
    reason,
  }))

interface NewQuiz {
  readonly id: string
  readonly title: string
  /** As JSON. */
  readonly questions: string
}

/** Adds questions to the quiz, and the new quizzes; undefined if the quiz has changed or there are too many. */
const writeImport = (
  db: Kysely<Schema>,
  about: Parameters<typeof addQuestions>[1],
  first: Parameters<typeof addQuestions>[2],
  more: readonly NewQuiz[],
) =>
  db.transaction().execute(async (tx) => {
    const { uid, at } = about
    if ((await countLocked(tx, uid)) + more.length > MAX_QUIZZES) return undefined
    const next = await addQuestions(tx, about, first)
    if (next === undefined) return undefined
    for (const { id, title, questions } of more) await insertFilled(tx, { id, uid, title, questions, at })
    return next
  })

const take = async (
  { db, clock, random, files }: QuizFilesDependencies,
  uid: string,
  { quizId, format, text }: InputOf<'importQuiz'>,
): Promise<OutputOf<'importQuiz'> | Refused> => {
  const own = await listOwn(db, uid)
  const quiz = own.find(({ id }) => id === quizId)
  if (quiz === undefined) return refused('unknown-quiz')
  const room = MAX_QUESTIONS - quiz.questions
  const most = room + MAX_QUESTIONS * (MAX_QUIZZES - own.length)
  const read = await files.read(uid, { format, text, room, most })
  if (isRefused(read)) return read
  const { parts, format: known, imported } = read
  const [first, ...rest] = parts
  const told = { format: known, imported, rejected: [...read.rejected], split: [...read.split] }
  if (first === undefined || imported === 0) return { ...told, more: [], updatedAt: quiz.updated_at }
  const more = rest.map(({ count, questions }, at) => ({
    ...{ id: newId(random), title: numbered(quiz.title, at + 2), count, questions },
  }))
  const about = { uid, quizId, updatedAt: quiz.updated_at, at: clock.now() }
  const written = await writeImport(db, about, first.questions, more)
  if (written === undefined) return refused('quiz-changed')
  const quizzes = more.map(({ id, title, count }) => ({ quizId: id, title, questions: count }))
  return { ...told, more: quizzes, updatedAt: written.updated_at }
}

const give = async (
  db: Kysely<Schema>,
  uid: string,
  { quizId, format }: InputOf<'exportQuiz'>,
): Promise<OutputOf<'exportQuiz'> | Refused> => {
  const row = await readOwnQuiz(db, uid, quizId)
  if (row === undefined) return refused('unknown-quiz')
  const quiz = quizOf(row)
  const { text, leftOut, shortened } = writeQuiz(format, quiz)
  return {
    fileName: fileNameOf(quiz.title, format),
    text,
    leftOut: lossesOf(quiz, leftOut),
    shortened: lossesOf(quiz, shortened),
  }
}

/** Importing and exporting a player's own quizzes. */
export const quizFiles = (deps: QuizFilesDependencies) => ({
  take: (uid: string, file: InputOf<'importQuiz'>) => take(deps, uid, file),
  progress: (uid: string): OutputOf<'readImportProgress'> => ({ import: deps.files.progressOf(uid) }),
  give: (uid: string, wanted: InputOf<'exportQuiz'>) => give(deps.db, uid, wanted),
})

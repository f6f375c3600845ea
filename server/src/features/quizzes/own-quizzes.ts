import type { Quiz } from '@trivium/wire/documents/quiz'
import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { newId, type Random } from '../../random.ts'
import {
  insertQuiz,
  listOwn,
  type QuizRow,
  readOwnQuiz,
  removeQuiz,
  writeNext,
  writeState,
} from './queries.ts'
import { issuesOf } from './untypeable.ts'

export interface OwnQuizzesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
}

export const MAX_QUIZZES = QUIZ_LIMITS.quizzes

export const quizOf = ({ title, description, questions }: QuizRow): Quiz => ({
  title,
  description,
  questions,
})

/** A player's own quizzes: nobody else reads, saves or deletes them. */
export const ownQuizzes = ({ db, clock, random }: OwnQuizzesDependencies) => ({
  async list(uid: string): Promise<OutputOf<'listMyQuizzes'>> {
    const rows = await listOwn(db, uid)
    return {
      quizzes: rows.map(({ id, title, state, questions, updated_at }) => ({
        quizId: id,
        title,
        state,
        questions,
        updatedAt: updated_at,
      })),
    }
  },

  async create(uid: string, title: string): Promise<OutputOf<'createQuiz'> | Refused> {
    const quizId = await insertQuiz(db, { id: newId(random), uid, title, at: clock.now() }, MAX_QUIZZES)
    return quizId === null ? refused('too-many-quizzes') : { quizId }
  },

  async read(uid: string, quizId: string): Promise<OutputOf<'readMyQuiz'> | Refused> {
    const row = await readOwnQuiz(db, uid, quizId)
    if (row === undefined) return refused('unknown-quiz')
    return { quiz: quizOf(row), state: row.state, updatedAt: row.updated_at }
  },

  async save(
    uid: string,
    { quizId, quiz, updatedAt }: InputOf<'saveQuiz'>,
  ): Promise<OutputOf<'saveQuiz'> | Refused> {
    const issues = issuesOf(quiz.questions)
    if (issues.length > 0) return refused('bad-input', { issues })
    const written = await writeNext(db, { uid, quizId, updatedAt, at: clock.now() }, quiz)
    if (written !== undefined) return { updatedAt: written.updated_at, state: written.state }
    return refused((await readOwnQuiz(db, uid, quizId)) === undefined ? 'unknown-quiz' : 'quiz-changed')
  },

  async setState(
    uid: string,
    { quizId, state }: InputOf<'setQuizState'>,
  ): Promise<OutputOf<'setQuizState'> | Refused> {
    const written = await writeState(db, { uid, quizId, state, at: clock.now() })
    if (written !== undefined) return written
    return refused((await readOwnQuiz(db, uid, quizId)) === undefined ? 'unknown-quiz' : 'quiz-empty')
  },

  async remove(uid: string, quizId: string): Promise<Record<string, never> | Refused> {
    return (await removeQuiz(db, uid, quizId)) ? {} : refused('unknown-quiz')
  },
})

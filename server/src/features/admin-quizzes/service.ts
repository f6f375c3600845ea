import type { Notice } from '@trivium/wire/documents/user'
import { isRefused, type Refusal, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import { type Actor, recordAction } from '../../audit-log/record.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { accountName } from '../../player-look.ts'
import { addNotices } from '../../users/notices.ts'
import { findQuizzes, lockQuiz, type ReviewState, readQuiz, writeReviewState } from './queries.ts'
import { type AuditedQuizState, noticeOf, undoQuizActions } from './undo-quiz-actions.ts'

export interface AdminQuizzesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

type Outcome = Extract<Notice, { kind: 'quiz-reviewed' }>['outcome']

interface Review {
  readonly quizId: string
  /** The version that the admin has read; null: the current one. */
  readonly updatedAt: number | null
  readonly reason: string | null
}

/** The status that a review requires, the status it sets, and its name in the log. */
interface Kind {
  readonly act: 'publish-quiz' | 'refuse-quiz' | 'retire-quiz'
  readonly from: 'waiting' | 'public'
  readonly otherwise: Refusal
  readonly outcome: Outcome
  readonly becomes: (before: ReviewState, at: number) => ReviewState
}

const draft = ({ publishedAt }: ReviewState): ReviewState => ({
  state: 'draft',
  submittedAt: null,
  publishedAt,
})

const PUBLISH: Kind = {
  ...{ act: 'publish-quiz', from: 'waiting', otherwise: 'quiz-not-waiting', outcome: 'published' },
  becomes: ({ submittedAt }, at) => ({ state: 'public', submittedAt, publishedAt: at }),
}
const REFUSE: Kind = {
  ...{ act: 'refuse-quiz', from: 'waiting', otherwise: 'quiz-not-waiting', outcome: 'refused' },
  becomes: draft,
}
const RETIRE: Kind = {
  ...{ act: 'retire-quiz', from: 'public', otherwise: 'quiz-not-public', outcome: 'retired' },
  becomes: draft,
}

const PAGE = 50

const writeReview = (
  { db, clock }: AdminQuizzesDependencies,
  actor: Actor,
  kind: Kind,
  { quizId, updatedAt, reason }: Review,
) =>
  db.transaction().execute(async (tx): Promise<{ owner: string } | Refused> => {
    const row = await lockQuiz(tx, quizId)
    if (row === undefined) return refused('unknown-quiz')
    if (row.state !== kind.from) return refused(kind.otherwise)
    if (updatedAt !== null && row.updated_at !== updatedAt) return refused('quiz-edited')
    const at = clock.now()
    const version = { updatedAt: row.updated_at }
    const before: AuditedQuizState = {
      ...{ state: row.state, submittedAt: row.submitted_at, publishedAt: row.published_at },
      ...version,
    }
    const after: AuditedQuizState = { ...kind.becomes(before, at), ...version }
    await writeReviewState(tx, quizId, after)
    const subject = { kind: 'quiz', id: quizId, name: row.title } as const
    const entry = await recordAction(tx, actor, at, { act: kind.act, subject, before, after, reason })
    const { title } = row
    const notice = { kind: 'quiz-reviewed', at, quizId, title, outcome: kind.outcome, reason } as const
    await addNotices(tx, [row.owner_uid], notice, noticeOf(entry))
    return { owner: row.owner_uid }
  })

const review = async (
  deps: AdminQuizzesDependencies,
  actor: Actor,
  kind: Kind,
  about: Review,
): Promise<Record<string, never> | Refused> => {
  const done = await writeReview(deps, actor, kind, about)
  if (isRefused(done)) return done
  await deps.shown(done.owner)
  return {}
}

const find = async (
  db: Kysely<Schema>,
  { state, after }: InputOf<'findQuizzes'>,
): Promise<OutputOf<'findQuizzes'>> => {
  const rows = await findQuizzes(db, { state, after, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    quizzes: page.map(({ id, title, username, questions, plays, since }) => ({
      ...{ quizId: id, title, madeBy: accountName(username), questions, plays, since },
    })),
    next: last === undefined ? null : { at: last.since, id: last.id },
  }
}

const read = async (db: Kysely<Schema>, quizId: string): Promise<OutputOf<'readQuiz'> | Refused> => {
  const row = await readQuiz(db, quizId)
  if (row === undefined) return refused('unknown-quiz')
  const { title, description, questions, state, plays } = row
  return {
    quiz: { title, description, questions },
    ...{ state, plays, madeBy: accountName(row.username), updatedAt: row.updated_at },
    ...{ submittedAt: row.submitted_at, publishedAt: row.published_at },
  }
}

export type AdminQuizzesService = ReturnType<typeof adminQuizzesService>

/** Decides which player-made quizzes are public. */
export const adminQuizzesService = (deps: AdminQuizzesDependencies) => ({
  find: (asked: InputOf<'findQuizzes'>) => find(deps.db, asked),
  read: (quizId: string) => read(deps.db, quizId),
  publish: (actor: Actor, about: InputOf<'publishQuiz'>) => review(deps, actor, PUBLISH, about),
  refuse: (actor: Actor, about: InputOf<'refuseQuiz'>) => review(deps, actor, REFUSE, about),
  retire: (actor: Actor, about: InputOf<'retireQuiz'>) =>
    review(deps, actor, RETIRE, { ...about, updatedAt: null }),
  undoers: undoQuizActions(deps.shown),
})

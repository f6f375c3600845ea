import type { ReportOutcome, ReportSubject } from '@trivium/wire/documents/question'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { sql, type Transaction } from 'kysely'
import type { Actor } from '../../audit-log/record.ts'
import { type UndoHandler, undoableOnce } from '../../audit-log/undo.ts'
import type { Schema } from '../../database/schema.ts'
import { addNotices, removeNotice } from '../../users/notices.ts'
import {
  lockExistingQuestion,
  type QuestionAction,
  type QuestionActionDependencies,
  runQuestionAction,
  subjectOf,
} from './question-action.ts'
import { placeName } from './report-queue.ts'
import { reportsOn } from './report-rows.ts'
import { retireInTransaction } from './retire-question.ts'

export interface ReportDependencies extends QuestionActionDependencies {
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/** What the log keeps; the reports keep who was notified. */
interface ReportState {
  readonly open: number
  readonly outcome: ReportOutcome | null
  readonly answer: string | null
}

const noticeOf = (entryId: number): string => `report-${entryId}`

const subjectFor = async (tx: Transaction<Schema>, about: ReportSubject) => {
  if (about.kind === 'place')
    return { kind: 'place', id: `${about.quiz} ${about.place}`, name: placeName(about) } as const
  const locked = await lockExistingQuestion(tx, about.id)
  return isRefused(locked) ? locked : subjectOf(about.id, locked.text.prompt)
}

const lockOpen = async (tx: Transaction<Schema>, about: ReportSubject): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    select uid from ${reportsOn(about)} and closed_at is null order by uid for update`.execute(tx)
  return rows.map(({ uid }) => uid)
}

const tableOf = (about: ReportSubject) =>
  sql.table(about.kind === 'question' ? 'question_reports' : 'place_reports')

const isRetired = async (tx: Transaction<Schema>, about: ReportSubject): Promise<boolean> => {
  if (about.kind === 'place') return true
  const locked = await lockExistingQuestion(tx, about.id)
  return !isRefused(locked) && locked.retiredAt !== null
}

/** Closes the open reports on a subject, and notifies everybody who had reported it of the outcome. */
const closeWithin = async (
  doing: QuestionAction,
  { about, outcome, answer }: InputOf<'closeReports'>,
): Promise<{ readonly uids: readonly string[] } | Refused> => {
  const { tx, at, enter } = doing
  const subject = await subjectFor(tx, about)
  if (isRefused(subject)) return subject
  const uids = await lockOpen(tx, about)
  if (uids.length === 0) return refused('no-open-reports')
  if (outcome === 'retired' && about.kind === 'question' && !(await isRetired(tx, about))) {
    const retired = await retireInTransaction(doing, about.id, answer)
    if (isRefused(retired)) return retired
  }
  const before: ReportState = { open: uids.length, outcome: null, answer: null }
  const after: ReportState = { open: 0, outcome, answer }
  const entryId = await enter({ act: 'close-report', subject, before, after, reason: answer })
  await sql`
    update ${tableOf(about)} reports set closed_at = ${at}, outcome = ${outcome}, entry_id = ${entryId}
    where closed_at is null and uid = any(${uids}::text[])
      and ${about.kind === 'question' ? sql`question_id = ${about.id}` : sql`quiz = ${about.quiz} and place = ${about.place}`}`.execute(
    tx,
  )
  const notice = { kind: 'report-closed', at, about: subject.name, outcome, answer } as const
  await addNotices(tx, uids, notice, noticeOf(entryId))
  return { uids }
}

export const closeReportsAction = (work: ReportDependencies) => ({
  async close(actor: Actor, closing: InputOf<'closeReports'>): Promise<OutputOf<'closeReports'> | Refused> {
    const { about, outcome } = closing
    if (about.kind === 'place' && outcome === 'retired')
      return refused('bad-input', { issues: [{ path: 'outcome', message: 'A place is not retired.' }] })
    const done = await runQuestionAction(work, actor, (doing) => closeWithin(doing, closing))
    if (isRefused(done)) return done
    for (const uid of done.uids) await work.shown(uid)
    return { told: done.uids.length }
  },
})

/** Reopens the reports, and removes notices that have not been read. */
export const undoCloseReports = ({ shown }: Pick<ReportDependencies, 'shown'>): UndoHandler =>
  undoableOnce(async (tx, entry) => {
    const uids: string[] = []
    for (const table of ['question_reports', 'place_reports'] as const) {
      const rows = await tx
        .updateTable(table)
        .set({ closed_at: null, outcome: null, entry_id: null })
        .where('entry_id', '=', entry.id)
        .returning('uid')
        .execute()
      uids.push(...rows.map(({ uid }) => uid))
    }
    if (uids.length === 0) return refused('changed-since')
    await removeNotice(tx, uids, noticeOf(entry.id))
    const afterwards = async () => {
      for (const uid of uids) await shown(uid)
    }
    return { before: entry.after, after: entry.before, afterwards }
  })

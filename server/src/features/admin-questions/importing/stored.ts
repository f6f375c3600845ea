import type { ImportRow } from '@trivium/wire/documents/question'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../../audit-log/record.ts'
import { json } from '../../../database/json.ts'
import type { Schema } from '../../../database/schema.ts'
import { type QuestionActionDependencies, runQuestionAction } from '../question-action.ts'
import type { FinalImportState, Job } from './job.ts'

/** The log entry comes first: through it everything imported can be undone, however the import ends. */
export const insertImport = (
  work: QuestionActionDependencies,
  actor: Actor,
  id: string,
  asked: InputOf<'startImport'>,
) =>
  runQuestionAction(work, actor, async ({ tx, at, enter }) => {
    const entryId = await enter({
      act: 'import-questions',
      subject: { kind: 'import', id, name: asked.fileName },
      before: {},
      after: { ...asked.defaults, characters: asked.characters },
      reason: asked.reason ?? null,
    })
    const { fileName: file_name, format } = asked
    await tx
      .insertInto('question_imports')
      .values({ id, entry_id: entryId, at, state: 'receiving', file_name, format })
      .execute()
    return { entryId }
  })

export interface ImportEnd {
  readonly end: FinalImportState
  readonly failure: string | null
  readonly at: number
}

/** Saves how a job ended; returns its counts. */
export const saveImportEnd = async (db: Kysely<Schema>, ended: Job, { end, failure, at }: ImportEnd) => {
  const { progress: _, format, lookedAt, ...counts } = ended.counts
  await db
    .updateTable('question_imports')
    .set({ state: end, ended_at: at, failure, format, looked_at: lookedAt, ...counts })
    .set({ report: json<ImportRow[]>([...ended.rows]) })
    .where('id', '=', ended.order.importId)
    .execute()
  return counts
}

/** Returns how many questions the import had added; undefined if it is undone already, or being undone. */
export const markUndoing = async (tx: Transaction<Schema>, importId: string): Promise<number | undefined> => {
  const row = await tx
    .updateTable('question_imports')
    .set({ state: 'taking-back' })
    .where('id', '=', importId)
    .where('state', 'not in', ['taking-back', 'taken-back'])
    .returning('added')
    .executeTakeFirst()
  return row?.added
}

export const markUndone = async (db: Kysely<Schema>, importId: string): Promise<void> => {
  await db.updateTable('question_imports').set({ state: 'taken-back' }).where('id', '=', importId).execute()
}

/** Ends an import whose process is gone, unless it has ended already; returns it as it is then. */
export const interruptImport = async (db: Kysely<Schema>, id: string, at: number) => {
  await db
    .updateTable('question_imports')
    .set({ state: 'interrupted', ended_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['receiving', 'writing'])
    .execute()
  return db.selectFrom('question_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Called when no other process is running: ends the imports that were. */
export const interruptImports = async (db: Kysely<Schema>, at: number): Promise<void> => {
  await db
    .updateTable('question_imports')
    .set({ state: 'interrupted', ended_at: at })
    .where('state', 'in', ['receiving', 'writing'])
    .execute()
}

/** The imports whose undoing is not finished. */
export const importsBeingUndone = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('question_imports')
    .select('id')
    .where('state', '=', 'taking-back')
    .execute()
  return rows.map(({ id }) => id)
}

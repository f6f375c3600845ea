import type { Import, ImportRow } from '@trivium/wire/documents/question'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import type { Actor } from '../../../audit-log/record.ts'
import { undoableOnce } from '../../../audit-log/undo.ts'
import { json } from '../../../database/json.ts'
import { newId } from '../../../random.ts'
import { type QuestionActionDependencies, runQuestionAction } from '../question-action.ts'
import { Job } from './job.ts'
import { readImports, shownImport } from './reading.ts'
import { retireImported } from './writing.ts'

export interface ImportsDependencies extends QuestionActionDependencies {
  readonly log: Logger
  /** Background work. */
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
}

const MAX_LISTED = 50

/** Imports of question files, one at a time. */
export const imports = (work: ImportsDependencies) => {
  const { db, clock, chance: random, drawing: picker, log, inBackground } = work
  let job: Job | null = null
  /** Progress by import. */
  const undoProgress = new Map<string, number>()
  let isStopping = false
  let isOpening = false

  const shown = (row: Awaited<ReturnType<typeof readImports>>[number]): Import => {
    const known = shownImport(row)
    if (job !== null && job.state !== 'ended' && job.order.importId === known.importId)
      return { ...known, ...job.counts, state: job.state }
    if (known.state !== 'taking-back') return known
    return { ...known, progress: (undoProgress.get(known.importId) ?? 0) / Math.max(1, known.added) }
  }

  const finish = async (
    ended: Job,
    end: 'done' | 'cancelled' | 'interrupted' | 'failed',
    failure: string | null,
  ) => {
    const { progress: _, format, lookedAt, ...counts } = ended.counts
    const { importId } = ended.order
    await db
      .updateTable('question_imports')
      .set({ state: end, ended_at: clock.now(), failure, format, looked_at: lookedAt, ...counts })
      .set({ report: json<ImportRow[]>([...ended.rows]) })
      .where('id', '=', importId)
      .execute()
    log.info({ importId, end, failure, ...counts }, 'question import ended')
    if (!isStopping) await picker.refresh()
  }

  const undoImport = async (importId: string): Promise<void> => {
    await retireImported(db, importId, clock.now(), (done) => undoProgress.set(importId, done))
    await db.updateTable('question_imports').set({ state: 'taken-back' }).where('id', '=', importId).execute()
    undoProgress.delete(importId)
    await picker.refresh()
  }

  /** The log entry comes first: through it everything imported can be undone, however the import ends. */
  const open = (actor: Actor, id: string, asked: InputOf<'startImport'>) =>
    runQuestionAction(work, actor, async ({ tx, at, enter }) => {
      const entryId = await enter({
        act: 'import-questions',
        subject: { kind: 'import', id, name: asked.fileName },
        before: {},
        after: { ...asked.defaults, characters: asked.characters },
        reason: asked.reason ?? null,
      })
      await tx
        .insertInto('question_imports')
        .values({
          id,
          entry_id: entryId,
          at,
          state: 'receiving',
          file_name: asked.fileName,
          format: asked.format,
        })
        .execute()
      return { entryId }
    })

  return {
    async start(actor: Actor, asked: InputOf<'startImport'>): Promise<{ importId: string } | Refused> {
      if (isOpening || (job !== null && job.state !== 'ended')) return refused('import-running')
      isOpening = true
      try {
        const importId = newId(random)
        const opened = await open(actor, importId, asked)
        if (isRefused(opened)) return opened
        const { format, defaults, characters } = asked
        const begun: Job = new Job({ importId, format, defaults }, characters, {
          db,
          clock,
          ended: (end, failure) => finish(begun, end, failure),
          lost: (error) => log.error({ err: error, importId }, 'the end of an import could not be saved'),
        })
        job = begun
        return { importId }
      } finally {
        isOpening = false
      }
    },

    take({ importId, part, text, last }: InputOf<'sendImportPart'>): Record<string, never> | Refused {
      const isExpected = job?.order.importId === importId && job.take(part, text, last)
      return isExpected ? {} : refused('unknown-import')
    },

    async read(importId: string): Promise<OutputOf<'readImport'> | Refused> {
      const [row] = await readImports(db, 1, importId)
      if (row === undefined) return refused('unknown-import')
      const running = job?.order.importId === importId && job.state !== 'ended' ? job : null
      return { import: shown(row), rows: [...(running?.rows ?? row.report)] }
    },

    async list(): Promise<OutputOf<'listImports'>> {
      return { imports: (await readImports(db, MAX_LISTED)).map(shown) }
    },

    async cancel(importId: string): Promise<Record<string, never> | Refused> {
      if (job?.order.importId !== importId || job.state === 'ended') return refused('unknown-import')
      await job.stop('cancelled')
      return {}
    },

    /** Retires what an import added; that takes a while, and a restart continues it. */
    undoer: undoableOnce(async (tx, entry) => {
      const importId = entry.subject_id
      if (job?.order.importId === importId && job.state !== 'ended') return refused('import-running')
      const row = await tx
        .updateTable('question_imports')
        .set({ state: 'taking-back' })
        .where('id', '=', importId)
        .where('state', 'not in', ['taking-back', 'taken-back'])
        .returning('added')
        .executeTakeFirst()
      if (row === undefined) return refused('changed-since')
      const afterwards = async () =>
        inBackground(undoImport(importId), 'an import could not be undone; a restart continues it')
      return { before: { added: row.added }, after: { added: 0 }, afterwards }
    }),

    /** At start: ends the imports that were running when the server stopped, and continues undoing. */
    async resume(): Promise<void> {
      await db
        .updateTable('question_imports')
        .set({ state: 'interrupted', ended_at: clock.now() })
        .where('state', 'in', ['receiving', 'writing'])
        .execute()
      const half = await db
        .selectFrom('question_imports')
        .select('id')
        .where('state', '=', 'taking-back')
        .execute()
      for (const { id } of half)
        inBackground(undoImport(id), 'an import could not be undone; a restart continues it')
    },

    async stop(): Promise<void> {
      isStopping = true
      await job?.stop('interrupted')
    },
  }
}

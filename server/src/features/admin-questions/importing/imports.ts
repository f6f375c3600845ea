import type { Import } from '@trivium/wire/documents/question'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import type { Actor } from '../../../audit-log/record.ts'
import { undoableOnce } from '../../../audit-log/undo.ts'
import { newId } from '../../../random.ts'
import type { QuestionActionDependencies } from '../question-action.ts'
import { type FinalImportState, Job } from './job.ts'
import { readImports, shownImport } from './reading.ts'
import { insertImport, interruptImports, markUndoing, markUndone, saveImportEnd } from './stored.ts'
import { retireImported } from './writing.ts'

export interface ImportsDependencies extends QuestionActionDependencies {
  readonly log: Logger
  /** Background work. */
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
}

const MAX_LISTED = 50

/** Imports of question files, one at a time. */
export class Imports {
  readonly #deps: ImportsDependencies
  #job: Job | null = null
  /** Progress by import. */
  readonly #undoProgress = new Map<string, number>()
  #isStopping = false
  #isOpening = false

  constructor(dependencies: ImportsDependencies) {
    this.#deps = dependencies
  }

  async start(actor: Actor, asked: InputOf<'startImport'>): Promise<{ importId: string } | Refused> {
    if (this.#isOpening || this.#running() !== null) return refused('import-running')
    this.#isOpening = true
    try {
      const importId = newId(this.#deps.random)
      const opened = await insertImport(this.#deps, actor, importId, asked)
      if (isRefused(opened)) return opened
      this.#job = this.#begin(importId, asked)
      return { importId }
    } finally {
      this.#isOpening = false
    }
  }

  take({ importId, part, text, last }: InputOf<'sendImportPart'>): Record<string, never> | Refused {
    const job = this.#job
    const isExpected = job?.order.importId === importId && job.take(part, text, last)
    return isExpected ? {} : refused('unknown-import')
  }

  async read(importId: string): Promise<OutputOf<'readImport'> | Refused> {
    const [row] = await readImports(this.#deps.db, 1, importId)
    if (row === undefined) return refused('unknown-import')
    return { import: this.#shown(row), rows: [...(this.#running(importId)?.rows ?? row.report)] }
  }

  async list(): Promise<OutputOf<'listImports'>> {
    const rows = await readImports(this.#deps.db, MAX_LISTED)
    return { imports: rows.map((row) => this.#shown(row)) }
  }

  async cancel(importId: string): Promise<Record<string, never> | Refused> {
    const job = this.#running(importId)
    if (job === null) return refused('unknown-import')
    await job.stop('cancelled')
    return {}
  }

  /** Retires what an import added; that takes a while, and a restart continues it. */
  readonly undoHandler = undoableOnce(async (tx, { subject_id: importId }) => {
    if (this.#running(importId) !== null) return refused('import-running')
    const added = await markUndoing(tx, importId)
    if (added === undefined) return refused('changed-since')
    return { before: { added }, after: { added: 0 }, afterwards: async () => this.#undoLater(importId) }
  })

  /** At start: ends the imports that were running when the server stopped, and continues undoing. */
  async resume(): Promise<void> {
    const { db, clock } = this.#deps
    for (const importId of await interruptImports(db, clock.now())) this.#undoLater(importId)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#job?.stop('interrupted')
  }

  /** The job that has not ended; with an id, only if it is that import's. */
  #running(importId?: string): Job | null {
    const job = this.#job
    if (job === null || job.state === 'ended') return null
    return importId === undefined || job.order.importId === importId ? job : null
  }

  #begin(importId: string, { format, defaults, characters }: InputOf<'startImport'>): Job {
    const { db, clock, log } = this.#deps
    const job: Job = new Job({ importId, format, defaults }, characters, {
      db,
      clock,
      ended: (end, failure) => this.#finish(job, end, failure),
      lost: (error) => log.error({ err: error, importId }, 'the end of an import could not be saved'),
    })
    return job
  }

  async #finish(ended: Job, end: FinalImportState, failure: string | null): Promise<void> {
    const { db, clock, picker, log } = this.#deps
    const counts = await saveImportEnd(db, ended, { end, failure, at: clock.now() })
    log.info({ importId: ended.order.importId, end, failure, ...counts }, 'question import ended')
    if (!this.#isStopping) await picker.refresh()
  }

  #undoLater(importId: string): void {
    this.#deps.inBackground(this.#undo(importId), 'an import could not be undone; a restart continues it')
  }

  async #undo(importId: string): Promise<void> {
    const { db, clock, picker } = this.#deps
    await retireImported(db, importId, clock.now(), (done) => this.#undoProgress.set(importId, done))
    await markUndone(db, importId)
    this.#undoProgress.delete(importId)
    await picker.refresh()
  }

  #shown(row: Awaited<ReturnType<typeof readImports>>[number]): Import {
    const known = shownImport(row)
    const job = this.#running(known.importId)
    if (job !== null && job.state !== 'ended') return { ...known, ...job.counts, state: job.state }
    if (known.state !== 'taking-back') return known
    return { ...known, progress: (this.#undoProgress.get(known.importId) ?? 0) / Math.max(1, known.added) }
  }
}

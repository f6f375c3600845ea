import type { Import } from '@trivium/wire/documents/question'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import type { Actor } from '../../../audit-log/record.ts'
import { undoableOnce } from '../../../audit-log/undo.ts'
import type { Bus } from '../../../bus/bus.ts'
import { newId } from '../../../random.ts'
import type { QuestionActionDependencies } from '../question-action.ts'
import { importsElsewhere, type RunningImport, runningImport } from './imports-elsewhere.ts'
import { type FinalImportState, Job } from './job.ts'
import { type ImportRecord, readImports, shownImport } from './reading.ts'
import {
  importsBeingUndone,
  insertImport,
  interruptImport,
  interruptImports,
  markUndoing,
  markUndone,
  saveImportEnd,
} from './stored.ts'
import { retireImported } from './writing.ts'

export interface ImportsDependencies extends QuestionActionDependencies {
  readonly bus: Bus
  readonly log: Logger
  /** Background work. */
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
}

const MAX_LISTED = 50

/** Imports of question files, one at a time on each process. */
export class Imports {
  readonly #deps: ImportsDependencies
  readonly #elsewhere: ReturnType<typeof importsElsewhere>
  #job: Job | null = null
  #stopAnswering = () => {}
  /** Progress by import. */
  readonly #undoProgress = new Map<string, number>()
  #isStopping = false
  #isOpening = false

  constructor(dependencies: ImportsDependencies) {
    this.#deps = dependencies
    this.#elsewhere = importsElsewhere(dependencies.bus)
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

  async take({ importId, ...part }: InputOf<'sendImportPart'>): Promise<Record<string, never> | Refused> {
    const job = this.#job
    if (job?.order.importId !== importId) return this.#elsewhere.take(importId, part)
    return job.take(part.part, part.text, part.last) ? {} : refused('unknown-import')
  }

  async read(importId: string): Promise<OutputOf<'readImport'> | Refused> {
    const [row] = await readImports(this.#deps.db, 1, importId)
    if (row === undefined) return refused('unknown-import')
    return this.#read(row)
  }

  async list(): Promise<OutputOf<'listImports'>> {
    const rows = await readImports(this.#deps.db, MAX_LISTED)
    const read = await Promise.all(rows.map((row) => this.#read(row)))
    return { imports: read.map((one) => one.import) }
  }

  async cancel(importId: string): Promise<Record<string, never> | Refused> {
    const job = this.#running(importId)
    if (job === null) return this.#elsewhere.cancel(importId)
    await job.stop('cancelled')
    return {}
  }

  /** Retires what an import added; that takes a while, and a restart continues it. */
  readonly undoHandler = undoableOnce(async (tx, { subject_id: importId }) => {
    const isRunning = this.#running(importId) !== null || (await this.#elsewhere.read(importId)) !== null
    if (isRunning) return refused('import-running')
    const added = await markUndoing(tx, importId)
    if (added === undefined) return refused('changed-since')
    return { before: { added }, after: { added: 0 }, afterwards: async () => this.#undoLater(importId) }
  })

  /**
   * When this process begins to lead: ends the imports that were read by processes that are gone, and continues what they were undoing. It
   * does no harm if another process is undoing the same.
   */
  async resume(isAlone: boolean): Promise<void> {
    const { db, clock } = this.#deps
    if (isAlone) await interruptImports(db, clock.now())
    else await this.list()
    for (const importId of await importsBeingUndone(db)) this.#undoLater(importId)
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
    this.#stopAnswering()
    this.#stopAnswering = this.#elsewhere.answerFor(importId, job)
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

  async #read(row: ImportRecord): Promise<OutputOf<'readImport'>> {
    const isUnfinished = row.state === 'receiving' || row.state === 'writing'
    const running = isUnfinished ? await this.#find(row.id) : 'ending'
    if (running === 'ending' || running === 'unknown')
      return { import: this.#withProgress(shownImport(row)), rows: [...row.report] }
    if (running !== null) return { import: { ...shownImport(row), ...running.counts }, rows: running.rows }
    // The process that read the file is gone.
    const { db, clock } = this.#deps
    const ended = await interruptImport(db, row.id, clock.now())
    return { import: shownImport({ ...row, ...ended }), rows: [...ended.report] }
  }

  /** Null if no process reads the file. */
  async #find(importId: string): Promise<RunningImport | 'unknown' | null> {
    const job = this.#job
    return job?.order.importId === importId ? runningImport(job) : this.#elsewhere.read(importId)
  }

  #withProgress(known: Import): Import {
    if (known.state !== 'taking-back') return known
    return { ...known, progress: (this.#undoProgress.get(known.importId) ?? 0) / Math.max(1, known.added) }
  }
}

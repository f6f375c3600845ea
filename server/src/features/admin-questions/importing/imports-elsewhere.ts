import { Import, ImportRow } from '@trivium/wire/documents/question'
import { type Refused, refused } from '@trivium/wire/refusals'
import { z } from 'zod'
import type { Bus } from '../../../bus/bus.ts'
import type { Job } from './job.ts'

const Counts = Import.pick({
  ...{
    state: true,
    progress: true,
    lookedAt: true,
    added: true,
    duplicates: true,
    rejected: true,
    format: true,
  },
})
/** An import as the process that reads the file knows it. `ending`: its end is being saved. */
const Running = z.union([z.object({ counts: Counts, rows: z.array(ImportRow) }), z.literal('ending')])
export type RunningImport = z.infer<typeof Running>

const Question = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('part'), part: z.number(), text: z.string(), last: z.boolean() }),
  z.object({ ask: z.literal('cancel') }),
  z.object({ ask: z.literal('read') }),
])
type Question = z.infer<typeof Question>

const subjectOf = (importId: string): string => `import.${importId}`

const answer = async (job: Job, question: Question): Promise<unknown> => {
  if (question.ask === 'part') return job.take(question.part, question.text, question.last)
  if (question.ask === 'read') return runningImport(job)
  await job.stop('cancelled')
  return true
}

export const runningImport = (job: Job): RunningImport =>
  job.state === 'ended' ? 'ending' : { counts: { ...job.counts, state: job.state }, rows: [...job.rows] }

/** A file is read by one process; its parts and the questions about it may arrive at another one. */
export const importsElsewhere = (bus: Bus) => {
  const ask = (importId: string, question: Question) => bus.request(subjectOf(importId), question)
  /** Refusals: unknown-import, shutting-down if the process does not answer now. */
  const tell = async (importId: string, question: Question): Promise<Record<string, never> | Refused> => {
    const reply = await ask(importId, question)
    if (!reply.ok && reply.why !== 'no-responders') return refused('shutting-down')
    return reply.ok && reply.body === true ? {} : refused('unknown-import')
  }
  return {
    /** Lets other processes reach a job here, until the returned function is called. */
    answerFor: (importId: string, job: Job) =>
      bus.respond(subjectOf(importId), async (body) => answer(job, Question.parse(body))),

    take: (importId: string, part: Omit<Extract<Question, { ask: 'part' }>, 'ask'>) =>
      tell(importId, { ask: 'part', ...part }),

    cancel: (importId: string) => tell(importId, { ask: 'cancel' }),

    /** Null if no other process reads it. */
    async read(importId: string): Promise<RunningImport | 'unknown' | null> {
      const reply = await ask(importId, { ask: 'read' })
      if (reply.ok) return Running.parse(reply.body)
      return reply.why === 'no-responders' ? null : 'unknown'
    },
  }
}

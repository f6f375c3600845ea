import { z } from 'zod'
import { Subject } from './subject.ts'

interface Usual {
  readonly ask: string
  readonly source: string
  readonly tags: readonly string[]
}

/** Entries of a family of drawings. What most of them have in common need not be repeated. */
export const picturedSubject = ({ ask, source, tags }: Usual) =>
  Subject.extend({
    ask: z.string().min(1).default(ask),
    source: z.string().min(1).default(source),
    tags: z
      .array(z.string().min(1))
      .min(1)
      .max(4)
      .default([...tags]),
    /** The question in words, if the family's own way is not good enough. */
    words: z.string().min(1).optional(),
  })

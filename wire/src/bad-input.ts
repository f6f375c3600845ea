import type { z } from 'zod'
import { type Refused, refused } from './refusals.ts'

/** A page shows one or two errors, but a hostile input may have one for every byte. */
const MAX_ISSUES = 20

/** The refusal that lists an input's errors, field by field. */
export const badInput = ({ issues }: Pick<z.core.$ZodError, 'issues'>): Refused =>
  refused('bad-input', {
    issues: issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({ path: path.join('.'), message })),
  })

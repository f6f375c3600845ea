import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Thrown inside a transaction to roll it back. */
class RollbackWith extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/** Runs a transaction. If it returns a refusal, nothing it wrote is kept, and the refusal is the result. */
export const transactionOrRefusal = async <Done>(
  db: Kysely<Schema>,
  run: (tx: Transaction<Schema>) => Promise<Done | Refused>,
): Promise<Done | Refused> => {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await run(tx)
      if (isRefused(outcome)) throw new RollbackWith(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RollbackWith) return error.refusal
    throw error
  }
}

import { type Refused, refused } from '@trivium/wire/refusals'
import type { Logger } from 'pino'
import { currentCorrelationId } from '../correlation-id.ts'
import { storageFaultOf } from '../database/storage-fault.ts'
import type { Storage } from '../database/storage-health.ts'
import { WorkloadBusy } from '../workload.ts'
import type { Callable } from './callables.ts'

export interface ErrorDependencies {
  readonly log: Logger
  readonly storage: Pick<Storage, 'fault'>
}

/** With the code by which the operator finds the error in the log. */
export const internalError = (code: string | null): Refused =>
  refused('internal-error', code === null ? undefined : { code })

/** The refusal for an error. `isSaving`: whether anything can be saved now. */
export const refusalFor = (error: unknown, isSaving: boolean, isNewGame = false): Refused => {
  if (error instanceof WorkloadBusy) return refused('busy')
  if (isSaving) return internalError(currentCorrelationId())
  return refused(isNewGame ? 'no-new-games' : 'cannot-save')
}

/** Expected errors, and those that storage health has logged already, are not logged here. */
const isLogged = (error: unknown, { storage }: ErrorDependencies): boolean =>
  !(error instanceof WorkloadBusy) && (storage.fault === null || storageFaultOf(error) === null)

/**
 * Turns a thrown error into a refusal. Refusals: busy, internal-error; while nothing can be saved no-new-games or
 * cannot-save.
 */
export const refuseErrors = async <T>(
  deps: ErrorDependencies,
  callable: Callable,
  /** Null if nobody is signed in, or if it is not known yet. */
  uid: string | null,
  work: () => Promise<T>,
): Promise<T | Refused> => {
  try {
    return await work()
  } catch (error) {
    if (isLogged(error, deps)) deps.log.error({ err: error, fn: callable.name, uid }, 'a function failed')
    return refusalFor(error, deps.storage.fault === null, callable.isNewGame)
  }
}

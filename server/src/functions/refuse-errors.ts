import { type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import { storageFaultOf } from '../database/storage-fault.ts'
import type { Storage } from '../database/storage-health.ts'
import { WorkloadBusy } from '../workload.ts'

export interface ErrorDependencies {
  readonly log: Logger
  readonly storage: Pick<Storage, 'fault'>
}

/** The log fields of a failed call. */
interface CallFields {
  readonly fn: FunctionName
  readonly uid?: string | null
}

/** Whether a function leads to a game, which needs storage from its start to its end. */
export const isNewGame = (name: FunctionName): boolean =>
  FUNCTIONS[name].beginsGame === true || FUNCTIONS[name].seeksOpponent === true

const refusalFor = (error: unknown, name: FunctionName, { storage }: ErrorDependencies): Refused => {
  if (error instanceof WorkloadBusy) return refused('busy')
  if (storage.fault === null) return refused('internal-error')
  return refused(isNewGame(name) ? 'no-new-games' : 'cannot-save')
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
  call: CallFields,
  work: () => Promise<T>,
): Promise<T | Refused> => {
  try {
    return await work()
  } catch (error) {
    if (isLogged(error, deps)) deps.log.error({ err: error, ...call }, 'a function failed')
    return refusalFor(error, call.fn, deps)
  }
}

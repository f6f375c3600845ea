import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf the database is used. Workloads that use it much wait for those that use it little. */
export interface Workload {
  readonly key: string
  /** The share, relative to others. */
  readonly weight: number
}

/** The server's own work, such as ending games whose time is up. */
const SERVER: Workload = { key: 'server', weight: 10 }

/** Players wait for the journal before they see their answers acknowledged; one commit serves all of them. */
export const JOURNAL: Workload = { key: 'journal', weight: Number.POSITIVE_INFINITY }

/** Work that is done for many players at once is nobody's own. */
const shared = (key: string): Workload => ({ key, weight: 10 })

/** Joining and leaving the queue, and pairing. */
export const QUEUE = shared('queue')

/** Opening the matches of pairs. */
export const OPENING = shared('opening')

/** Settling games that have ended. */
export const SETTLING = shared('settling')

/** Picking the next questions of Survival. */
export const PICKING = shared('picking')

/** Looking up sessions. */
export const SESSIONS = shared('sessions')

/** Reading the documents that pages subscribe to. */
export const DOCUMENTS = shared('documents')

export const addressWorkload = (address: string): Workload => ({ key: `address ${address}`, weight: 1 })

const current = new AsyncLocalStorage<Workload>()

/** Everything that `work` starts counts as this workload, after an `await` too. */
export const asWorkload = <T>(workload: Workload, work: () => T): T => current.run(workload, work)

/** For timers: what they run counts as the server's own, whoever caused it. */
export const asServer = <T>(work: () => T): T => current.run(SERVER, work)

export const currentWorkload = (): Workload => current.getStore() ?? SERVER

/** Thrown when a workload's request has waited too long for its own earlier ones. */
export class WorkloadBusy extends Error {
  override readonly name = 'WorkloadBusy'

  constructor() {
    super('the workload has used its share of the database')
  }
}

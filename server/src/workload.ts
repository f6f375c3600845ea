import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf the database is used: those who use it much wait for those who use it little. */
export interface Workload {
  readonly key: string
  /** The share, relative to others. */
  readonly weight: number
}

/** What the server does by itself, such as ending games whose time is up. */
const SERVER: Workload = { key: 'server', weight: 10 }

/** Players wait for the journal before they see their answers acknowledged; one commit serves all of them. */
export const JOURNAL: Workload = { key: 'journal', weight: Number.POSITIVE_INFINITY }

export const addressWorkload = (address: string): Workload => ({ key: `address ${address}`, weight: 1 })

const current = new AsyncLocalStorage<Workload>()

/** Everything that `work` starts counts as this workload, after an `await` too. */
export const asWorkload = <T>(workload: Workload, work: () => T): T => current.run(workload, work)

/** For timers: what they run counts as the server's own, whoever caused it. */
export const asServer = <T>(work: () => T): T => current.run(SERVER, work)

export const currentWorkload = (): Workload => current.getStore() ?? SERVER

/** A workload's requests have to wait for its own earlier ones, for longer than is useful. */
export class WorkloadBusy extends Error {
  override readonly name = 'WorkloadBusy'

  constructor() {
    super('the workload has used its share of the database')
  }
}

import type { Status } from '../status.ts'

/** An expected refusal of the server: its name is stable, the sentence is for people. */
export interface Entry {
  readonly status: Status
  readonly message: string
  /** The HTTP status, if it differs from the status word's own. */
  readonly http?: number
}

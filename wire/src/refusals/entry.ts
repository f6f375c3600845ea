import type { Status } from '../status.ts'

/** An expected refusal of the server. Its name is stable; the sentence is for people. */
export interface RefusalEntry {
  readonly status: Status
  readonly message: string
  /** The HTTP status, if it differs from the usual one for `status`. */
  readonly http?: number
}

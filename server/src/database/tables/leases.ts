import type { JsonColumnWithDefault } from '../json.ts'

/** What a process says about itself, for the overview of all of them. */
export interface ProcessFigures {
  readonly connections: number
  readonly players: number
  readonly matches: number
  readonly alone: number
  readonly parties: number
  readonly waiting: number
  /** Logged since its start. */
  readonly errors: number
}

/** What others know of a process. */
export interface ProcessState extends ProcessFigures {
  /** Whether messages of the other processes reach it. */
  readonly isConnected: boolean
}

/** A claim that ends unless it is renewed: that a process is alive, or that it leads. Times are the database's, in ms. */
export interface LeasesTable {
  name: string
  /** The process. */
  holder: string
  until: number
  figures: JsonColumnWithDefault<Partial<ProcessState>>
}

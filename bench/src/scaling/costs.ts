/** The parameters of the model: one server process with its database. */
export interface Costs {
  /** Processor time of an answer, µs, with its share of a match's beginning and end: of the main thread, of the whole
   * process, and of the PostgreSQL server. */
  readonly main: number
  readonly process: number
  readonly database: number
  /** The shortest time between the starts of two commits of the journal, and how long a commit takes, ms. */
  readonly pace: number
  readonly commit: number
  /** How long the main thread stands still while the heap is marked, ms for 1,000 players, and how often, s. */
  readonly marking: number
  readonly markingEvery: number
  /** Resident memory of a connected player, bytes. */
  readonly memory: number
  /** Bytes over the network for an answer, in both directions, with the headers of TCP and IP. */
  readonly network: number
  /** Bytes in the database that a match leaves, with indexes. */
  readonly match: number
}

/** A player at real pace answers every 7 s; a match has 20 answers. */
export const SECONDS_PER_ANSWER = 7
export const ANSWERS_PER_MATCH = 20

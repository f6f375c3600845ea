import { ANSWERS_PER_MATCH, type Costs, SECONDS_PER_ANSWER } from './costs.ts'

/** What a number of players in matches at the same time needs. */
export interface Needs {
  readonly answers: number
  readonly matches: number
  /** Cores: of server processes, each of them at most so busy that acknowledgements stay quick; of PostgreSQL. */
  readonly serverCores: number
  readonly databaseCores: number
  /** Bytes: of memory, per second over the network, per day in the database. */
  readonly memory: number
  readonly network: number
  readonly stored: number
}

const SECONDS_PER_DAY = 86_400

/** `capacity`: the players that one process holds. Players are taken to play all day, which is the worst case. */
export const needsOf = (players: number, capacity: number, costs: Costs): Needs => {
  const answers = players / SECONDS_PER_ANSWER
  const matches = answers / ANSWERS_PER_MATCH
  return {
    answers,
    matches,
    serverCores: Math.ceil(players / capacity),
    databaseCores: (answers * costs.database) / 1e6,
    memory: players * costs.memory,
    network: answers * costs.network,
    stored: matches * costs.match * SECONDS_PER_DAY,
  }
}

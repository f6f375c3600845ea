import { eloAfter, type Score } from '@trivium/rules/rating/elo'
import pg from 'pg'

const TABLES = `
  create table players (uid text primary key, elo int not null, rated_games int not null);
  create table matches (id text primary key, uids text[] not null, scores int[] not null, ended_at timestamptz not null);
  create table answers (match_id text, round int, seat int, choice int not null, at timestamptz not null,
    primary key (match_id, round, seat));`

export type Pair<T> = readonly [T, T]
export interface RatedPlayer {
  readonly elo: number
  readonly ratedGames: number
}

/** What a duel on another framework keeps in PostgreSQL: ratings, results and, if asked for, each answer. */
export class PeerStorage {
  /** As many connections as our server has. */
  readonly #pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  readonly #keepsAnswers: boolean

  constructor(keepsAnswers: boolean) {
    this.#keepsAnswers = keepsAnswers
  }

  /** Creates the tables and this many players, `player0` and so on. */
  async create(players: number): Promise<void> {
    await this.#pool.query(TABLES)
    await this.#pool.query(
      "insert into players select 'player' || i, 800 + random() * 400, 0 from generate_series(0, $1 - 1) i",
      [players],
    )
  }

  async readRating(uid: string): Promise<number> {
    const { rows } = await this.#pool.query<{ elo: number }>({
      name: 'rating',
      text: 'select elo from players where uid = $1',
      values: [uid],
    })
    return rows[0]?.elo ?? 0
  }

  /** Resolves once the answer is on disk; at once if answers are not kept. */
  async saveAnswer(matchId: string, round: number, seat: number, choice: number): Promise<void> {
    if (!this.#keepsAnswers) return
    await this.#pool.query({
      name: 'answer',
      text: 'insert into answers values ($1, $2, $3, $4, now())',
      values: [matchId, round, seat, choice],
    })
  }

  /** Saves the result and both new ratings in one transaction; resolves to the ratings. */
  async saveResult(matchId: string, uids: Pair<string>, scores: Pair<number>): Promise<Pair<number>> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ uid: string; elo: number; rated_games: number }>({
        name: 'ratings',
        text: 'select * from players where uid = any($1) order by uid for update',
        values: [uids],
      })
      const rated = uids.map((uid) => {
        const row = rows.find((one) => one.uid === uid)
        return { elo: row?.elo ?? 0, ratedGames: row?.rated_games ?? 0 }
      }) as unknown as Pair<RatedPlayer>
      const elo = newRatings(rated, scores)
      await client.query({
        name: 'rate',
        text: `update players set elo = new.elo, rated_games = rated_games + 1
          from unnest($1::text[], $2::int[]) as new (uid, elo) where players.uid = new.uid`,
        values: [uids, elo],
      })
      await client.query({
        name: 'result',
        text: 'insert into matches values ($1, $2, $3, now())',
        values: [matchId, uids, scores],
      })
      await client.query('commit')
      return elo
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

const newRatings = ([one, other]: Pair<RatedPlayer>, scores: Pair<number>): Pair<number> => {
  const score = ((Math.sign(scores[0] - scores[1]) + 1) / 2) as Score
  return [eloAfter(one, other.elo, score), eloAfter(other, one.elo, (1 - score) as Score)]
}

import { CATEGORIES } from '@trivium/content/questions/categories'
import { randomFrom } from '@trivium/rules/random'
import { DAY, utcDay } from '@trivium/rules/time'
import { json } from '@trivium/server/database/json'
import type { Schema } from '@trivium/server/database/schema'
import { recordResults } from '@trivium/server/results/record-results'
import { type Kysely, sql, type Transaction } from 'kysely'

const GAMES = 1_000
const DAYS = 430
const RIVALS = ['Grace', 'Linus', 'Maximilian_von_Ahorn', 'Hedy', 'Guest']

interface Game {
  readonly id: string
  readonly at: number
  readonly before: number
  readonly after: number
  readonly outcome: 'won' | 'lost' | 'drawn'
  readonly score: readonly [own: number, theirs: number]
  readonly rival: string
}

/** The number of games at the end that the player wins in a row. */
const STREAK = 3

const OUTCOMES = ['lost', 'drawn', 'won'] as const

/** When the games took place, ms since 1970: none on some days, many on others, the last one just now. */
const momentsOf = (now: number): readonly number[] => {
  const random = randomFrom('moments')
  const moments: number[] = []
  for (let ago = 0; moments.length < GAMES; ago = (ago + 1) % DAYS) {
    const games = ago === 0 || random() < 0.5 ? Math.ceil(random() ** 2 * 9) : 0
    for (let i = 0; i < games; i++) moments.push(now - ago * DAY - i * 240_000)
  }
  return moments.slice(0, GAMES).toSorted((one, other) => one - other)
}

/**
 * Rated games of a player who improves, with good and bad spells. The seed makes the result always the same.
 */
const gamesOf = (now: number): readonly Game[] => {
  const random = randomFrom('long record')
  const moments = momentsOf(now)
  let elo = 1_000
  return Array.from({ length: GAMES }, (_, i) => {
    const spell = 0.52 + 0.1 * Math.sin(i / 60) + (i < 300 ? 0.06 : 0)
    const drawn = random() < 0.08
    const played = drawn ? OUTCOMES[1] : OUTCOMES[random() < spell ? 2 : 0]
    const outcome = i < GAMES - STREAK ? played : OUTCOMES[2]
    const gained = { won: 1, drawn: 0, lost: -1 }[outcome] * (i < 20 ? 20 : 10)
    const before = elo
    elo += gained
    const own = 4 + Math.floor(random() * 6)
    const theirs = own + { won: -2, drawn: 0, lost: 1 }[outcome]
    return {
      id: `longrecord${String(i).padStart(4, '0')}`,
      at: moments[i] ?? now,
      before,
      after: elo,
      outcome,
      score: [own, theirs] as const,
      rival: RIVALS[i % RIVALS.length] ?? 'Grace',
    }
  })
}

/** Inserts the rows, whose fields have the names and types of the table's columns. */
const insert = (tx: Transaction<Schema>, table: keyof Schema, rows: readonly object[]) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))})
    select ${sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx)

const insertGames = async (tx: Transaction<Schema>, uid: string, games: readonly Game[]): Promise<void> => {
  await insert(
    tx,
    'games',
    games.map(({ id, at, before, after, outcome, score, rival }, i) => ({
      id,
      mode: 'battle',
      opened_at: at - 90_000,
      ended_at: at,
      settled_at: at,
      rated: true,
      summary: { kind: 'ranked', origin: 'queue' },
      result: {
        reason: 'completed',
        winner: { won: 0, drawn: null, lost: 1 }[outcome],
        scores: score,
        players: [
          { username: 'Self', profilePic: 'profile5', elo: before },
          { username: rival, profilePic: `profile${1 + (i % 24)}`, elo: before },
        ],
        ratings: [
          { before, after },
          { before, after: before },
        ],
      },
    })),
  )
  const seats = games.map(({ id, at }) => ({ game_id: id, opened_at: at - 90_000 }))
  await insert(tx, 'game_seats', [
    ...seats.map((seat) => ({ ...seat, seat: 0, uid })),
    ...seats.map((seat) => ({ ...seat, seat: 1, uid: null })),
  ])
  await insert(
    tx,
    'rating_history',
    games.map(({ id, at, before, after }) => ({ uid, game_id: id, at, before, after })),
  )
}

/**
 * Answers by category and difficulty, with more right ones for easy questions and in the first categories.
 */
const accuracyOf = (uid: string) =>
  CATEGORIES.flatMap(({ slug }, place) =>
    [1, 2, 3].map((difficulty) => {
      const asked = 60 + ((place * 37 + difficulty * 53) % 160)
      return {
        uid,
        category: slug,
        difficulty,
        asked,
        correct: Math.round(asked * (1 - 0.16 * difficulty - 0.025 * place)),
      }
    }),
  )

const timesOf = (uid: string) =>
  Array.from({ length: 21 }, (_, seconds) => ({
    uid,
    seconds,
    answers: Math.round(2_000 * Math.exp(-(Math.log((seconds + 0.5) / 4) ** 2) / 0.7)),
  }))

const daysOf = (uid: string, games: readonly Game[]) => {
  const byDay = Map.groupBy(games, ({ at }) => utcDay(at))
  return [...byDay].map(([day, played]) => ({
    uid,
    day,
    games: played.length,
    asked: 10 * played.length,
    correct: played.reduce((sum, { score }) => sum + score[0], 0),
  }))
}

const highest = (games: readonly Game[]): number => Math.max(...games.map(({ after }) => after))

const longestRun = (games: readonly Game[]): number =>
  games.reduce(
    ({ best, now }, { outcome }) => {
      const run = outcome === 'won' ? now + 1 : 0
      return { best: Math.max(best, run), now: run }
    },
    { best: 0, now: 0 },
  ).best

const count = (games: readonly Game[], outcome: Game['outcome']): number =>
  games.filter((game) => game.outcome === outcome).length

/**
 * Gives a player the records of 1,000 rated games in 430 days, up to `now` (ms since 1970), as settlement
 * would have left them, with the achievements that they unlock. All popups count as shown. `met`: the
 * opponents.
 */
export const insertLongHistory = (
  db: Kysely<Schema>,
  { uid, now, met }: { readonly uid: string; readonly now: number; readonly met?: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const games = gamesOf(now)
    const elo = games.at(-1)?.after ?? 1_000
    await tx
      .updateTable('users')
      .set({
        // The peak values unlock achievements; the current values are set afterwards.
        elo: highest(games),
        win_streak: longestRun(games),
        rated_games: GAMES,
        wins: count(games, 'won'),
        losses: count(games, 'lost'),
        draws: count(games, 'drawn'),
        last_elo_change: 10,
        best_win_streak: longestRun(games),
        perfect_scores: 14,
        questions_correct: 6_180,
        flag_questions_correct: 812,
        scores: json({ Survival: 31 }),
        flag_quiz_scores: json({ all: 201, africa: 50, europe: 48, oceania: 24 }),
        country_quiz_scores: json({ europe: 40, 'south-america': 12 }),
        created_at: now - DAYS * DAY,
      })
      .where('uid', '=', uid)
      .execute()
    await insertGames(tx, uid, games)
    await insert(tx, 'player_accuracy', accuracyOf(uid))
    await insert(tx, 'player_times', timesOf(uid))
    await insert(tx, 'player_days', daysOf(uid, games))
    await insert(tx, 'player_games', [
      { uid, mode: 'ranked', games: GAMES },
      { uid, mode: 'daily', games: 212 },
      { uid, mode: 'survival', games: 96 },
      { uid, mode: 'flags', games: 31 },
      { uid, mode: 'practice', games: 9 },
    ])
    if (met !== undefined)
      await insert(tx, 'player_meetings', [
        { uid, other: met, wins: 4, losses: 2, draws: 1 },
        { uid: met, other: uid, wins: 2, losses: 4, draws: 1 },
      ])
    const entries = [
      { kind: 'elo', elo, gained: 10 },
      { kind: 'survival', score: 31 },
      { kind: 'flags', region: 'africa', score: 50, ms: 204_300 },
    ] as const
    await recordResults(tx, [{ uid, mode: 'custom', entries, answers: [], meeting: null }], now)
    await tx.updateTable('users').set({ elo, win_streak: STREAK }).where('uid', '=', uid).execute()
    await sql`update user_achievements set at = ${now} - n * ${20 * DAY}::int8, shown_at = ${now}
      from (select id as one, row_number() over (order by id) as n from user_achievements where uid = ${uid}) numbered
      where uid = ${uid} and id = one`.execute(tx)
  })

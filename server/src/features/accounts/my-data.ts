import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { GameEventsTable } from '../../database/tables/games.ts'

type Row = Record<string, unknown>
type Reader = (db: Kysely<Schema>, own: readonly string[]) => Promise<Row[]>

/** What stands for secrets, and for who else a row speaks of. */
const HIDDEN = 'hidden'

const without = <Of extends object>(rows: readonly Of[], ...columns: (keyof Of)[]): Row[] =>
  rows.map((row) => ({
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, row[column] === null ? null : HIDDEN])),
  }))

/** Other players are hidden: uids are nobody else's business. */
const onlyOwn = <Of extends object>(
  rows: readonly Of[],
  own: readonly string[],
  ...columns: (keyof Of)[]
): Row[] =>
  rows.map((row) => {
    const others = columns.filter((column) => row[column] !== null && !own.includes(String(row[column])))
    return { ...row, ...Object.fromEntries(others.map((column) => [column, HIDDEN])) }
  })

const ownPlayers = ({ event }: Selectable<GameEventsTable>, own: readonly string[]): unknown => {
  if (event.type !== 'opened') return event
  const players = event.players.map(({ uid, ...player }) =>
    uid === null || own.includes(uid) ? { uid, ...player } : player,
  )
  return { ...event, players }
}

/** Of games that are over: the journal of a running one holds the answers. */
const journals: Reader = async (db, own) => {
  const rows = await db
    .selectFrom('game_events')
    .selectAll()
    .where('game_id', 'in', (from) =>
      from
        .selectFrom('game_seats')
        .innerJoin('games', 'games.id', 'game_seats.game_id')
        .select('games.id')
        .where('game_seats.uid', 'in', own)
        .where('games.settled_at', 'is not', null),
    )
    .orderBy('game_id')
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, event: ownPlayers(row, own) }))
}

const byUid =
  (
    table:
      | 'usernames'
      | 'seen_questions'
      | 'game_seats'
      | 'active_seats'
      | 'rating_history'
      | 'queue_pauses'
      | 'fair_play_notes'
      | 'daily_plays'
      | 'custom_plays'
      | 'question_reports'
      | 'user_achievements'
      | 'board_entries'
      | 'player_accuracy'
      | 'player_times'
      | 'player_days'
      | 'player_games'
      | 'place_scores'
      | 'place_reports'
      | 'messages',
  ): Reader =>
  (db, own) =>
    db.selectFrom(table).selectAll().where('uid', 'in', own).execute()

/** A link tells its questions once its maker has played them to the end: until then they are still to be answered. */
const links: Reader = async (db, own) => {
  const rows = await db
    .selectFrom('custom_links')
    .selectAll()
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('custom_plays')
            .select('custom_plays.uid')
            .whereRef('custom_plays.link_id', '=', 'custom_links.id')
            .where('custom_plays.uid', 'in', own)
            .where('custom_plays.finished_at', 'is not', null),
        )
        .as('is_played'),
    )
    .where('made_by', 'in', own)
    .execute()
  return rows.flatMap(({ is_played: isPlayed, ...row }) =>
    isPlayed ? [row] : without([row], 'seed', 'questions'),
  )
}

const isAboutOwn = (is: ExpressionBuilder<Schema, 'audit_log'>, own: readonly string[]) => {
  const quizzes = is.selectFrom('quizzes').select('quizzes.id').where('owner_uid', 'in', own)
  return is.or([
    is.and([is('subject_kind', 'in', ['player', 'case']), is('subject_id', 'in', own)]),
    is.and([is('subject_kind', '=', 'quiz'), is('subject_id', 'in', quizzes)]),
  ])
}

/** What admins did to the player or their quizzes, without who it was; what the player did as an admin, without to whom. */
const audited: Reader = async (db, own) => {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .select((is) => isAboutOwn(is, own).as('about_own'))
    .where((is) => is.or([is('actor_uid', 'in', own), isAboutOwn(is, own)]))
    .orderBy('id')
    .execute()
  return rows.map(({ about_own: aboutOwn, ...row }) => {
    const isOwnAct = row.actor_uid !== null && own.includes(row.actor_uid)
    return {
      ...row,
      ...(!isOwnAct && { actor_uid: row.actor_uid && HIDDEN, actor_name: HIDDEN }),
      ...(!aboutOwn && { subject_id: HIDDEN, subject_name: HIDDEN, before: HIDDEN, after: HIDDEN }),
    }
  })
}

/** How each table that has anything of a player is read; `own` are the player's uid and those of guests they were. */
export const PERSONAL = {
  users: (db, own) => db.selectFrom('users').selectAll().where('uid', 'in', own).execute(),
  usernames: byUid('usernames'),
  logins: (db, own) => db.selectFrom('logins').selectAll().where('id', 'in', own).execute(),
  credentials: async (db, own) =>
    without(
      await db.selectFrom('credentials').selectAll().where('user_id', 'in', own).execute(),
      'password',
      'access_token',
      'refresh_token',
      'id_token',
    ),
  verifications: async (db, own) =>
    without(
      await db.selectFrom('verifications').selectAll().where('value', 'in', own).execute(),
      'identifier',
    ),
  sessions: async (db, own) =>
    without(await db.selectFrom('sessions').selectAll().where('user_id', 'in', own).execute(), 'token'),
  login_tries: async (db, own) =>
    without(
      await db
        .selectFrom('login_tries')
        .selectAll()
        .where(
          sql<boolean>`exists (select from unnest(${[...own]}::text[]) as uid where strpos(door, uid) > 0)`,
        )
        .execute(),
      'door',
    ),
  known_devices: async (db, own) =>
    without(
      await db.selectFrom('known_devices').selectAll().where('uid', 'in', own).execute(),
      'device_hash',
    ),
  seen_questions: byUid('seen_questions'),
  games: (db, own) =>
    db
      .selectFrom('games')
      .selectAll()
      .where('id', 'in', (from) => from.selectFrom('game_seats').select('game_id').where('uid', 'in', own))
      .execute(),
  game_seats: byUid('game_seats'),
  active_seats: byUid('active_seats'),
  game_events: journals,
  rating_history: byUid('rating_history'),
  queue: async (db, own) =>
    onlyOwn(await db.selectFrom('queue').selectAll().where('uid', 'in', own).execute(), own, 'last_opponent'),
  queue_pauses: byUid('queue_pauses'),
  friend_matches: async (db, own) => {
    const rows = await db
      .selectFrom('friend_matches')
      .selectAll()
      .where((is) => is.or([is('host_uid', 'in', own), is('taken_by', 'in', own)]))
      .execute()
    return onlyOwn(rows, own, 'host_uid', 'taken_by')
  },
  fair_play_notes: byUid('fair_play_notes'),
  fair_play_facts: async (db, own) =>
    onlyOwn(
      await db.selectFrom('fair_play_facts').selectAll().where('uid', 'in', own).execute(),
      own,
      'other',
    ),
  fair_play_cases: async (db, own) =>
    without(
      await db.selectFrom('fair_play_cases').selectAll().where('uid', 'in', own).execute(),
      'decided_by',
    ),
  fair_play_evidence: async (db, own) => {
    const rows = await db.selectFrom('fair_play_evidence').selectAll().where('uid', 'in', own).execute()
    return rows.map((row) => ({ ...row, other: row.other === '' ? '' : HIDDEN }))
  },
  audit_log: audited,
  daily_plays: byUid('daily_plays'),
  custom_links: links,
  custom_plays: byUid('custom_plays'),
  quizzes: (db, own) => db.selectFrom('quizzes').selectAll().where('owner_uid', 'in', own).execute(),
  question_reports: byUid('question_reports'),
  user_achievements: byUid('user_achievements'),
  board_entries: byUid('board_entries'),
  player_accuracy: byUid('player_accuracy'),
  player_times: byUid('player_times'),
  player_days: byUid('player_days'),
  player_games: byUid('player_games'),
  player_meetings: async (db, own) =>
    onlyOwn(
      await db.selectFrom('player_meetings').selectAll().where('uid', 'in', own).execute(),
      own,
      'other',
    ),
  place_scores: byUid('place_scores'),
  place_reports: byUid('place_reports'),
  messages: byUid('messages'),
  // Answers to the player, and those the player wrote as an admin.
  message_replies: async (db, own) => {
    const rows = await db
      .selectFrom('message_replies')
      .innerJoin('messages', 'messages.id', 'message_replies.message_id')
      .selectAll('message_replies')
      .where((is) => is.or([is('messages.uid', 'in', own), is('by_uid', 'in', own)]))
      .orderBy('message_replies.id')
      .execute()
    return onlyOwn(rows, own, 'by_uid')
  },
} satisfies Partial<Record<keyof Schema, Reader>>

/** A player's uid and those of the guests they were before they logged in. */
const ownUids = async (db: Kysely<Schema>, uid: string): Promise<string[]> => {
  const guests = await db.selectFrom('users').select('uid').where('merged_into', '=', uid).execute()
  return [uid, ...guests.map((guest) => guest.uid)]
}

/** Everything that is stored of a player, by table, with the tables' own columns. */
export const downloadMyData = async (db: Kysely<Schema>, uid: string): Promise<Record<string, Row[]>> => {
  const own = await ownUids(db, uid)
  const tables: Record<string, Row[]> = {}
  // One after the other: nobody's download holds the database from those who play.
  for (const [table, read] of Object.entries<Reader>(PERSONAL)) tables[table] = await read(db, own)
  return tables
}

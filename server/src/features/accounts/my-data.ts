import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { readGames, readJournals } from './my-games.ts'
import { readWebhookMessages } from './my-webhook-messages.ts'
import { type Pages, pagesOf, type Row } from './paging.ts'

/** All rows at once, or page by page if there may be many or long ones. */
type Reader = (db: Kysely<Schema>, own: readonly string[]) => Promise<Row[]> | AsyncIterable<Row[]>

/** Rows of the audit log per page. */
const AUDIT_PAGE = 200

/** Replaces secrets, and the names and uids of other players. */
const HIDDEN = 'hidden'

const without = <Of extends object>(rows: readonly Of[], ...columns: (keyof Of)[]): Row[] =>
  rows.map((row) => ({
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, row[column] === null ? null : HIDDEN])),
  }))

/** Other players are hidden: their uids are private. */
const onlyOwn = <Of extends object>(
  rows: readonly Of[],
  own: readonly string[],
  ...columns: (keyof Of)[]
): Row[] =>
  rows.map((row) => {
    const others = columns.filter((column) => row[column] !== null && !own.includes(String(row[column])))
    return { ...row, ...Object.fromEntries(others.map((column) => [column, HIDDEN])) }
  })

const paged =
  (pages: Pages): Reader =>
  (db, own) =>
    pagesOf(db, own, pages)

/** Like `onlyOwn`, page by page. */
const pagedOnlyOwn = (pages: Pages, ...columns: string[]): Reader =>
  async function* (db, own) {
    for await (const rows of pagesOf(db, own, pages)) yield onlyOwn(rows, own, ...columns)
  }

const byUid =
  (
    table:
      | 'usernames'
      | 'active_seats'
      | 'rating_history'
      | 'queue_pauses'
      | 'fair_play_notes'
      | 'daily_plays'
      | 'question_reports'
      | 'user_achievements'
      | 'player_accuracy'
      | 'player_times'
      | 'player_days'
      | 'player_games'
      | 'player_places'
      | 'place_scores'
      | 'place_reports'
      | 'messages',
  ): Reader =>
  (db, own) =>
    db.selectFrom(table).selectAll().where('uid', 'in', own).execute()

/**
 * A share link reveals its questions only once its maker has played them all: until then they are still to be answered.
 */
const links: Reader = async function* (db, own) {
  for await (const rows of pagesOf(db, own, { table: 'custom_links', owner: 'made_by', key: 'id' })) {
    const ids = rows.map(({ id }) => String(id))
    const played = await db
      .selectFrom('custom_plays')
      .select('link_id')
      .where('link_id', 'in', ids)
      .where('uid', 'in', own)
      .where('finished_at', 'is not', null)
      .execute()
    const isPlayed = new Set<unknown>(played.map((play) => play.link_id))
    yield rows.flatMap((row) => (isPlayed.has(row.id) ? [row] : without([row], 'seed', 'questions')))
  }
}

/** Each row may be long. */
const versions: Reader = async function* (db, own) {
  const keys = await db
    .selectFrom('quiz_versions')
    .select(['quiz_id', 'version'])
    .where('made_by', 'in', own)
    .orderBy('quiz_id')
    .orderBy('version')
    .execute()
  for (const { quiz_id, version } of keys)
    yield await db
      .selectFrom('quiz_versions')
      .selectAll()
      .where('quiz_id', '=', quiz_id)
      .where('version', '=', version)
      .execute()
}

const isAboutPlayer = (is: ExpressionBuilder<Schema, 'audit_log'>, own: readonly string[]) => {
  const quizzes = is.selectFrom('quizzes').select('quizzes.id').where('owner_uid', 'in', own)
  return is.or([
    is.and([is('subject_kind', 'in', ['player', 'case']), is('subject_id', 'in', own)]),
    is.and([is('subject_kind', '=', 'quiz'), is('subject_id', 'in', quizzes)]),
  ])
}

/**
 * What admins did to the player or their quizzes, without the actor; what the player did as an admin, without
 * the target.
 */
const audited: Reader = async function* (db, own) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .select((is) => isAboutPlayer(is, own).as('about_own'))
      .where((is) => is.or([is('actor_uid', 'in', own), isAboutPlayer(is, own)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(AUDIT_PAGE)
      .execute()
    yield rows.map(({ about_own: aboutOwn, ...row }) => {
      const isOwnAct = row.actor_uid !== null && own.includes(row.actor_uid)
      return {
        ...row,
        ...(!isOwnAct && { actor_uid: row.actor_uid && HIDDEN, actor_name: HIDDEN }),
        ...(!aboutOwn && { subject_id: HIDDEN, subject_name: HIDDEN, before: HIDDEN, after: HIDDEN }),
      }
    })
    if (rows.length < AUDIT_PAGE) return
    after = Number(rows.at(-1)?.id)
  }
}

/** How each table with data of a player is read; `own` are the player's uid and those of the guests they were. */
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
  email_confirmations: async (db, own) =>
    without(
      await db.selectFrom('email_confirmations').selectAll().where('uid', 'in', own).execute(),
      'token_hash',
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
  seen_questions: paged({ table: 'seen_questions', key: 'question_id' }),
  games: readGames,
  game_seats: paged({ table: 'game_seats', key: 'game_id' }),
  active_seats: byUid('active_seats'),
  game_events: readJournals,
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
    return without(onlyOwn(rows, own, 'host_uid', 'taken_by'), 'challenged')
  },
  party_keys: async (db, own) =>
    db.selectFrom('party_keys').selectAll().where('host_uid', 'in', own).execute(),
  party_plans: paged({ table: 'party_plans', owner: 'owner_uid', key: 'id', size: 1 }),
  fair_play_notes: byUid('fair_play_notes'),
  fair_play_facts: pagedOnlyOwn({ table: 'fair_play_facts', key: 'game_id' }, 'other'),
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
  custom_plays: paged({ table: 'custom_plays', key: 'link_id' }),
  quizzes: paged({ table: 'quizzes', owner: 'owner_uid', key: 'id', size: 1 }),
  quiz_versions: versions,
  question_reports: byUid('question_reports'),
  user_achievements: byUid('user_achievements'),
  board_entries: paged({ table: 'board_entries', key: 'board' }),
  player_accuracy: byUid('player_accuracy'),
  player_times: byUid('player_times'),
  player_days: byUid('player_days'),
  player_games: byUid('player_games'),
  player_places: byUid('player_places'),
  player_meetings: pagedOnlyOwn({ table: 'player_meetings', key: 'other' }, 'other'),
  place_scores: byUid('place_scores'),
  place_reports: byUid('place_reports'),
  messages: byUid('messages'),
  webhook_messages: readWebhookMessages,
  // Replies to the player, and those the player wrote as an admin.
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

/** The rows of a table, one text per page. */
async function* rowsAsText(pages: Promise<Row[]> | AsyncIterable<Row[]>): AsyncGenerator<string> {
  let between = '\n'
  for await (const rows of 'then' in pages ? [await pages] : pages) {
    if (rows.length === 0) continue
    yield between + rows.map((row) => JSON.stringify(row)).join(',\n')
    between = ',\n'
  }
}

/**
 * Everything stored about a player, by table, with the tables' own columns, as the text of a JSON file. It is written
 * while it is read, one table and one game at a time, so that no download blocks the database for players.
 */
export async function* writeMyData(db: Kysely<Schema>, uid: string): AsyncGenerator<string> {
  const own = await ownUids(db, uid)
  let before = '{'
  for (const [table, read] of Object.entries<Reader>(PERSONAL)) {
    yield `${before}\n${JSON.stringify(table)}: [`
    yield* rowsAsText(read(db, own))
    before = '],'
  }
  yield ']\n}\n'
}

import type { MatchHarness } from '@trivium/testkit/match-harness'
import { suspect } from '@trivium/testkit/suspect'
import type { PartyPlan } from '@trivium/wire/documents/party-plan'
import { json } from '../../database/json.ts'

type Database = MatchHarness['db']

/** Login, password, sessions, links and devices: most of it secret. */
const addCredentials = async (db: Database, day: Date) => {
  const times = { created_at: day, updated_at: day }
  for (const uid of ['ada', 'ben']) {
    await db.insertInto('usernames').values({ name_key: uid, uid, username: uid }).execute()
    await db
      .insertInto('logins')
      .values({ id: uid, name: uid, email: `${uid}@example.org`, ...times })
      .execute()
    await db
      .insertInto('credentials')
      .values({
        id: `c-${uid}`,
        account_id: uid,
        provider_id: 'credential',
        user_id: uid,
        password: 'secret-hash',
        ...times,
      })
      .execute()
    await db
      .insertInto('sessions')
      .values({
        id: `s-${uid}`,
        token: `secret-token-${uid}`,
        user_id: uid,
        user_agent: 'Firefox',
        expires_at: day,
        ...times,
      })
      .execute()
    await db
      .insertInto('verifications')
      .values({ id: `v-${uid}`, identifier: `secret-link-${uid}`, value: uid, expires_at: day, ...times })
      .execute()
    await db
      .insertInto('email_confirmations')
      .values({
        uid,
        email: `${uid}@new.example`,
        token_hash: `secret-mail-${uid}`,
        sent_at: 1,
        expires_at: 2,
      })
      .execute()
    await db.insertInto('known_devices').values({ uid, device_hash: 'secret-device', last_at: 1 }).execute()
    await db
      .insertInto('login_tries')
      .values({ door: `device:${uid}:secret`, tries: 1, first_at: 1 })
      .execute()
    await db
      .insertInto('queue_pauses')
      .values({ uid, misses: json([1]) })
      .execute()
    await db
      .insertInto('fair_play_notes')
      .values({ id: `n-${uid}`, uid, at: 1, kind: 'fast', detail: json({}) })
      .execute()
    await db
      .insertInto('quiz_versions')
      .values({ quiz_id: `q-${uid}`, version: 1, title: 'T', questions: json([]), made_by: uid })
      .execute()
  }
}

/** Quizzes, plays, scores and reports; `game` is one that both have played. */
const addPlays = async (db: Database, game: string) => {
  const [question] = await db.selectFrom('questions').select('id').limit(1).execute()
  await db
    .insertInto('custom_links')
    .values({
      id: 'link',
      config: json({ categories: [], difficulties: [1], count: 5, clock: null }),
      seed: 's',
      questions: json(['q']),
      made_by: 'ada',
      made_at: 1,
    })
    .execute()
  for (const uid of ['ada', 'ben']) {
    const play = { uid, game_id: game }
    await db
      .insertInto('daily_plays')
      .values({ ...play, day: '2026-01-01', opened_at: 1 })
      .execute()
    await db
      .insertInto('custom_plays')
      .values({ ...play, link_id: 'link', total: 5 })
      .execute()
    await db
      .insertInto('quizzes')
      .values({ id: `quiz-${uid}`, owner_uid: uid, title: 'Mine', created_at: 1, updated_at: 1 })
      .execute()
    await db
      .insertInto('question_reports')
      .values({ question_id: question?.id ?? '', uid, reason: 'typo', at: 1 })
      .execute()
    await db
      .insertInto('place_scores')
      .values({ uid, quiz: 'flags', region: 'asia', score: 9, ms: 60_000, at: 1 })
      .execute()
    const other = uid === 'ada' ? 'ben' : 'ada'
    await suspect(db, { uid, other, game: 'g', at: 1, reason: `reason-${uid}` })
    await db
      .insertInto('place_reports')
      .values({ uid, quiz: 'flags', place: 'FJ', reason: 'other', at: 1 })
      .execute()
  }
}

const addLogEntries = async (db: Database) => {
  const of = { subject_kind: 'player', act: 'set-role', before: json({}), after: json({}), at: 1 }
  await db
    .insertInto('audit_log')
    .values([
      { ...of, actor_uid: 'ben', actor_name: 'ben', subject_id: 'ada', subject_name: 'Ada' },
      { ...of, actor_uid: 'ada', actor_name: 'Ada', subject_id: 'ben', subject_name: 'ben' },
      { ...of, actor_uid: 'ben', actor_name: 'ben', subject_id: 'ben', subject_name: 'ben' },
      {
        ...of,
        actor_uid: 'ben',
        actor_name: 'ben',
        subject_kind: 'quiz',
        subject_id: 'quiz-ada',
        subject_name: 'Mine',
        act: 'publish-quiz',
      },
    ])
    .execute()
}

const addStatistics = async (db: Database) => {
  for (const [uid, other] of [
    ['ada', 'ben'],
    ['ben', 'ada'],
  ] as const) {
    const answers = { asked: 2, correct: 1 }
    const on = <Row extends object>(row: Row) => ({ uid, ...row })
    await db
      .insertInto('user_achievements')
      .values(on({ id: 'survivor', at: 1 }))
      .execute()
    await db
      .insertInto('board_entries')
      .values(on({ board: 'survival', points: 3, score: 3, at: 1, is_anonymous: false }))
      .execute()
    await db
      .insertInto('player_accuracy')
      .values(on({ category: 'none', difficulty: 1, ...answers }))
      .execute()
    await db
      .insertInto('player_times')
      .values(on({ seconds: 19, answers: 1 }))
      .execute()
    await db
      .insertInto('player_days')
      .values(on({ day: '2020-01-01', games: 1, ...answers }))
      .execute()
    await db
      .insertInto('player_games')
      .values(on({ mode: 'flags', games: 1 }))
      .execute()
    await db
      .insertInto('player_places')
      .values(on({ quiz: 'flags', place: 'FR', found: 1 }))
      .execute()
    await db
      .insertInto('player_meetings')
      .values(on({ other, wins: 1, losses: 0, draws: 0 }))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const addMessages = async (db: Database) => {
  for (const [uid, admin] of [
    ['ada', 'ben'],
    ['ben', 'ada'],
  ] as const) {
    const about = { topic: 'idea', text: `words of ${uid}`, game_id: null, closed_at: null } as const
    await db
      .insertInto('messages')
      .values({ id: `m-${uid}`, at: 1, uid, name: uid, email: `${uid}@x.example`, puzzle: uid, ...about })
      .execute()
    await db
      .insertInto('message_replies')
      .values({ message_id: `m-${uid}`, at: 2, by_uid: admin, text: `to ${uid}` })
      .execute()
  }
}

/** The day's best and a case against Ben, which wait for the operator's chat. */
const addWebhookMessages = async (db: Database) => {
  await db
    .insertInto('webhooks')
    .values({
      ...{ id: 'chat', made_at: 1, name: 'Chat', format: 'discord', url: 'https://secret.example' },
      events: json([]),
    })
    .execute()
  const best = { title: 'the day’s results', lines: ['1. ben, 9 of 10', '2. Ada, 8 of 10'], link: '' }
  const about = { title: 'a fair-play case is open', lines: ['About ben'], link: '' }
  await db
    .insertInto('webhook_messages')
    .values([best, about].map((message) => ({ webhook_id: 'chat', created_at: 1, message: json(message) })))
    .execute()
}

/**
 * Rows that ordinary play does not create: secrets of Ada's and Ben's, and rows that name several players.
 */
export const addPersonalRows = async ({ db, clock }: MatchHarness, game: string) => {
  await db
    .updateTable('users')
    .set({ is_anonymous: false, username: 'Ada' })
    .where('uid', '=', 'ada')
    .execute()
  await addCredentials(db, new Date(clock.now()))
  await addPlays(db, game)
  await addLogEntries(db)
  await addStatistics(db)
  await addMessages(db)
  await addWebhookMessages(db)
  await db.insertInto('queue').values({ uid: 'ada', joined_at: 1, elo: 1000, last_opponent: 'ben' }).execute()
  await db
    .insertInto('friend_matches')
    .values({ key: 'k', host_uid: 'ben', taken_by: 'ada', rated: false, created_at: 1, expires_at: 2 })
    .execute()
  await db
    .insertInto('party_keys')
    .values({ key: 'p', game_id: game, host_uid: 'ada', expires_at: 2 })
    .execute()
  const plan = json({ options: {}, rounds: [], tieBreak: false } as unknown as PartyPlan)
  await db
    .insertInto('party_plans')
    .values({ id: 'plan', owner_uid: 'ada', plan, created_at: 1, updated_at: 1 })
    .execute()
}

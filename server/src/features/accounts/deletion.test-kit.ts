import { DAY } from '@trivium/rules/time'
import type { MatchHarness } from '@trivium/testkit/match-harness'
import { suspect } from '@trivium/testkit/suspect'
import { pino } from 'pino'
import { json } from '../../database/json.ts'
import type { BattleResult } from '../../database/tables/games.ts'
import { claimName } from '../../users/names.ts'
import { deletionService } from './deletion.ts'

/** The players whose sessions were ended, and those whose documents were refreshed. */
export const ended: string[] = []
export const shown: string[] = []

export const deletionOf = ({ db, clock, games, withdraw }: MatchHarness) =>
  deletionService({
    db,
    clock,
    withdraw,
    log: pino({ level: 'silent' }),
    shown: async (uid) => void shown.push(uid),
    endSessions: async (uid) => {
      ended.push(uid)
      await db.deleteFrom('sessions').where('user_id', '=', uid).execute()
    },
    renameInGames: (uid, player) => games.rename(uid, player),
  })

/** Login, password, sessions, links and devices. */
const addCredentials = async ({ db, clock }: MatchHarness, uid: string, username: string) => {
  const at = clock.now()
  const day = new Date(at)
  const email = `${username.toLowerCase()}@example.org`
  const times = { created_at: day, updated_at: day }
  await db
    .insertInto('logins')
    .values({ id: uid, name: username, email, ...times })
    .execute()
  await db
    .insertInto('credentials')
    .values({
      id: `c-${uid}`,
      account_id: uid,
      provider_id: 'credential',
      user_id: uid,
      password: `hash-${uid}`,
      ...times,
    })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      id: `s-${uid}`,
      token: `token-${uid}`,
      user_id: uid,
      user_agent: `agent-${uid}`,
      expires_at: new Date(at + 400 * DAY),
      ...times,
    })
    .execute()
  await db
    .insertInto('verifications')
    .values({ id: `v-${uid}`, identifier: `reset-${uid}`, value: uid, expires_at: day, ...times })
    .execute()
  await db
    .insertInto('email_confirmations')
    .values({ uid, email: `new-${email}`, token_hash: `mail-${uid}`, sent_at: at, expires_at: at })
    .execute()
  await db
    .insertInto('known_devices')
    .values({ uid, device_hash: `device-${uid}`, last_at: at })
    .execute()
}

/** Scores, reports, messages and failed logins. */
const addTraces = async ({ db, clock }: MatchHarness, uid: string, username: string) => {
  const at = clock.now()
  const email = `${username.toLowerCase()}@example.org`
  await db
    .insertInto('place_scores')
    .values({ uid, quiz: 'flags', region: 'asia', score: 9, ms: 60_000, at })
    .execute()
  await suspect(db, { uid, other: uid === 'ada' ? 'ben' : 'ada', game: 'g', at, reason: `reason-${uid}` })
  await db
    .insertInto('place_reports')
    .values({ uid, quiz: 'flags', place: 'FJ', reason: 'other', detail: `detail-${uid}`, at })
    .execute()
  await db
    .insertInto('messages')
    .values({
      ...{ id: `m-${uid}`, at, uid, name: username, email, text: `words of ${username}`, puzzle: uid },
      ...{ topic: 'idea', game_id: null, closed_at: null },
    })
    .execute()
  await db
    .insertInto('message_replies')
    .values({ message_id: `m-${uid}`, at, by_uid: uid === 'ada' ? 'ben' : 'ada', text: `Dear ${username}` })
    .execute()
  await db
    .insertInto('login_tries')
    .values([
      { door: `account:${uid}`, tries: 1, first_at: at },
      { door: `device:${uid}:x`, tries: 1, first_at: at },
    ])
    .execute()
}

/** A quiz, and what the audit log has about player and quiz. */
const addLogEntries = async ({ db, clock }: MatchHarness, uid: string, username: string) => {
  const at = clock.now()
  const other = uid === 'ada' ? { uid: 'ben', name: 'BenTheOther' } : { uid: 'ada', name: 'AdaLovelace' }
  const named = json({ username: username })
  await db
    .insertInto('audit_log')
    .values({
      ...{ at, act: 'set-role', subject_kind: 'player', before: named, after: named },
      ...{ actor_uid: other.uid, actor_name: other.name, subject_id: uid, subject_name: username },
      reason: `reason-${uid}`,
    })
    .execute()
  const quiz = { id: `q-${uid}`, owner_uid: uid, title: `Of ${username}`, created_at: at, updated_at: at }
  await db.insertInto('quizzes').values(quiz).execute()
  await db
    .insertInto('audit_log')
    .values({
      ...{ at, act: 'refuse-quiz', subject_kind: 'quiz', before: named, after: named },
      ...{ actor_uid: null, actor_name: 'command line', subject_id: quiz.id, subject_name: quiz.title },
      reason: `reason-${uid}`,
    })
    .execute()
}

/** Turns a guest into a registered player with a trace in every table that can hold one. */
export const register = async (harness: MatchHarness, uid: string, username: string) => {
  const { db, clock } = harness
  const at = clock.now()
  await db.transaction().execute((tx) => claimName(tx, { uid, username, at }))
  await db
    .updateTable('users')
    .set({
      is_anonymous: false,
      profile_pic: uid === 'ada' ? 'profile17' : 'profile9',
      role: 'admin',
      settings: json({ theme: 'dark' }),
      scores: json({ Survival: 9 }),
      achievements: json(['first']),
      username_changed_at: at,
    })
    .where('uid', '=', uid)
    .execute()
  await addCredentials(harness, uid, username)
  await addTraces(harness, uid, username)
  await addLogEntries(harness, uid, username)
}

export const resultOf = async ({ db }: MatchHarness, id: string) => ({
  result: (
    await db
      .selectFrom('games')
      .select('result')
      .where('id', '=', id)
      .$narrowType<{ result: BattleResult | null }>()
      .executeTakeFirst()
  )?.result,
  opened: (
    await db
      .selectFrom('game_events')
      .select('event')
      .where('game_id', '=', id)
      .where('seq', '=', 0)
      .executeTakeFirst()
  )?.event,
})

import type { SignalKind } from '@trivium/rules/fair-play/signal'
import type { WebhookEvent } from '@trivium/wire/site/webhooks'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { LOOK_COLUMNS, lookOf } from '../player-look.ts'
import type { DayResults } from './day-results.ts'
import type { Deliveries } from './deliveries.ts'
import { readSubscribers } from './queries.ts'

export interface AnnouncerDependencies {
  readonly db: Kysely<Schema>
  readonly deliveries: Pick<Deliveries, 'send'>
  readonly siteName: () => string
  /** The site's public address; null if unknown. */
  readonly publicUrl: string | null
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
}

/** A player's report of a question or place. */
export interface Report {
  readonly about: { readonly question: string } | { readonly place: string }
  readonly reason: string
  readonly detail: string
}

/** A message without the name and address of the site. */
interface Announcement {
  readonly title: string
  readonly lines: readonly string[]
  /** The page of the site that the message links to. */
  readonly path: string
}

const SIGNALS: Readonly<Record<SignalKind, string>> = {
  'fast-answers': 'answers faster than people read',
  'hard-answers': 'hard questions answered too well',
  'refused-messages': 'messages that our web app never sends',
  'same-pair': 'always the same opponent',
  leaving: 'abandoned matches',
  'same-device': 'two accounts on one device',
}

const rounded = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

const wordsOf = ({ day, players, average, hardest, top }: DayResults): readonly string[] => [
  `${players === 1 ? '1 player' : `${players} players`} on ${day}, ${rounded(average)} of 10 right on average`,
  ...(hardest === null ? [] : [`Hardest: “${hardest.prompt}” (${Math.round(hardest.share * 100)}% right)`]),
  ...top.map(({ place, username, score }) => `${place}. ${username}, ${score} of 10`),
]

const nameOf = async (db: Kysely<Schema>, about: Report['about']): Promise<string> => {
  if ('place' in about) return `The place ${about.place}`
  const row = await db
    .selectFrom('questions')
    .select('prompt')
    .where('id', '=', about.question)
    .executeTakeFirst()
  return `“${row?.prompt ?? about.question}”`
}

const reportMessage = async (
  db: Kysely<Schema>,
  { about, reason, detail }: Report,
): Promise<Announcement> => ({
  title: 'a question was reported',
  lines: [await nameOf(db, about), `Why: ${reason.replaceAll('-', ' ')}`, ...(detail === '' ? [] : [detail])],
  path: '/admin/questions/reports',
})

const caseMessage = async (
  db: Kysely<Schema>,
  uid: string,
  kinds: readonly SignalKind[],
): Promise<Announcement> => {
  const row = await db.selectFrom('users').select(LOOK_COLUMNS).where('uid', '=', uid).executeTakeFirst()
  return {
    title: 'a fair-play case is open',
    lines: [
      `About ${row === undefined ? 'a player' : lookOf(row).username}`,
      ...kinds.map((kind) => SIGNALS[kind]),
    ],
    path: `/admin/fair-play/${encodeURIComponent(uid)}`,
  }
}

const dayMessage = (results: DayResults): Announcement => ({
  title: 'yesterday’s daily quiz',
  lines: wordsOf(results),
  path: '/daily-quiz',
})

/** Notifies webhooks of events, in the background. */
export const announcer = (deps: AnnouncerDependencies) => {
  const { db, deliveries, siteName, publicUrl, inBackground } = deps

  const announce = async (event: WebhookEvent, make: () => Announcement | Promise<Announcement>) => {
    const webhooks = await readSubscribers(db, event)
    if (webhooks.length === 0) return
    const { title, lines, path } = await make()
    const link = publicUrl === null ? null : publicUrl.replace(/\/+$/, '') + path
    const message = { title: `${siteName()}: ${title}`, lines, link }
    await Promise.all(webhooks.map((webhook) => deliveries.send(webhook, message)))
  }

  const tell = (...announcement: Parameters<typeof announce>): void =>
    inBackground(announce(...announcement), 'could not notify the webhooks')

  return {
    reported: (report: Report) => tell('report', () => reportMessage(db, report)),
    caseOpened: (uid: string, kinds: readonly SignalKind[]) =>
      tell('case', () => caseMessage(db, uid, kinds)),
    dayOver: (results: DayResults) => tell('day', () => dayMessage(results)),
  }
}

import { TOPIC_WORDS } from '@trivium/wire/contact-topics'
import type { Message } from '@trivium/wire/documents/message'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { monthsBefore, RETENTION } from '@trivium/wire/retention'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAction } from '../../audit-log/record.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Send } from '../../mail/mailer.ts'
import { readMessageGame } from '../../messages/game.ts'
import { answerMail } from './mails.ts'
import {
  deleteClosedBefore,
  lockMessage,
  type MessageRow,
  readMessage,
  readMessages,
  readReplies,
  writeClosed,
  writeMailStatus,
  writeReply,
} from './queries.ts'
import { undoMessageActions } from './undo-messages.ts'

export interface AdminMessagesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** The address for replies to a mail; null: none. */
  readonly contactTo: string | null
  readonly send: Send
}

const PAGE = 50

const subjectOf = ({ id, topic }: MessageRow) => ({ kind: 'message', id, name: TOPIC_WORDS[topic] }) as const

/** The status a message must not have yet, and what sets it. */
interface StatusChange {
  readonly act: 'close-message' | 'reopen-message'
  readonly closedAt: (at: number) => number | null
}
const CLOSE: StatusChange = { act: 'close-message', closedAt: (at) => at }
const REOPEN: StatusChange = { act: 'reopen-message', closedAt: () => null }

const changeStatus = async (
  tx: Transaction<Schema>,
  row: MessageRow,
  { act, closedAt }: StatusChange,
  { actor, at, reason }: { readonly actor: Actor; readonly at: number; readonly reason: string | null },
): Promise<void> => {
  const [before, after] = [{ closedAt: row.closed_at }, { closedAt: closedAt(at) }]
  await writeClosed(tx, row.id, after.closedAt)
  await recordAction(tx, actor, at, { act, subject: subjectOf(row), before, after, reason })
}

/** Closes or reopens a message that is not already in that state. */
const moveMessage = (
  { db, clock }: AdminMessagesDependencies,
  actor: Actor,
  change: StatusChange,
  { id, reason }: InputOf<'closeMessage'>,
): Promise<Refused | Record<string, never>> =>
  db.transaction().execute(async (tx) => {
    const row = await lockMessage(tx, id)
    if (row === null) return refused('unknown-message')
    if ((row.closed_at === null) !== (change === CLOSE)) return refused('message-moved')
    await changeStatus(tx, row, change, { actor, at: clock.now(), reason })
    return {}
  })

/** Saved before it is mailed: whatever the sender receives is in the inbox, even if the server crashes. */
const saveReply = (
  { db, clock }: AdminMessagesDependencies,
  admin: { readonly uid: string },
  { id, reply, close: closes }: InputOf<'answerMessage'>,
) =>
  db.transaction().execute(async (tx) => {
    const row = await lockMessage(tx, id)
    if (row === null) return null
    const at = clock.now()
    const replyId = await writeReply(tx, { messageId: id, at, by: admin.uid, text: reply.text })
    const action = { act: 'answer-message', before: {}, after: { replyId }, reason: null } as const
    await recordAction(tx, admin, at, { ...action, subject: subjectOf(row) })
    if (closes && row.closed_at === null)
      await changeStatus(tx, row, CLOSE, { actor: admin, at, reason: null })
    return { row, replyId }
  })

const answer = async (
  deps: AdminMessagesDependencies,
  admin: { readonly uid: string },
  input: InputOf<'answerMessage'>,
): Promise<OutputOf<'answerMessage'> | Refused> => {
  const saved = await saveReply(deps, admin, input)
  if (saved === null) return refused('unknown-message')
  const mail = await deps.send(answerMail(saved.row, input.reply.text, deps.contactTo))
  await writeMailStatus(deps.db, saved.replyId, mail)
  return { mail }
}

const list = async (
  db: Kysely<Schema>,
  asked: InputOf<'readMessages'>,
): Promise<OutputOf<'readMessages'>> => {
  const lines = await readMessages(db, asked, PAGE + 1)
  return { messages: lines.slice(0, PAGE), more: lines.length > PAGE }
}

const read = async (db: Kysely<Schema>, id: string): Promise<Message | Refused> => {
  const row = await readMessage(db, id)
  if (row === null) return refused('unknown-message')
  const { at, name, email, topic, text, username, closed_at: closedAt, game_id: gameId } = row
  const game = gameId === null ? null : await readMessageGame(db, gameId)
  const replies = await readReplies(db, id)
  return { id, at, name, email, topic, text, username, game, closedAt, replies }
}

export type AdminMessagesService = ReturnType<typeof adminMessagesService>

/** The contact inbox. */
export const adminMessagesService = (deps: AdminMessagesDependencies) => ({
  list: (asked: InputOf<'readMessages'>) => list(deps.db, asked),
  read: (id: string) => read(deps.db, id),
  answer: (admin: { readonly uid: string }, input: InputOf<'answerMessage'>) => answer(deps, admin, input),
  close: (admin: Actor, asked: InputOf<'closeMessage'>) => moveMessage(deps, admin, CLOSE, asked),
  reopen: (admin: Actor, asked: InputOf<'closeMessage'>) => moveMessage(deps, admin, REOPEN, asked),
  undoers: undoMessageActions,

  /** Deletes messages that have been closed for the retention period. */
  upkeep: () => deleteClosedBefore(deps.db, monthsBefore(deps.clock.now(), RETENTION.closedMessages.months)),
})

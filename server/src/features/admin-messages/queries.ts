import type { MailStatus, MessageReply, MessageSummary } from '@trivium/wire/documents/message'
import type { InputOf } from '@trivium/wire/registry'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { MessagesTable } from '../../database/tables/contact.ts'
import { accountName } from '../../player-look.ts'

/** Characters of a message shown in the list. */
const BEGINNING = 160

export type MessageRow = Selectable<MessagesTable>

/** The newest first; each state has its own index in paging order. */
export const readMessages = async (
  db: Kysely<Schema>,
  { state, topic, before }: InputOf<'readMessages'>,
  limit: number,
): Promise<MessageSummary[]> => {
  let messages = db
    .selectFrom('messages')
    .select(['id', 'at', 'name', 'topic', 'game_id'])
    .select(sql<string>`left(text, ${BEGINNING + 1})`.as('beginning'))
    .select((of) =>
      of
        .selectFrom('message_replies')
        .select((is) => is.fn.countAll<number>().as('replies'))
        .whereRef('message_id', '=', 'messages.id')
        .as('replies'),
    )
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (topic !== null) messages = messages.where('topic', '=', topic)
  if (before !== null) messages = messages.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`)
  const rows = await messages.execute()
  return rows.map(({ game_id, beginning, replies, ...row }) => ({
    ...row,
    beginning: oneLine(beginning),
    replies: replies ?? 0,
    hasGame: game_id !== null,
  }))
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING)}…` : line
}

/** A message with the name of its sender's account; null if there is none. */
export const readMessage = async (
  db: Kysely<Schema>,
  id: string,
): Promise<(MessageRow & { readonly username: string | null }) | null> => {
  const row = await db
    .selectFrom('messages')
    .selectAll('messages')
    .leftJoin('users', (join) =>
      join.onRef('users.uid', '=', 'messages.uid').on('users.is_anonymous', '=', false),
    )
    .select('users.username')
    .where('messages.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The oldest first. */
export const readReplies = async (db: Kysely<Schema>, messageId: string): Promise<MessageReply[]> => {
  const rows = await db
    .selectFrom('message_replies')
    .innerJoin('users', 'users.uid', 'message_replies.by_uid')
    .select(['id', 'at', 'text', 'mail', 'users.username'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
  return rows.map(({ username, ...row }) => ({ ...row, by: accountName(username) }))
}

/** Locked until the transaction ends; null if there is none. */
export const lockMessage = async (tx: Transaction<Schema>, id: string): Promise<MessageRow | null> => {
  const row = await tx.selectFrom('messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

export const writeClosed = async (
  tx: Transaction<Schema>,
  id: string,
  closedAt: number | null,
): Promise<void> => {
  await tx.updateTable('messages').set({ closed_at: closedAt }).where('id', '=', id).execute()
}

export const writeReply = async (
  tx: Transaction<Schema>,
  reply: { messageId: string; at: number; by: string; text: string },
): Promise<number> => {
  const { id } = await tx
    .insertInto('message_replies')
    .values({ message_id: reply.messageId, at: reply.at, by_uid: reply.by, text: reply.text, mail: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const writeMailStatus = async (
  db: Kysely<Schema>,
  replyId: number,
  mail: MailStatus,
): Promise<void> => {
  await db.updateTable('message_replies').set({ mail }).where('id', '=', replyId).execute()
}

/** Deletes messages closed before a given time, with their replies. */
export const deleteClosedBefore = async (db: Kysely<Schema>, before: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('closed_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

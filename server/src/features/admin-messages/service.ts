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

export type AdminMessagesService = ReturnType<typeof adminMessagesService>

/** The contact inbox. */
export const adminMessagesService = ({ db, clock, contactTo, send }: AdminMessagesDependencies) => {
  const close = async (
    tx: Transaction<Schema>,
    admin: Actor,
    row: MessageRow,
    reason: string | null,
  ): Promise<void> => {
    const at = clock.now()
    await writeClosed(tx, row.id, at)
    const [before, after] = [{ closedAt: null }, { closedAt: at }]
    await recordAction(tx, admin, at, {
      act: 'close-message',
      subject: subjectOf(row),
      before,
      after,
      reason,
    })
  }

  const reopen = async (
    tx: Transaction<Schema>,
    admin: Actor,
    row: MessageRow,
    reason: string | null,
  ): Promise<void> => {
    await writeClosed(tx, row.id, null)
    const [before, after] = [{ closedAt: row.closed_at }, { closedAt: null }]
    const act = { act: 'reopen-message', subject: subjectOf(row), before, after, reason } as const
    await recordAction(tx, admin, clock.now(), act)
  }

  /** Closes or reopens a message that is not already in that state. */
  const move =
    (wasClosed: boolean, work: typeof close) =>
    (admin: Actor, { id, reason }: InputOf<'closeMessage'>): Promise<Refused | Record<string, never>> =>
      db.transaction().execute(async (tx) => {
        const row = await lockMessage(tx, id)
        if (row === null) return refused('unknown-message')
        if ((row.closed_at !== null) !== wasClosed) return refused('message-moved')
        await work(tx, admin, row, reason)
        return {}
      })

  /** Saved before it is mailed: whatever the sender receives is in the inbox, even if the server crashes. */
  const keepReply = (
    admin: { readonly uid: string },
    { id, reply, close: closes }: InputOf<'answerMessage'>,
  ) =>
    db.transaction().execute(async (tx) => {
      const row = await lockMessage(tx, id)
      if (row === null) return null
      const at = clock.now()
      const replyId = await writeReply(tx, { messageId: id, at, by: admin.uid, text: reply.text })
      const action = {
        act: 'answer-message',
        subject: subjectOf(row),
        before: {},
        after: { replyId },
      } as const
      await recordAction(tx, admin, at, { ...action, reason: null })
      if (closes && row.closed_at === null) await close(tx, admin, row, null)
      return { row, replyId }
    })

  return {
    async list(asked: InputOf<'readMessages'>): Promise<OutputOf<'readMessages'>> {
      const lines = await readMessages(db, asked, PAGE + 1)
      return { messages: lines.slice(0, PAGE), more: lines.length > PAGE }
    },

    async read(id: string): Promise<Message | Refused> {
      const row = await readMessage(db, id)
      if (row === null) return refused('unknown-message')
      const { at, name, email, topic, text, username, closed_at: closedAt, game_id: gameId } = row
      const game = gameId === null ? null : await readMessageGame(db, gameId)
      const replies = await readReplies(db, id)
      return { id, at, name, email, topic, text, username, game, closedAt, replies }
    },

    async answer(
      admin: { readonly uid: string },
      input: InputOf<'answerMessage'>,
    ): Promise<OutputOf<'answerMessage'> | Refused> {
      const kept = await keepReply(admin, input)
      if (kept === null) return refused('unknown-message')
      const mail = await send(answerMail(kept.row, input.reply.text, contactTo))
      await writeMailStatus(db, kept.replyId, mail)
      return { mail }
    },

    close: move(false, close),
    reopen: move(true, reopen),
    undoers: undoMessageActions,

    /** Deletes messages that have been closed for the retention period. */
    upkeep: () => deleteClosedBefore(db, monthsBefore(clock.now(), RETENTION.closedMessages.months)),
  }
}

import { z } from 'zod'
import { ReplyForm } from '../contact-fields.ts'
import { CONTACT_TOPICS } from '../contact-topics.ts'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { MailStatus, Message, MessageSummary } from '../documents/message.ts'
import { MatchId } from '../ids.ts'

const limit = { calls: 120, per: 60_000 } as const
const one = { id: MatchId } as const
/** The reason; null: none given. */
const moved = z.strictObject({ ...one, reason: AuditReason.nullable() })

/** The contact inbox. Every function that names a message can refuse with unknown-message. */
export const adminMessages = {
  /** Messages of the contact page. Newest first, 50 at a time. `before`: the last message already loaded. */
  readMessages: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      state: z.enum(['open', 'closed']),
      topic: z.enum(CONTACT_TOPICS).nullable(),
      before: z.strictObject({ at: z.int().min(0).max(Number.MAX_SAFE_INTEGER), id: MatchId }).nullable(),
    }),
    output: z.strictObject({ messages: z.array(MessageSummary), more: z.boolean() }),
  }),
  /** One message of the contact page with all replies. Refusal: unknown-message. */
  readMessage: defineFunction({ access: 'admin', limit, input: z.strictObject(one), output: Message }),
  /**
   * Mails a reply to the sender and stores it; waits for the mail server. Closes the message if requested.
   */
  answerMessage: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ ...one, reply: ReplyForm, close: z.boolean() }),
    output: z.strictObject({ mail: MailStatus }),
  }),
  /** Closes a message. Refusal: message-moved, if it is already closed. */
  closeMessage: defineFunction({ access: 'admin', limit, input: moved, output: z.strictObject({}) }),
  /** Reopens a closed message. Refusal: message-moved, if it is open. */
  reopenMessage: defineFunction({ access: 'admin', limit, input: moved, output: z.strictObject({}) }),
}

import { z } from 'zod'
import { ReplyForm } from '../contact-fields.ts'
import { CONTACT_TOPICS } from '../contact-topics.ts'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { MailStatus, Message, MessageSummary } from '../documents/message.ts'
import { MatchId } from '../ids.ts'

const limit = { calls: 120, per: 60_000 } as const
const one = { id: MatchId } as const
/** Why; null for no reason worth a word. */
const moved = z.strictObject({ ...one, reason: AuditReason.nullable() })

/** The contact inbox. Refusal of all that name a message: unknown-message. */
export const adminMessages = {
  /** Messages of the contact page. The newest first, 50 at a time. `before`: the last one there is already. */
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
  /** One message of the contact page with all answers to it. Refusal: unknown-message. */
  readMessage: defineFunction({ access: 'admin', limit, input: z.strictObject(one), output: Message }),
  /**
   * Mails the answer to the sender and keeps it; waits for the mail server. Closes the message where asked to.
   */
  answerMessage: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ ...one, reply: ReplyForm, close: z.boolean() }),
    output: z.strictObject({ mail: MailStatus }),
  }),
  /** Closes a message. Refusal: message-moved, where it is closed already. */
  closeMessage: defineFunction({ access: 'admin', limit, input: moved, output: z.strictObject({}) }),
  /** Opens a closed message again. Refusal: message-moved, where it is open. */
  reopenMessage: defineFunction({ access: 'admin', limit, input: moved, output: z.strictObject({}) }),
}

import { z } from 'zod'
import { ReplyForm } from '../contact-fields.ts'
import { CONTACT_TOPICS } from '../contact-topics.ts'
import { ActReason } from '../documents/audit.ts'
import { MailFate, Message, MessageLine } from '../documents/message.ts'
import { fn } from '../function.ts'
import { MatchId } from '../ids.ts'

const limit = { calls: 120, per: 60_000 } as const
const one = { id: MatchId } as const
/** Why; null for no reason worth a word. */
const moved = z.strictObject({ ...one, reason: ActReason.nullable() })

/** The contact inbox. Refusal of all that name a message: unknown-message. */
export const adminMessages = {
  /** Messages of the contact page. The newest first, 50 at a time. `before`: the last one there is already. */
  readMessages: fn({
    access: 'admin',
    limit,
    input: z.strictObject({
      state: z.enum(['open', 'closed']),
      topic: z.enum(CONTACT_TOPICS).nullable(),
      before: z.strictObject({ at: z.int().min(0).max(Number.MAX_SAFE_INTEGER), id: MatchId }).nullable(),
    }),
    output: z.strictObject({ messages: z.array(MessageLine), more: z.boolean() }),
  }),
  /** One message of the contact page with all answers to it. Refusal: unknown-message. */
  readMessage: fn({ access: 'admin', limit, input: z.strictObject(one), output: Message }),
  /**
   * Mails the answer to the sender and keeps it; waits for the mail server. Closes the message where asked to.
   */
  answerMessage: fn({
    access: 'admin',
    limit,
    input: z.strictObject({ ...one, reply: ReplyForm, close: z.boolean() }),
    output: z.strictObject({ mail: MailFate }),
  }),
  /** Closes a message. Refusal: message-moved, where it is closed already. */
  closeMessage: fn({ access: 'admin', limit, input: moved, output: z.strictObject({}) }),
  /** Opens a closed message again. Refusal: message-moved, where it is open. */
  reopenMessage: fn({ access: 'admin', limit, input: moved, output: z.strictObject({}) }),
}

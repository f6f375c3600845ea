import { z } from 'zod'
import { CONTACT_TOPICS } from '../contact-topics.ts'

/** The game that a message is about. */
export const MessageGame = z.strictObject({
  id: z.string(),
  /** A mode's name. */
  kind: z.string(),
  at: z.number(),
  /** The players, under their names in that game. Empty until the game is over. */
  players: z.array(z.strictObject({ username: z.string(), score: z.number() })),
})
export type MessageGame = z.infer<typeof MessageGame>

/** A message in the inbox's list. */
export const MessageSummary = z.strictObject({
  id: z.string(),
  at: z.number(),
  name: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  /** The first words, in one line. */
  beginning: z.string(),
  replies: z.int(),
  hasGame: z.boolean(),
})
export type MessageSummary = z.infer<typeof MessageSummary>

/** The result of a mail: accepted by the mail server; written to a file, if there is no mail server; or refused. */
export const MailStatus = z.enum(['sent', 'filed', 'failed'])
export type MailStatus = z.infer<typeof MailStatus>

export const MessageReply = z.strictObject({
  id: z.int(),
  at: z.number(),
  /** The admin's current name. */
  by: z.string(),
  text: z.string(),
  /** Null: unknown, because the server stopped meanwhile. */
  mail: MailStatus.nullable(),
})
export type MessageReply = z.infer<typeof MessageReply>

/** A complete message. */
export const Message = z.strictObject({
  id: z.string(),
  at: z.number(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  text: z.string(),
  /** The sender's account; null for guests. */
  username: z.string().nullable(),
  game: MessageGame.nullable(),
  /** Null: it is open. */
  closedAt: z.number().nullable(),
  replies: z.array(MessageReply),
})
export type Message = z.infer<typeof Message>

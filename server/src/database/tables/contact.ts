import type { ContactTopic } from '@trivium/wire/contact-topics'
import type { MailStatus } from '@trivium/wire/documents/message'
import type { Generated } from 'kysely'

export interface MessagesTable {
  id: string
  at: number
  /** Null: the sender was not signed in. */
  uid: string | null
  name: string
  email: string
  topic: ContactTopic
  text: string
  game_id: string | null
  /** The token of the puzzle solved for it. */
  puzzle: string
  /** Null: open. */
  closed_at: number | null
}

export interface MessageRepliesTable {
  id: Generated<number>
  message_id: string
  at: number
  by_uid: string
  text: string
  /** Null: not known yet. */
  mail: MailStatus | null
}

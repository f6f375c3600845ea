import type { WebhookEvent, WebhookFormat } from '@trivium/wire/site/webhooks'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

export interface SiteLogosTable {
  /** Its hash and file extension. */
  file: string
  at: number
  bytes: Buffer
}

export interface InvitationsTable {
  id: string
  /** The code in its link. */
  code: string
  note: string
  made_at: number
  /** How many accounts may be created with it, and how many have been. */
  uses: number
  used: Generated<number>
  /** Null: never expires. */
  until_at: number | null
  revoked_at: number | null
}

export interface WebhooksTable {
  id: string
  made_at: number
  name: string
  format: WebhookFormat
  /** A secret: anyone who knows it can post there. */
  url: string
  events: JsonColumn<WebhookEvent[]>
  removed_at: number | null
  /** When a message was last sent, and the outcome; null: never. */
  tried_at: number | null
  outcome: string | null
}

/** A message to a chat. It is untrusted, because its lines hold players' names and words. */
export interface WebhookMessage {
  readonly title: string
  readonly lines: readonly string[]
  /** A page of this site with more; null if the site does not know its own address. */
  readonly link: string | null
}

/** Messages that were not sent yet. */
export interface WebhookMessagesTable {
  id: Generated<number>
  webhook_id: string
  created_at: number
  message: JsonColumn<WebhookMessage>
}

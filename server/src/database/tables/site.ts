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

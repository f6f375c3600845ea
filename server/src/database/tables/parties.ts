import type { PartyRound } from '@trivium/rules/modes/party/events'
import type { PartyItem } from '@trivium/rules/modes/party/judge'
import type { PartyPlan } from '@trivium/wire/documents/party-plan'
import type { JsonColumn } from '../json.ts'

/** The questions of a plan, as a party asks them. */
export interface DrawnPlan {
  readonly items: readonly PartyItem[]
  readonly rounds: readonly PartyRound[]
  readonly tieBreak: PartyItem | null
}

/** The keys of parties; a party keeps its row after the end, until the key is given again. */
export interface PartyKeysTable {
  key: string
  game_id: string
  /** Who opened the room; null once the account is deleted. */
  host_uid: string | null
  expires_at: number
}

/** Saved plans of parties. */
export interface PartyPlansTable {
  id: string
  owner_uid: string
  plan: JsonColumn<PartyPlan>
  /** The questions that were drawn for print; parties ask these. Null: they are drawn when the plan is played. */
  drawn: JsonColumn<DrawnPlan> | null
  drawn_at: number | null
  created_at: number
  updated_at: number
}

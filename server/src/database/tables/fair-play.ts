import type { BattleFact, MessageFact } from '@trivium/rules/fair-play/facts'
import type { SignalKind } from '@trivium/rules/fair-play/signal'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

/** A message that was refused or contained a false claim. */
export interface FairPlayNotesTable {
  id: string
  uid: string
  game_id: string | null
  at: number
  kind: string
  detail: JsonColumn<unknown>
}

/**
 * `answers`: ms or null, characters of the prompt, right (1 or 0), difficulty, `expected` in thousandths; see
 * `AnswerFact`.
 */
export interface StoredFacts {
  readonly answers: readonly (readonly [number | null, number, 0 | 1, number, number])[]
  readonly battle: Omit<BattleFact, 'other'> | null
  readonly messages: MessageFact
}

export interface FairPlayFactsTable {
  game_id: string
  uid: string
  other: string | null
  at: number
  facts: JsonColumn<StoredFacts>
}

export interface FairPlayNormsTable {
  name: string
  slot: number
  n: number
}

export type CaseState = 'open' | 'watched' | 'dismissed' | 'banned'

export interface FairPlayCasesTable {
  uid: string
  state: CaseState
  /** The score of the evidence that no decision has considered. */
  score: number
  opened_at: number
  updated_at: number
  /** Only games settled later count against the player. */
  since: number
  decided_at: number | null
  /** The admin's uid. */
  decided_by: string | null
  reason: string | null
}

export interface FairPlayEvidenceTable {
  id: Generated<number>
  uid: string
  kind: SignalKind
  /** The other player of a pair; empty if the evidence is about one player. */
  other: Generated<string>
  strength: number
  figures: JsonColumn<Readonly<Record<string, number>>>
  games: JsonColumn<readonly string[]>
  found_at: number
  updated_at: number
  /** When a decision considered it; null: not yet. */
  weighed_at: number | null
}

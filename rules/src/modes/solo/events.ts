import type { Millis } from '../../game/decider.ts'
import type { ChoiceItem, TypedItem } from '../../game/item.ts'
import type { Player } from '../../game/player.ts'

export type SoloKind = 'daily' | 'survival' | 'custom'

/** How one game is played. What it counts for is the server's matter. */
export interface SoloConfig {
  readonly kind: SoloKind
  /** For each question, without reading time and allowance, ms; null: as long as the player likes. */
  readonly clock: Millis | null
  readonly ends: 'all' | 'first-miss'
}

/** Told apart by `'choices' in item`. */
export type SoloItem = ChoiceItem | TypedItem

/**
 * Why a game ended: after its last question; by a wrong or missing answer where the first one ends it; by the
 * player; because there was no question left to draw.
 */
export type SoloEndReason = 'completed' | 'missed' | 'given-up' | 'exhausted'

/** Everything that happens in a game of one seat, in the order of its journal. `at` is the server's time, never going back. */
export type SoloEvent =
  | {
      readonly type: 'opened'
      readonly at: Millis
      readonly seed: string
      readonly players: readonly [Player]
      readonly config: SoloConfig
      /** Every question of a daily or a custom quiz; none in survival, which draws each when it is asked. */
      readonly items: readonly SoloItem[]
    }
  | {
      readonly type: 'asked'
      readonly at: Millis
      readonly index: number
      /** Extra time for the network delay, ms. */
      readonly allowance: Millis
      /** Survival: the question drawn for this place. */
      readonly item?: SoloItem
    }
  | {
      readonly type: 'answered'
      readonly at: Millis
      readonly index: number
      /** null for a question answered in words. */
      readonly choice: number | null
      /** As typed; null for a question with choices. */
      readonly text: string | null
      readonly right: boolean
    }
  /** The clock ran out. */
  | { readonly type: 'missed'; readonly at: Millis; readonly index: number }
  /** The server was started again: an open question has its whole time anew. */
  | { readonly type: 'resumed'; readonly at: Millis }
  | { readonly type: 'ended'; readonly at: Millis; readonly reason: SoloEndReason }

/** What can be asked of a game of one seat. The server alone asks `resume`, `tick`, `withdraw`. */
export type SoloCommand =
  | {
      readonly type: 'next'
      /** Survival's draw, null when there is none left. Of no meaning where the game brought its questions. */
      readonly item: SoloItem | null
      /** The player's measured one-way network delay, ms; NaN: not measured. */
      readonly delay: Millis
    }
  /** Either a choice or a text, as the question asks. */
  | {
      readonly type: 'answer'
      readonly index: number
      readonly choice?: number | undefined
      readonly text?: string | undefined
    }
  | { readonly type: 'give-up' }
  | { readonly type: 'resume' }
  | { readonly type: 'tick' }
  /** The player is gone for good. */
  | { readonly type: 'withdraw' }

export type SoloRefusal =
  | 'game-over'
  | 'question-not-open'
  | 'question-closed'
  | 'answered-late'
  | 'already-answered'
  | 'no-such-choice'
  | 'no-such-answer'
  | 'nothing-due'

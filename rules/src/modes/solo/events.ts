import type { FormAnswer, GivenAnswer } from '../../forms/answer.ts'
import type { FormRefusal } from '../../forms/judge.ts'
import type { Millis } from '../../game/decider.ts'
import type { FormItem } from '../../game/item.ts'
import type { Player } from '../../game/player.ts'

export type SoloKind = 'daily' | 'survival' | 'custom'

/** The options of one game. Which statistics it counts in is up to the server. */
export interface SoloConfig {
  readonly kind: SoloKind
  /** The clock for each question, without reading time and allowance, ms; null: unlimited. */
  readonly clock: Millis | null
  readonly ends: 'all' | 'first-miss'
  /** V6: of a run of Survival whose answers are typed. */
  readonly answers?: 'typed'
}

export type SoloItem = FormItem

/**
 * Why a game ended: after its last question; by a wrong or missing answer if the first one ends it; by the
 * player; because there was no question left to pick.
 */
export type SoloEndReason = 'completed' | 'missed' | 'given-up' | 'exhausted'

/**
 * Everything that happens in a game with one seat, in the order of its journal. `at` is the server's time and
 * never goes back.
 */
export type SoloEvent =
  | {
      readonly type: 'opened'
      readonly at: Millis
      readonly seed: string
      readonly players: readonly [Player]
      readonly config: SoloConfig
      /**
       * Every question of a daily or custom quiz; empty in survival, which picks each question when it is
       * asked.
       */
      readonly items: readonly SoloItem[]
    }
  | {
      readonly type: 'asked'
      readonly at: Millis
      readonly index: number
      /** Extra time for the network delay, ms. */
      readonly allowance: Millis
      /** In survival, the question picked for this position. */
      readonly item?: SoloItem
    }
  | (GivenAnswer & {
      readonly type: 'answered'
      readonly at: Millis
      readonly index: number
      readonly right: boolean
    })
  /** The clock ran out. */
  | { readonly type: 'missed'; readonly at: Millis; readonly index: number }
  /** The server restarted: an open question has its full time again. */
  | { readonly type: 'resumed'; readonly at: Millis }
  | { readonly type: 'ended'; readonly at: Millis; readonly reason: SoloEndReason }

/** Commands of a game with one seat. Only the server sends `resume`, `tick`, `withdraw`. */
export type SoloCommand =
  | {
      readonly type: 'next'
      /**
       * The question picked for survival; null if none is left. Ignored if the game has its own questions.
       */
      readonly item: SoloItem | null
      /** The player's measured one-way network delay, ms; NaN: not measured. */
      readonly delay: Millis
    }
  /** With the field that the question's form requires. */
  | (FormAnswer & { readonly type: 'answer'; readonly index: number })
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
  | FormRefusal
  | 'nothing-due'

import type { Millis } from '../../game/decider.ts'
import type { ChoiceItem } from '../../game/item.ts'
import type { BotStrength, Player } from '../../game/player.ts'

export type { BotStrength, Player }

export type SeatIndex = 0 | 1

/** Why a battle ended. `not-joined` and `no-contest` have no winner and change no rating. */
export type EndReason = 'completed' | 'resigned' | 'abandoned' | 'no-contest' | 'not-joined'

/**
 * Everything that happens in a battle, in the order of its journal. `at` is the server's time and never goes
 * back.
 */
export type BattleEvent =
  | {
      readonly type: 'opened'
      readonly at: Millis
      readonly seed: string
      readonly rated: boolean
      readonly players: readonly [Player, Player]
      readonly items: readonly ChoiceItem[]
      /** `invited`: both must join within the countdown. `seated`: play starts at once. */
      readonly entry: 'invited' | 'seated'
    }
  | { readonly type: 'joined'; readonly at: Millis; readonly seat: SeatIndex }
  /** Before the start: the seat's player is gone for good. */
  | { readonly type: 'withdrawn'; readonly at: Millis; readonly seat: SeatIndex }
  /** Before the start: the seat's player does not want this match. */
  | { readonly type: 'declined'; readonly at: Millis; readonly seat: SeatIndex }
  | { readonly type: 'navigated'; readonly at: Millis }
  | {
      readonly type: 'asked'
      readonly at: Millis
      readonly index: number
      /** Extra time of each seat for its network delay, ms. */
      readonly allowance: readonly [Millis, Millis]
    }
  | {
      readonly type: 'answered'
      readonly at: Millis
      readonly seat: SeatIndex
      readonly index: number
      readonly choice: number
    }
  | { readonly type: 'closed'; readonly at: Millis; readonly index: number }
  | { readonly type: 'left'; readonly at: Millis; readonly seat: SeatIndex }
  | { readonly type: 'returned'; readonly at: Millis; readonly seat: SeatIndex }
  | { readonly type: 'resumed'; readonly at: Millis }
  | {
      readonly type: 'ended'
      readonly at: Millis
      readonly reason: EndReason
      readonly winner: SeatIndex | null
    }
  | { readonly type: 'rematch-offered'; readonly at: Millis; readonly seat: SeatIndex }
  | { readonly type: 'rematch-declined'; readonly at: Millis; readonly seat: SeatIndex }
  | { readonly type: 'rematch-agreed'; readonly at: Millis; readonly next: string }
  | { readonly type: 'rematch-cancelled'; readonly at: Millis }

/** Commands of a battle. Only the server sends `tick`, `resume`, `leave`, `return`, `withdraw`, `cancel-rematch`. */
export type BattleCommand =
  | { readonly type: 'join'; readonly seat: SeatIndex }
  | { readonly type: 'decline'; readonly seat: SeatIndex }
  | { readonly type: 'navigate'; readonly seat: SeatIndex }
  | { readonly type: 'answer'; readonly seat: SeatIndex; readonly index: number; readonly choice: number }
  | { readonly type: 'resign'; readonly seat: SeatIndex }
  | { readonly type: 'withdraw'; readonly seat: SeatIndex }
  | { readonly type: 'offer-rematch'; readonly seat: SeatIndex; readonly next: string }
  | { readonly type: 'decline-rematch'; readonly seat: SeatIndex }
  | { readonly type: 'cancel-rematch' }
  | { readonly type: 'leave'; readonly seat: SeatIndex }
  | { readonly type: 'return'; readonly seat: SeatIndex }
  | { readonly type: 'resume' }
  /** `delays`: each seat's measured one-way network delay in ms, for the next question's allowance. */
  | { readonly type: 'tick'; readonly delays: readonly [Millis, Millis] }

export type BattleRefusal =
  | 'match-not-joining'
  | 'match-not-ready'
  | 'match-not-started'
  | 'match-over'
  | 'match-not-over'
  | 'question-not-open'
  | 'question-closed'
  | 'answered-late'
  | 'already-answered'
  | 'no-such-choice'
  | 'no-rematch-with-bot'
  | 'no-rematch-offer'
  | 'nothing-due'

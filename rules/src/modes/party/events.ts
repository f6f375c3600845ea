import type { FormAnswer } from '../../forms/answer.ts'
import type { Millis } from '../../game/decider.ts'
import type { Player } from '../../game/player.ts'
import type { PartyConfig, Scoring } from './config.ts'
import type { PartyItem } from './judge.ts'

/** PA15: what a question counts: nothing, as usual, or twice. */
export type Weight = 0 | 1 | 2

/** A round of a plan: the questions from `start` on, up to the next round's. */
export interface PartyRound {
  readonly title: string
  readonly start: number
  /** PA32: a line about it, shown before its first question. */
  readonly intro?: string
  /** PA14, PA33: by default that of the party. */
  readonly scoring?: Scoring
  /** PA15: the weight of its questions unless the host changes it; 1 by default. */
  readonly weight?: Weight
  /** PA12: the break after it, ms; 0: none. */
  readonly breakMs?: Millis
  /** PA34: where its questions of the bank come from; null or missing: they stay as they are. */
  readonly drawnFrom?: DrawnFrom | null
}

/** PA34: what questions are drawn from; empty lists: everything. */
export interface DrawnFrom {
  readonly categories: readonly string[]
  readonly difficulties: readonly number[]
  /** `typed`: questions that work without choices. */
  readonly answers?: 'choices' | 'typed' | undefined
  /** Ids of packs. */
  readonly packs?: readonly string[] | undefined
}

/** `completed`: after the last question; `stopped`: by the host; `expired`: after 8 hours (PA28). */
export type PartyEndReason = 'completed' | 'stopped' | 'expired'

interface At {
  readonly at: Millis
}

/**
 * Everything that happens in a room, in the order of its journal. `at` is the server's time and never goes back. Players
 * have seats, which are numbered in the order in which they joined; `username` of a player is the name in the room.
 */
export type PartyEvent = At &
  (
    | {
        readonly type: 'opened'
        readonly seed: string
        /** What players type to join. */
        readonly key: string
        /** PA20: who opened the room, and is its host. */
        readonly host: string
        readonly config: PartyConfig
        readonly items: readonly PartyItem[]
        /** In order; the first begins with question 0. */
        readonly rounds: readonly PartyRound[]
        /** PA17: asked if first place is shared. */
        readonly tieBreak: PartyItem | null
      }
    | { readonly type: 'joined'; readonly player: Player; readonly team: number | null }
    | { readonly type: 'renamed'; readonly seat: number; readonly name: string }
    | { readonly type: 'teamed'; readonly seat: number; readonly team: number }
    | { readonly type: 'left'; readonly seat: number }
    | { readonly type: 'kicked'; readonly seat: number }
    | { readonly type: 'away'; readonly seat: number }
    | { readonly type: 'returned'; readonly seat: number }
    | { readonly type: 'host-away' }
    | { readonly type: 'host-returned' }
    | { readonly type: 'host-offered'; readonly seat: number }
    | { readonly type: 'host-passed'; readonly uid: string }
    | { readonly type: 'locked'; readonly locked: boolean }
    | {
        readonly type: 'started'
        /** The team of each seat; null if everybody plays alone. */
        readonly teams: readonly (number | null)[]
        /** PA34: the questions, drawn again for those who are in. */
        readonly items?: readonly PartyItem[]
      }
    /** PA32: a round is announced. */
    | { readonly type: 'introduced'; readonly round: number }
    | { readonly type: 'weighted'; readonly weight: Weight }
    | { readonly type: 'asked'; readonly index: number }
    | { readonly type: 'answering'; readonly index: number }
    | {
        readonly type: 'answered'
        readonly seat: number
        readonly index: number
        readonly answer: FormAnswer
        /** The judgement; the journal keeps it, so a better matcher changes no old game. */
        readonly right: boolean
        /** Of a number, how far it is from the right one. */
        readonly distance?: number
        /** Extra time for the network delay, ms (G3). */
        readonly allowance: Millis
      }
    | { readonly type: 'closed'; readonly index: number }
    /** PA13: all who gave this answer are right, or wrong. */
    | { readonly type: 'rejudged'; readonly index: number; readonly answer: string; readonly right: boolean }
    | { readonly type: 'ranked'; readonly index: number }
    | { readonly type: 'paused' }
    | { readonly type: 'unpaused' }
    | { readonly type: 'restarted' }
    /** PA26: expected players who are not back are no longer waited for. */
    | { readonly type: 'stopped-waiting' }
    | { readonly type: 'ended'; readonly reason: PartyEndReason }
  )

export type EventOf<Type extends PartyEvent['type']> = Extract<PartyEvent, { type: Type }>

/** Commands of the host; `by` is the caller's uid, who must have the role. */
export type HostCommand =
  /** PA34: `items`: as many questions as before, drawn again for those who are in. */
  | { readonly type: 'start'; readonly by: string; readonly items?: readonly PartyItem[] }
  /** PA11: on to what comes next. `phase` and `index`: what the host saw, so that a second press does nothing. */
  | { readonly type: 'next'; readonly by: string; readonly phase: string; readonly index: number }
  | { readonly type: 'pause'; readonly by: string }
  | { readonly type: 'unpause'; readonly by: string }
  | { readonly type: 'lock'; readonly by: string; readonly locked: boolean }
  | { readonly type: 'kick'; readonly by: string; readonly seat: number }
  | { readonly type: 'weigh'; readonly by: string; readonly weight: Weight }
  | {
      readonly type: 'rejudge'
      readonly by: string
      readonly index: number
      readonly answer: string
      readonly right: boolean
    }
  | { readonly type: 'pass-host'; readonly by: string; readonly seat: number }
  | { readonly type: 'end'; readonly by: string }

/** Commands of a room. Only the server sends `tick`, `restart`, `presence`. */
export type PartyCommand =
  | HostCommand
  /** `isChosen`: the player chose this name; otherwise a number is added if it is taken (PA4). */
  | { readonly type: 'join'; readonly player: Player & { readonly uid: string }; readonly isChosen: boolean }
  | { readonly type: 'leave'; readonly seat: number }
  | { readonly type: 'rename'; readonly seat: number; readonly name: string }
  | { readonly type: 'change-team'; readonly seat: number; readonly team: number }
  | {
      readonly type: 'answer'
      readonly seat: number
      readonly index: number
      readonly answer: FormAnswer
      /** The measured one-way delay of the seat, ms; NaN if unknown. */
      readonly delay: Millis
    }
  | { readonly type: 'take-host'; readonly by: string }
  /** PA21: a player, or the host, has an open page of this room, or none any more. */
  | { readonly type: 'presence'; readonly uid: string; readonly isHere: boolean }
  | { readonly type: 'restart' }
  | { readonly type: 'tick' }

export type PartyRefusal =
  | 'party-full'
  | 'party-locked'
  | 'party-kicked'
  | 'party-started'
  | 'party-not-started'
  | 'party-paused'
  | 'party-empty'
  | 'name-taken'
  | 'no-such-team'
  | 'no-such-seat'
  | 'not-the-host'
  | 'no-host-offer'
  | 'not-playing-yet'
  | 'not-in-tie-break'
  | 'question-not-open'
  | 'question-closed'
  | 'answered-late'
  | 'already-answered'
  | 'no-such-choice'
  | 'no-such-answer'
  | 'game-over'
  | 'nothing-due'

import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { answerFields } from '../documents/form.ts'
import { PartyResults } from '../documents/party.ts'
import { PARTY_LIMITS } from '../documents/party-limits.ts'
import { PartyPlan } from '../documents/party-plan.ts'
import { FriendKey, MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const OneParty = z.strictObject({ partyId: MatchId })
const QuestionIndex = z.int().min(0).max(PARTY_LIMITS.questions)
const Seat = z.int().min(0).max(10_000)
const OneSeat = z.strictObject({ partyId: MatchId, seat: Seat })
const Name = z.string().trim().min(1).max(PARTY_LIMITS.name)
const sometimes = { calls: 30, per: MINUTE } as const
/** A large room behind one address, all of whose phones do the same within a minute. */
const fromRoom = { calls: 2_400, per: MINUTE } as const
const often = { calls: 120, per: MINUTE } as const

const ofHost = { access: 'player', limit: often, input: OneParty, output: Nothing } as const

/**
 * Parties: a host opens a room, players join with its key. Refusals of all functions with `partyId`: unknown-party, game-over;
 * of those for players: not-in-party, party-kicked; of those for the host: not-the-host.
 */
export const party = {
  /**
   * Opens a room whose host is the caller, who holds no seat unless they join. At the start, questions of the bank are drawn
   * again for those who are in. Refusals: too-few-questions (details.there, details.round), unknown-quiz, quiz-closed,
   * quiz-empty, too-many-questions (100), name-not-allowed. `details.round` says which round it is about, from 0.
   */
  createParty: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    beginsGame: true,
    input: PartyPlan,
    output: z.strictObject({ partyId: MatchId, key: z.string() }),
  }),
  /** The party of a key, for a phone, a television or a host's page. Refusal: unknown-party. */
  findPartyByKey: defineFunction({
    access: 'player',
    limit: sometimes,
    addressLimit: fromRoom,
    input: z.strictObject({ key: FriendKey }),
    output: z.strictObject({
      partyId: MatchId,
      /** The key as it is written. */
      key: z.string(),
      title: z.string(),
      /** The caller's seat; null: none yet. */
      seat: z.int().nullable(),
      isHost: z.boolean(),
      isLocked: z.boolean(),
      isOver: z.boolean(),
      /** The name that the caller gets without choosing one, unless it is taken. */
      suggestedName: z.string(),
    }),
  }),
  /**
   * Takes a seat, or comes back to the caller's own. `name`: chosen by the player; without it, the name that
   * `findPartyByKey` suggests, with a number if it is taken. Refusals: unknown-party, party-full, party-locked, party-kicked,
   * name-taken, name-not-allowed.
   */
  joinParty: defineFunction({
    access: 'player',
    limit: sometimes,
    addressLimit: fromRoom,
    input: z.strictObject({ key: FriendKey, name: Name.optional() }),
    output: z.strictObject({ partyId: MatchId, seat: z.int() }),
  }),
  /** Leaves the game, which then no longer waits for the player. The seat is kept for a return. */
  leaveParty: defineFunction({ access: 'player', limit: sometimes, input: OneParty, output: Nothing }),
  /** Another name that nobody here has, made up by the server; nothing changes yet. */
  suggestPartyName: defineFunction({
    access: 'player',
    limit: often,
    input: Nothing,
    output: z.strictObject({ name: z.string() }),
  }),
  /** Changes the caller's name in this room. Refusals: name-taken, name-not-allowed. */
  renameInParty: defineFunction({
    access: 'player',
    limit: sometimes,
    addressLimit: fromRoom,
    input: z.strictObject({ partyId: MatchId, name: Name }),
    output: Nothing,
  }),
  /** Chooses a team in the lobby. Refusals: no-such-team, party-started. */
  changePartyTeam: defineFunction({
    access: 'player',
    limit: sometimes,
    addressLimit: fromRoom,
    input: z.strictObject({
      partyId: MatchId,
      team: z
        .int()
        .min(0)
        .max(PARTY_LIMITS.teams - 1),
    }),
    output: Nothing,
  }),
  /**
   * Answers the open question; in a team the answer can be changed until the question closes. Sent again, the same answer
   * changes nothing. Refusals: party-not-started, party-paused, question-not-open, question-closed, answered-late,
   * already-answered, not-playing-yet, not-in-tie-break, no-such-choice, no-such-answer.
   */
  answerParty: defineFunction({
    access: 'player',
    limit: { calls: 60, per: 10_000 },
    addressLimit: { calls: 6_000, per: 10_000 },
    input: z.strictObject({
      partyId: MatchId,
      index: QuestionIndex,
      ...answerFields,
    }),
    output: Nothing,
  }),
  /** Announces the first round, or asks the first question. Refusal: party-empty. */
  startParty: defineFunction(ofHost),
  /**
   * On to what comes next: closes the open question, shows the standings, asks the next question. `phase` and `index` are
   * what the host saw: if the party is further already, nothing happens.
   */
  nextInParty: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({
      partyId: MatchId,
      phase: z.enum(['intro', 'reading', 'open', 'closed', 'standings']),
      /** -1: the intro of the first round, before any question. */
      index: z.int().min(-1).max(PARTY_LIMITS.questions),
    }),
    output: Nothing,
  }),
  /** Stops the clock of the question and everything else that happens automatically. */
  pauseParty: defineFunction(ofHost),
  /** Ends a pause: the clock continues where it stopped. */
  resumeParty: defineFunction(ofHost),
  /** Lets nobody new in, or lets them in again. */
  lockParty: defineFunction({
    ...ofHost,
    input: z.strictObject({ partyId: MatchId, locked: z.boolean() }),
  }),
  /** Removes a player, who cannot rejoin. Refusal: no-such-seat. */
  kickFromParty: defineFunction({ ...ofHost, input: OneSeat }),
  /** What the next question counts: nothing, as usual, or twice. */
  weighPartyQuestion: defineFunction({
    ...ofHost,
    input: z.strictObject({ partyId: MatchId, weight: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
  }),
  /**
   * Judges an answer in words again, for all who gave it. `answer`: the key of the group in the host's document. Refusals:
   * question-closed, no-such-answer.
   */
  rejudgeParty: defineFunction({
    ...ofHost,
    input: z.strictObject({
      partyId: MatchId,
      index: QuestionIndex,
      answer: z.string().max(400),
      right: z.boolean(),
    }),
  }),
  /** Makes a player the host. Refusal: no-such-seat. */
  passPartyHost: defineFunction({ ...ofHost, input: OneSeat }),
  /** Takes the host's role: whoever opened the room at any time, others if it was offered. Refusal: no-host-offer. */
  takePartyHost: defineFunction({ access: 'player', limit: sometimes, input: OneParty, output: Nothing }),
  /** Ends the party now; an open question counts for nobody. */
  endParty: defineFunction(ofHost),
  /**
   * The results of a party that is over, for whoever held a seat or was its host. A question of the bank can be reported with
   * `reportQuestion`, by its id and the party's. Refusals: unknown-party, not-in-party, party-not-over.
   */
  readPartyResults: defineFunction({
    access: 'player',
    limit: sometimes,
    addressLimit: fromRoom,
    input: OneParty,
    output: PartyResults,
  }),
  /**
   * What one player answered, for the host; in a game of teams, one team. `side`: their seat, or the team. One answer for
   * each question of the results. Refusals: unknown-party, not-the-host, party-not-over.
   */
  readPartyAnswers: defineFunction({
    access: 'player',
    limit: often,
    input: z.strictObject({ partyId: MatchId, side: z.int().min(0).max(1_000) }),
    output: z.strictObject({
      answers: z.array(
        /** `text`: null: no answer. */
        z.strictObject({ text: z.string().nullable(), right: z.boolean(), points: z.number() }),
      ),
    }),
  }),
  /** The results as a table for spreadsheets, for the host. Refusals: unknown-party, not-the-host, party-not-over. */
  exportParty: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    input: OneParty,
    output: z.strictObject({ fileName: z.string(), text: z.string() }),
  }),
}

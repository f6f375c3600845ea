import type { FunctionName } from '@trivium/wire/registry'

export const REGISTERED = ['ada', 'ben', 'cleo'] as const
export const GUESTS = ['dan', 'eve', 'finn', 'gus', 'hal', 'ida', 'jan', 'kim', 'lea', 'max', 'nia'] as const
/** The players of the released data. */
export type Person = (typeof REGISTERED)[number] | (typeof GUESTS)[number]

export type Doc = Readonly<Record<string, unknown>>

/** A document as a page had received it. */
export interface SeenDoc {
  readonly who: Person
  readonly topic: string
  readonly doc: Doc
}

/** What a function had answered. */
export interface FunctionResult {
  readonly who: Person
  readonly fn: FunctionName
  readonly input: Doc
  readonly result: Doc
}

/** A call that a page sent. */
export interface FunctionCall {
  readonly fn: string
  readonly input: unknown
}

/** Ids of games, by what they are in. */
export interface ReleasedGames {
  /** Between Ada and Ben: over and settled. */
  readonly finished: string
  /** Between Ada and Ben: at its third question, which Ada has answered. */
  readonly match: string
  /** Between Cleo and Dan, who has not joined it yet. */
  readonly starting: string
  /** Between Max and Nia, who has resigned: over, but its server was killed before it was settled. */
  readonly unsettled: string
  /** Ada's, over. */
  readonly daily: string
  /** Ben's, three questions answered. */
  readonly dailyBegun: string
  /** Cleo's, two questions answered. */
  readonly survival: string
  /** Dan's, of the link, one question answered. */
  readonly custom: string
  /** Eve's, of Ada's quiz, one question answered. */
  readonly quiz: string
  /** Eve's, two flags found. */
  readonly flags: string
  /** Finn's, one country named. */
  readonly countries: string
  /** Gus is the host, Hal and Ida are in. */
  readonly lobby: string
  /** Jan is the host; Kim has answered the open question, Lea has not. */
  readonly party: string
}

/** What the players of the released data knew when their server was killed. */
export interface Facts {
  /** The commit that the server ran. */
  readonly commit: string
  /** When it was killed, ms since 1970. */
  readonly at: number
  readonly cookies: Readonly<Record<Person, string>>
  readonly uids: Readonly<Record<Person, string>>
  readonly games: ReleasedGames
  /** The key of the party in the lobby. */
  readonly lobbyKey: string
  /** Finn's invitation to a match. */
  readonly invitation: string
  readonly link: string
  readonly quizId: string
  readonly importId: string
  readonly docs: readonly SeenDoc[]
  readonly answers: readonly FunctionResult[]
  /** The number of the protocol of its pages, and what they sent. */
  readonly protocol: number
  readonly calls: readonly FunctionCall[]
}

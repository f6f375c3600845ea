/** Why a request has no answer. Whatever was asked may have been done. */
export type Unanswered =
  /** Nobody responds to the subject: nobody did, or whoever did is gone and may have died with the request. */
  | 'no-responders'
  /** Nobody answered in time. */
  | 'timed-out'
  /** The bus cannot be reached, or could not before an answer arrived. */
  | 'disconnected'
  /** The other process failed to answer, and has logged why. */
  | 'failed'

export type Reply =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly why: Unanswered }

/**
 * Messages between the processes of one Trivium. Bodies are JSON values. Nothing is kept: whoever is not listening
 * misses a message, so the truth is always in the database.
 */
export interface Bus {
  /** The name of this run of this process. */
  readonly self: string
  /** Whether other processes can be on this bus. */
  readonly isShared: boolean
  /** Whether messages get through now. */
  readonly isConnected: boolean
  /** Sends a message to the other processes that subscribe or respond to the subject, but not to this one. */
  publish(subject: string, body: unknown): void
  /** Calls `onMessage` in the order of the messages of each publisher; the returned function unsubscribes. */
  subscribe(subject: string, onMessage: (body: unknown) => void): () => void
  /** Resolves when whatever others send from now on reaches the subscriptions so far; if they cannot be reached, after a moment. */
  subscribed(): Promise<void>
  /** Answers the requests of other processes; the returned function stops that. */
  respond(subject: string, answer: (body: unknown) => Promise<unknown>): () => void
  /** Asks the other process that responds to the subject. */
  request(subject: string, body: unknown): Promise<Reply>
  /** Calls `run` after each gap in which messages may have been missed; the returned function stops that. */
  onReconnect(run: () => void): () => void
  /** Refuses what is still asked, and leaves. */
  close(): Promise<void>
}

/** Longest wait for an answer, ms. */
export const REQUEST_TIMEOUT = 3_000
/** How often it is looked whether anybody responds to the subject of a request that has no answer yet, ms. */
export const PROBE_EVERY = 250

export interface BusDependencies {
  readonly self: string
  readonly clock: { after(ms: number, run: () => void): () => void; now(): number }
  readonly log: { error(about: object, message: string): void; warn(about: object, message: string): void }
}

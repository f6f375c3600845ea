/** An action that was acknowledged to a player. */
export type Acknowledged = { readonly uid: string; readonly matchId: string } & (
  | { readonly action: 'answered'; readonly index: number; readonly choice: number }
  | { readonly action: 'joined' }
  | { readonly action: 'resigned' }
)

/** An answer that was sent, whether or not it was acknowledged. */
export interface Sent {
  readonly uid: string
  readonly matchId: string
  readonly index: number
  readonly choice: number
}

/** What the players know at the end; the database must agree with all of it. */
export interface LedgerReport {
  readonly acknowledged: readonly Acknowledged[]
  readonly sent: readonly Sent[]
  readonly matches: readonly string[]
  /** What players saw although it must never happen, in words. */
  readonly breaches: readonly string[]
  readonly refusals: Readonly<Record<string, number>>
  /** Answers that the server refused at least twice without having decided about them, in words. */
  readonly refusedTwice: readonly string[]
  readonly lostCalls: number
  readonly reviewed: number
}

/** Kept outside the server's process, so that it survives every kill. */
export class Ledger {
  readonly #acknowledged: Acknowledged[] = []
  readonly #answers = new Map<string, number>()
  readonly #sent: Sent[] = []
  readonly #matches = new Set<string>()
  readonly #breaches: string[] = []
  readonly #refusals = new Map<string, number>()
  /** How often the server refused an answer without having decided about it. */
  readonly #undecided = new Map<string, number>()
  lostCalls = 0
  reviewed = 0

  sends(sent: Sent): void {
    this.#sent.push(sent)
  }

  acknowledges(one: Acknowledged): void {
    this.#acknowledged.push(one)
    if (one.action === 'answered') this.#answers.set(`${one.matchId} ${one.uid} ${one.index}`, one.choice)
  }

  /** The acknowledged choice; undefined if there is none. */
  choiceOf(matchId: string, uid: string, index: number): number | undefined {
    return this.#answers.get(`${matchId} ${uid} ${index}`)
  }

  sees(matchId: string): void {
    this.#matches.add(matchId)
  }

  refuses(reason: string): void {
    this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1)
  }

  leavesUndecided({ uid, matchId, index }: Sent): void {
    const answer = `${uid}: answer ${index} of ${matchId}`
    this.#undecided.set(answer, (this.#undecided.get(answer) ?? 0) + 1)
  }

  breach(what: string): void {
    this.#breaches.push(what)
  }

  get breaches(): number {
    return this.#breaches.length
  }

  report(): LedgerReport {
    return {
      acknowledged: this.#acknowledged,
      sent: this.#sent,
      matches: [...this.#matches],
      breaches: this.#breaches,
      refusals: Object.fromEntries(this.#refusals),
      refusedTwice: [...this.#undecided].flatMap(([answer, times]) =>
        times > 1 ? [`${answer} was refused ${times} times`] : [],
      ),
      lostCalls: this.lostCalls,
      reviewed: this.reviewed,
    }
  }
}

/** A time during which a player saw that something is wrong. */
export interface Outage {
  readonly uid: string
  /** What the player saw first: 'reconnecting', 'no answer', or the name of a refusal. */
  readonly what: string
  /** Epoch ms. */
  readonly from: number
  readonly to: number
}

/** What went wrong for the players, as they saw it. */
export class Outages {
  readonly #open = new Map<string, Omit<Outage, 'to'>>()
  readonly #past: Outage[] = []

  begins(uid: string, what: string, from: number): void {
    if (!this.#open.has(uid)) this.#open.set(uid, { uid, what, from })
  }

  /** The player can play again. */
  ends(uid: string): void {
    const outage = this.#open.get(uid)
    if (outage === undefined) return
    this.#open.delete(uid)
    this.#past.push({ ...outage, to: Date.now() })
  }

  /** The player left, so nobody sees it. */
  forget(uid: string): void {
    this.#open.delete(uid)
  }

  get open(): readonly Omit<Outage, 'to'>[] {
    return [...this.#open.values()]
  }

  /** Those that are over and began at this time or later. */
  since(from: number): readonly Outage[] {
    return this.#past.filter((outage) => outage.from >= from)
  }
}

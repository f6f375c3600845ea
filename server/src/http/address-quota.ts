/** How much may be held at the same time. */
export interface QuotaLimits {
  readonly byAddress: number
  readonly inAll: number
}

/** Counts what is currently held, by address and in total: bytes of arriving bodies, sockets without a hello. */
export class AddressQuota {
  readonly #room: QuotaLimits
  readonly #byAddress = new Map<string, number>()
  #inAll = 0

  constructor(room: QuotaLimits) {
    this.#room = room
  }

  /** Holds this amount until the returned function is called; null if it exceeds the quota. */
  reserve(address: string, amount: number): (() => void) | null {
    const held = this.#byAddress.get(address) ?? 0
    if (held + amount > this.#room.byAddress || this.#inAll + amount > this.#room.inAll) return null
    this.#add(address, amount)
    let isHeld = true
    return () => {
      if (isHeld) this.#add(address, -amount)
      isHeld = false
    }
  }

  #add(address: string, amount: number): void {
    const held = (this.#byAddress.get(address) ?? 0) + amount
    if (held > 0) this.#byAddress.set(address, held)
    else this.#byAddress.delete(address)
    this.#inAll += amount
  }
}

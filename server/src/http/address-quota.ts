/** How much may be held at once. */
export interface Room {
  readonly byAddress: number
  readonly inAll: number
}

/** Counts what is held at this moment, by address and in all: bytes of bodies on their way, sockets without a hello. */
export class AddressQuota {
  readonly #room: Room
  readonly #byAddress = new Map<string, number>()
  #inAll = 0

  constructor(room: Room) {
    this.#room = room
  }

  /** Holds so much until the answer is called; null where there is no room for it. */
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

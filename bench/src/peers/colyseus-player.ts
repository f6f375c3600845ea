import type { Room } from '@colyseus/sdk'
import { acknowledged, count, type Player, REST, randomChoice, type Tally, thinkingTime } from '../player.ts'
import { DuelState } from './colyseus-state.ts'

// Without Node's own WebSocket the SDK uses `ws`, which costs the load less.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { Client } = await import('@colyseus/sdk')

/** Player of the duel on Colyseus, who joins a room for each match and otherwise behaves as `DuelPlayer` does. */
export class ColyseusPlayer implements Player {
  readonly #client: InstanceType<typeof Client>
  readonly #uid: string
  readonly #tally: Tally
  #room: Room<unknown, DuelState> | null = null
  #seen = ''
  #retires = false
  hasLeft = false

  constructor(url: string, uid: string, tally: Tally) {
    this.#client = new Client(url)
    this.#uid = uid
    this.#tally = tally
    void this.#search()
  }

  stop(): void {
    this.hasLeft = true
    void this.#room?.leave()
  }

  retire(): void {
    this.#retires = true
  }

  async #search(): Promise<void> {
    try {
      const room = await this.#client.joinOrCreate('duel', { uid: this.#uid }, DuelState)
      this.#room = room as Room<unknown, DuelState>
      this.#seen = ''
      room.onStateChange((state) => this.#onState(state as DuelState))
      room.onError((_, message) => count(this.#tally, message ?? 'error'))
    } catch (error) {
      count(this.#tally, String(error))
      setTimeout(() => void this.#search(), REST)
    }
  }

  #onState({ phase, index }: DuelState): void {
    const seen = `${phase} ${index}`
    if (seen === this.#seen) return
    this.#seen = seen
    if (phase === 'found') this.#room?.send('join')
    else if (phase === 'question') setTimeout(() => void this.#answer(index), thinkingTime())
    else if (phase === 'ended') this.#onEnded()
  }

  async #answer(index: number): Promise<void> {
    if (this.hasLeft) return
    const sentAt = performance.now()
    try {
      const counts = await this.#room?.request('answer', { index, choice: randomChoice() })
      if (counts) acknowledged(this.#tally, sentAt)
      else count(this.#tally, 'refused')
    } catch (error) {
      count(this.#tally, String(error))
    }
  }

  #onEnded(): void {
    this.#tally.finished += 1
    void this.#room?.leave()
    this.hasLeft = this.#retires
    if (!this.#retires) setTimeout(() => void this.#search(), REST)
  }
}

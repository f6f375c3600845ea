import { type Client, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { freePort } from '../free-port.ts'
import { DuelState, newSeat } from './colyseus-state.ts'
import { Duel, type DuelEvent } from './duel.ts'
import { preparePeer, reportReady } from './peer-process.ts'
import { drawItems } from './questions.ts'

/** The duel on Colyseus: a room for each match, found by `joinOrCreate`, with synchronised state. */
const { storage, items } = await preparePeer()

class DuelRoom extends Room {
  override maxClients = 2
  /** Changes are sent at once by `broadcastPatch`; the interval, otherwise 50 ms, keeps the room's clock. */
  override patchRate = 250
  override state = new DuelState({ phase: 'waiting', index: -1, prompt: '', closesAt: 0, right: -1 })
  #duel: Duel | null = null

  override messages = {
    join: (client: Client) => this.#duel?.join(client.userData as string),
    answer: async (client: Client, { index, choice }: { index: number; choice: number }) => {
      const uid = client.userData as string
      const counts = (await this.#duel?.answer(uid, index, choice)) ?? false
      const seat = this.state.seats.find((one) => one.uid === uid)
      if (counts && seat !== undefined) seat.answered = true
      this.broadcastPatch()
      return counts
    },
  }

  override async onJoin(client: Client, { uid }: { uid: string }): Promise<void> {
    client.userData = uid
    this.state.seats.push(newSeat(uid, await storage.readRating(uid)))
    const [one, other] = this.state.seats
    if (one !== undefined && other !== undefined) this.#begin([one.uid, other.uid])
  }

  #begin(uids: readonly [string, string]): void {
    this.#duel = new Duel({
      id: this.roomId,
      uids,
      items: drawItems(items),
      storage,
      sendToBoth: (event) => this.#show(event),
      onEnded: () => {},
    })
    this.state.phase = 'found'
    this.broadcastPatch()
  }

  #show(event: DuelEvent): void {
    const { state } = this
    if (event.type === 'question') {
      const { index, prompt, closesAt } = event
      state.assign({ index, prompt, closesAt, right: -1 })
      state.choices.splice(0, state.choices.length, ...event.choices)
      for (const seat of state.seats) seat.answered = false
    } else if (event.type === 'reveal') {
      state.right = event.right
      for (const [i, seat] of state.seats.entries())
        seat.assign({ choice: event.choices[i] ?? -1, score: event.scores[i] ?? 0 })
    } else for (const [i, seat] of state.seats.entries()) seat.elo = event.ratings?.[i] ?? seat.elo
    state.phase = event.type
    this.broadcastPatch()
  }
}

const port = await freePort()
const server = new Server({ transport: new WebSocketTransport(), greet: false })
server.define('duel', DuelRoom)
await server.listen(port, '127.0.0.1')
reportReady(`ws://127.0.0.1:${port}`)

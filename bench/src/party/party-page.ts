import { PROTOCOL } from '@trivium/wire/limits'
import type { FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { WebSocket } from 'ws'
import { acknowledged, count, type Tally } from '../player.ts'

/** What the load counts besides answers. */
export interface PartyTally extends Tally {
  /** Bytes of frames that phones received. */
  bytes: number
  /** Questions that were opened, in all rooms. */
  questions: number
}

interface Frame {
  readonly id?: number
  readonly result?: { readonly partyId?: string; readonly key?: string }
  readonly error?: { readonly details: { readonly reason: string } }
  readonly welcome?: object
  readonly topic?: string
  readonly doc?: Fields
  readonly set?: Fields
}

interface Fields {
  readonly phase?: string
  readonly index?: number
  readonly players?: number
}

/** Where a page stands in a room. */
export interface Seen {
  phase: string
  index: number
}

/** A page of a party on the live socket: a phone, or the host's with the television. */
export class PartyPage {
  readonly #socket: WebSocket
  readonly #http: { readonly url: string; readonly headers: Readonly<Record<string, string>> }
  readonly #tally: PartyTally
  readonly #answers = new Map<number, (frame: Frame) => void>()
  readonly #ready: Promise<void>
  readonly #onRoom: (seen: Seen) => void
  readonly #isPhone: boolean
  readonly seen: Seen = { phase: 'lobby', index: -1 }
  #calls = 0

  constructor(
    [url, token, headers]: readonly [string, string, Readonly<Record<string, string>>],
    tally: PartyTally,
    { isPhone, onRoom }: { readonly isPhone: boolean; readonly onRoom: (seen: Seen) => void },
  ) {
    this.#http = { url, headers: { ...headers, authorization: `Bearer ${token}` } }
    this.#tally = tally
    this.#isPhone = isPhone
    this.#onRoom = onRoom
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false, headers })
    this.#socket.on('open', () => this.#say({ hello: { protocol: PROTOCOL, token } }))
    this.#socket.on('error', () => count(tally, 'socket-error'))
    this.#socket.on('close', (code) => this.#closed(code))
    this.#ready = new Promise((resolve, reject) => {
      this.#socket.on('close', (code) => reject(new Error(`a page's connection closed with ${code}`)))
      this.#socket.on('message', (data) => {
        const text = String(data)
        if (isPhone) tally.bytes += Buffer.byteLength(text)
        const frame = JSON.parse(text) as Frame
        if (frame.welcome !== undefined) resolve()
        this.#receive(frame)
      })
    })
  }

  /** The result; null, and counted, if the call is refused. */
  async call(fn: FunctionName, data: object): Promise<NonNullable<Frame['result']> | null> {
    await this.#ready
    const id = this.#calls++
    const frame = await new Promise<Frame>((resolve) => {
      this.#answers.set(id, resolve)
      if (this.#socket.readyState === WebSocket.OPEN) this.#say({ id, fn, data })
      else this.#closed(this.#socket.readyState)
    })
    if (frame.error === undefined) return frame.result ?? {}
    count(this.#tally, `${fn}: ${frame.error.details.reason}`)
    return null
  }

  /** The result of a call over HTTP, as pages make those with large inputs. Rejects if it is refused. */
  async post(fn: FunctionName, data: object): Promise<NonNullable<Frame['result']>> {
    const { url, headers } = this.#http
    const response = await fetch(`${url}${FUNCTION_PATH}/${fn}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    })
    const { result, error } = (await response.json()) as Frame
    if (result === undefined) throw new Error(`${fn} was refused: ${error?.details.reason}`)
    return result
  }

  async answer(partyId: string, index: number, choice: number): Promise<void> {
    const sentAt = performance.now()
    const reply = await this.call('answerParty', { partyId, index, choice })
    if (reply !== null) acknowledged(this.#tally, sentAt)
  }

  /** As a page does, once the server has greeted: it closes a connection that says anything but hello before. */
  async follow(topic: string): Promise<void> {
    await this.#ready
    this.#say({ follow: topic })
  }

  stop(): void {
    this.#socket.close()
  }

  /** Calls that nobody will answer any more count as refused, so that the bench does not wait for them. */
  #closed(code: number): void {
    for (const answer of this.#answers.values()) answer({ error: { details: { reason: `closed ${code}` } } })
    this.#answers.clear()
  }

  #say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(frame: Frame): void {
    if (frame.id !== undefined) {
      this.#answers.get(frame.id)?.(frame)
      this.#answers.delete(frame.id)
    }
    const { phase, index } = frame.doc ?? frame.set ?? {}
    if (!frame.topic?.startsWith('room:') || (phase === undefined && index === undefined)) return
    const before = this.seen.phase
    if (phase !== undefined) this.seen.phase = phase
    if (index !== undefined) this.seen.index = index
    if (!this.#isPhone && before !== 'open' && this.seen.phase === 'open') this.#tally.questions += 1
    this.#onRoom(this.seen)
  }
}

import { Duplex } from 'node:stream'
import type { Engine } from './engine.ts'
import { joined } from './joined.ts'

const terminate = 'X'.charCodeAt(0)
const startup = 0

/** Resets PGlite's one session, undoing whatever the last client left behind. */
const reset = joined([simpleQuery('rollback'), simpleQuery('discard all')])

/** AuthenticationOk, then ReadyForQuery. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/**
 * Looks to a `pg` client like a connection to a server. The client corks while it writes the messages of one query,
 * so a query arrives here as one batch and goes to the engine as one message.
 *
 * PGlite has one session, so only one client may exist at a time: the pool has a size of one.
 */
export class EngineSocket extends Duplex {
  readonly #engine: Engine

  constructor(engine: Engine) {
    super()
    this.#engine = engine
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send([chunk], done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  /** The client writes one protocol message per chunk, so the first byte gives its type. */
  #send(chunks: Buffer[], done: (error?: Error) => void): void {
    const kind = chunks[0]?.[0]
    if (kind === terminate) this.#part(done)
    else if (kind === startup) this.#exchange(reset.slice(), done, () => welcome)
    else this.#exchange(joined(chunks), done, (answer) => answer)
  }

  /** Closes the connection as a server does. A pool that closes while a client is busy waits for this. */
  #part(done: () => void): void {
    this.push(null)
    done()
  }

  #exchange(
    batch: Uint8Array<ArrayBuffer>,
    done: (error?: Error) => void,
    read: (answer: Uint8Array) => Uint8Array,
  ): void {
    this.#engine.exchange(batch).then(
      (answer) => {
        const bytes = read(answer)
        if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
        done()
      },
      (error: Error) => done(error),
    )
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.byteLength + 4, 1)
  return Buffer.concat([head, body])
}

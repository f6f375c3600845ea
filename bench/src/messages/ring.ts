/** Sequence numbers and lengths at the beginning of the shared memory, as 32-bit integers. */
export const ASKED = 0
export const ANSWERED = 1
const LENGTH = 2
const HEAD_BYTES = 16

/** Room for one message, bytes. */
const ROOM = 64 * 1024

/** Memory that two threads share: a head, and room for one message, which the answer overwrites. */
export class SharedMessage {
  readonly head: Int32Array<SharedArrayBuffer>
  readonly #bytes: Uint8Array<SharedArrayBuffer>

  constructor(memory: SharedArrayBuffer) {
    this.head = new Int32Array(memory, 0, HEAD_BYTES / 4)
    this.#bytes = new Uint8Array(memory, HEAD_BYTES)
  }

  static newMemory(): SharedArrayBuffer {
    return new SharedArrayBuffer(HEAD_BYTES + ROOM)
  }

  /** Writes a message and wakes the other thread, which waits for `field`. */
  put(field: typeof ASKED | typeof ANSWERED, message: Uint8Array): void {
    this.#bytes.set(message)
    this.head[LENGTH] = message.length
    Atomics.add(this.head, field, 1)
    Atomics.notify(this.head, field)
  }

  /** A copy of the message, since the next one overwrites it. */
  take(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes.subarray(0, this.head[LENGTH]))
  }
}

import { connect, type Socket } from 'node:net'

/** An HTTP request written by hand: for what no client of ours would send. */
export class RawRequest {
  readonly #socket: Socket
  #text = ''
  readonly #closed: Promise<void>

  constructor(url: string, text: string) {
    const { hostname, port } = new URL(url)
    this.#socket = connect({ host: hostname, port: Number(port) })
    this.#socket.on('data', (data) => {
      this.#text += String(data)
    })
    // A server that has said all may cut the line while there is more to send.
    this.#socket.on('error', () => {})
    this.#closed = new Promise((resolve) => this.#socket.once('close', () => resolve()))
    this.write(text)
  }

  /** A POST whose body is said to be of this length, and does not come yet. */
  static post(url: string, path: string, length: number, headers: Readonly<Record<string, string>> = {}) {
    const all = { host: new URL(url).host, 'content-type': 'application/json', ...headers }
    const lines = Object.entries({ ...all, 'content-length': String(length) }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    return new RawRequest(url, `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  }

  write(data: string | Uint8Array): void {
    this.#socket.write(data)
  }

  /** The status and the whole answer as text, as soon as its last byte is there. */
  async answer(): Promise<{ readonly status: number; readonly text: string }> {
    while (!this.#isWhole())
      await Promise.race([new Promise((resolve) => this.#socket.once('data', resolve)), this.#closed])
    return { status: Number(this.#text.split(' ')[1]), text: this.#text }
  }

  /** Resolves when the line is cut, whoever cut it. */
  closed(): Promise<void> {
    return this.#closed
  }

  hangUp(): void {
    this.#socket.destroy()
  }

  #isWhole(): boolean {
    if (this.#socket.destroyed) return true
    const [head, body] = this.#text.split('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(head ?? '')?.[1]
    return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)
  }
}

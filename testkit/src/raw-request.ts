import { connect, type Socket } from 'node:net'

/** An HTTP request written by hand, for requests that our clients would never send. */
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
    // A server that has replied may close the connection while there is more to send.
    this.#socket.on('error', () => {})
    this.#closed = new Promise((resolve) => this.#socket.once('close', () => resolve()))
    this.write(text)
  }

  /** A POST that declares a body of this length and has not sent it yet. */
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

  /** The status and the whole response as text, as soon as its last byte has arrived. */
  async answer(): Promise<{ readonly status: number; readonly text: string }> {
    while (!this.#isWhole())
      await Promise.race([new Promise((resolve) => this.#socket.once('data', resolve)), this.#closed])
    return { status: Number(this.#text.split(' ')[1]), text: this.#text }
  }

  /** Resolves when the connection is closed, by either side. */
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

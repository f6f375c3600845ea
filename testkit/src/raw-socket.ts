import { PROTOCOL } from '@trivium/wire/limits'
import { type ClientOptions, WebSocket } from 'ws'
import { until } from './until.ts'

type Frame = Record<string, unknown>

/** A live socket without a page: sends anything and keeps everything that it receives. */
export class RawSocket {
  readonly frames: Frame[] = []
  closed: { code: number; reason: string } | null = null
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.frames.push(JSON.parse(String(data)) as Frame))
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
    })
  }

  /** Rejects with the HTTP status when the server refuses the upgrade. */
  static open(url: string, options: ClientOptions = {}, path = '/live'): Promise<RawSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url.replace('http', 'ws') + path, options)
      const line = new RawSocket(socket)
      socket.once('open', () => resolve(line))
      socket.once('unexpected-response', (_, response) => {
        reject(new Error(`refused with ${response.statusCode}`))
        socket.terminate()
      })
      socket.on('error', reject)
    })
  }

  /** A socket that has said hello. */
  static async hello(url: string, token: string, options: ClientOptions = {}): Promise<RawSocket> {
    const line = await RawSocket.open(url, options)
    line.say({ hello: { protocol: PROTOCOL, token } })
    await line.hear('welcome')
    return line
  }

  say(message: unknown): void {
    this.#socket.send(
      typeof message === 'string' || message instanceof Buffer ? message : JSON.stringify(message),
    )
  }

  /** The first frame with this key, from index `from` on. */
  async hear(key: string, from = 0): Promise<Frame> {
    const found = () => this.frames.slice(from).find((frame) => key in frame)
    await until(() => found() !== undefined || this.closed !== null, `a frame with '${key}'`)
    const frame = found()
    if (frame === undefined) throw new Error(`closed with ${JSON.stringify(this.closed)}`)
    return frame
  }

  /** The code with which the server closes the socket. */
  async end(): Promise<number> {
    await until(() => this.closed !== null, 'the server closes the line')
    return this.closed?.code ?? 0
  }

  hangUp(): void {
    this.#socket.terminate()
  }
}

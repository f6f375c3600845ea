import type { WebSocket } from 'ws'

type Params = Readonly<Record<string, unknown>>

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: Params
  readonly result?: Params
  readonly error?: { readonly message: string }
}

const PATIENCE = 30_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

let lastId = 0

/** Sends one command and resolves with its result. */
const send = (socket: WebSocket, method: string, params: Params, sessionId?: string): Promise<Params> => {
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    const read = (data: unknown) => {
      const message = JSON.parse(String(data)) as Message
      if (message.id !== id) return
      socket.off('message', read)
      if (message.error) reject(new Error(`${method}: ${message.error.message}`))
      else resolve(message.result ?? {})
    }
    socket.on('message', read)
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
  })
}

/** One tab of a browser. */
export class Tab {
  readonly #socket: WebSocket
  readonly #session: string

  private constructor(socket: WebSocket, session: string) {
    this.#socket = socket
    this.#session = session
  }

  static async open(socket: WebSocket, width: number, height: number): Promise<Tab> {
    const { browserContextId } = await send(socket, 'Target.createBrowserContext', {})
    const { targetId } = await send(socket, 'Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send(socket, 'Target.attachToTarget', { targetId, flatten: true })
    const tab = new Tab(socket, String(sessionId))
    await tab.send('Page.enable')
    await tab.send('Network.enable')
    await tab.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    })
    return tab
  }

  send(method: string, params: Params = {}): Promise<Params> {
    return send(this.#socket, method, params, this.#session)
  }

  on(method: string, told: (params: Params) => void): void {
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message
      if (message.sessionId === this.#session && message.method === method) told(message.params ?? {})
    })
  }

  async goto(url: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => this.on('Page.loadEventFired', () => resolve()))
    await this.send('Page.navigate', { url })
    await loaded
  }

  /** The value of an expression in the page; promises are awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: T }; exceptionDetails?: { text: string; exception?: { description?: string } } }
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Resolves when the expression is true in the page. */
  async until(expression: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(50))
      if (await this.evaluate<boolean>(`Boolean(${expression})`)) return
    throw new Error(`Timed out waiting for: ${expression}`)
  }

  /** Presses the button with this name. */
  async press(name: string): Promise<void> {
    const button = `[...document.querySelectorAll('button')].find((one) =>
      one.textContent.trim() === '${name}' || one.getAttribute('aria-label') === '${name}')`
    await this.until(button)
    await this.evaluate(`${button}.click()`)
  }

  /** Types one letter, as a keyboard does. */
  async key(letter: string): Promise<void> {
    const key = { key: letter, text: letter, unmodifiedText: letter }
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
  }

  async mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number): Promise<void> {
    await this.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  }

  /** Makes the processor this many times slower. */
  async slow(times: number): Promise<void> {
    await this.send('Emulation.setCPUThrottlingRate', { rate: times })
  }
}

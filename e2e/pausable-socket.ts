import type { Page } from '@playwright/test'

/** Lets a test pause a page: messages of its live sockets wait until it is resumed. */
export class PausableSocket {
  #waiting: (() => void)[] | null = null

  static async on(page: Page): Promise<PausableSocket> {
    const held = new PausableSocket()
    await page.routeWebSocket(/\/live(\?|$)/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => held.#pass(() => socket.send(message)))
    })
    return held
  }

  hold(): void {
    this.#waiting ??= []
  }

  release(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const send of waiting) send()
  }

  #pass(send: () => void): void {
    if (this.#waiting === null) send()
    else this.#waiting.push(send)
  }
}

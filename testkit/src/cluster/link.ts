import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network connection between two programs, with faults on request. */
export interface Link {
  readonly port: number
  /** No byte passes any more, in either direction, and new connections get no answer: a cut cable. */
  cut(): void
  /** Bytes pass again, and what waited first. */
  mend(): void
  /** Each piece of data arrives this much later, ms. */
  slow(ms: number): void
  close(): void
}

/** Passes data on in order, each piece after the delay of its moment. */
const passOn = (from: Socket, to: Socket, delay: () => number): void => {
  const waiting: { readonly data: Buffer; readonly due: number }[] = []
  const pass = () => {
    const now = performance.now()
    while (waiting[0] !== undefined && waiting[0].due <= now) to.write(waiting.shift()?.data ?? '')
    if (waiting[0] !== undefined) setTimeout(pass, waiting[0].due - now)
  }
  from.on('data', (data: Buffer) => {
    const ms = delay()
    if (ms === 0 && waiting.length === 0) to.write(data)
    else if (waiting.push({ data, due: performance.now() + ms }) === 1) setTimeout(pass, ms)
  })
}

class Pipe {
  readonly #ends: readonly [Socket, Socket]
  #isCut = false

  constructor(near: Socket, far: Socket, delay: () => number) {
    this.#ends = [near, far]
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      passOn(from, to, delay)
      from.on('error', () => {})
      // The other end of a cut cable does not learn that this one is gone.
      from.on('close', () => {
        if (!this.#isCut) to.destroy()
      })
    }
  }

  get isOver(): boolean {
    return this.#ends.every(({ destroyed }) => destroyed)
  }

  cut(): void {
    this.#isCut = true
    for (const end of this.#ends) end.pause()
  }

  mend(): void {
    this.#isCut = false
    for (const end of this.#ends) end.resume()
    if (this.#ends.some(({ destroyed }) => destroyed)) this.destroy()
  }

  destroy(): void {
    for (const end of this.#ends) end.destroy()
  }
}

/** Listens on a free port and passes everything on to this address. */
export const startLink = async (host: string, port: number): Promise<Link> => {
  const pipes = new Set<Pipe>()
  let isCut = false
  let delay = 0
  const server = createServer((near) => {
    const pipe = new Pipe(near, connect(port, host), () => delay)
    for (const old of pipes) if (old.isOver) pipes.delete(old)
    pipes.add(pipe)
    if (isCut) pipe.cut()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      for (const pipe of pipes) pipe.cut()
    },
    mend() {
      isCut = false
      for (const pipe of pipes) pipe.mend()
    },
    slow(ms) {
      delay = ms
    },
    close() {
      server.close()
      for (const pipe of pipes) pipe.destroy()
    },
  }
}

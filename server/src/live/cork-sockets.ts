import type { Duplex } from 'node:stream'

/** Sends all frames of one turn of the event loop in one write per socket. */
export const createCorker = (): ((socket: Duplex) => void) => {
  let corked = new Set<Duplex>()
  const flush = (): void => {
    const sockets = corked
    corked = new Set()
    for (const socket of sockets) socket.uncork()
  }
  return (socket) => {
    if (corked.has(socket)) return
    if (corked.size === 0) setImmediate(flush)
    corked.add(socket)
    socket.cork()
  }
}

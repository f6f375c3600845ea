import { WebSocketServer } from 'ws'
import { reportUsage } from '../usage.ts'

/**
 * The floor: a bare `ws` server that answers each message with four ready-made frames of 39, 15, 37 and 250
 * bytes. A duel needs at least these four: acknowledgement, 'has answered', reveal, next question.
 */
const FRAMES = [39, 15, 37, 250].map((bytes) => 'x'.repeat(bytes))

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', () => {
    for (const frame of FRAMES) socket.send(frame)
  })
})
server.on('listening', () => {
  const address = server.address()
  process.send?.({ ready: typeof address === 'object' && address ? `ws://127.0.0.1:${address.port}` : '' })
})
reportUsage()

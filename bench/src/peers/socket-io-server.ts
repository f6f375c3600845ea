import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { Duel } from './duel.ts'
import { preparePeer, reportReady } from './peer-process.ts'
import { drawItems } from './questions.ts'

/** The duel on Socket.IO: a room for each match, and acknowledgements by callback. */
type Player = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { uid: string; duel: Duel | null }>

const { storage, items } = await preparePeer()
const server = createServer()
const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Player['data']>(server, {
  transports: ['websocket'],
})
let waiting: Player | null = null

const pair = (...players: [Player, Player]): void => {
  const [one, other] = players
  const id = randomUUID()
  const duel = new Duel({
    id,
    uids: [one.data.uid, other.data.uid],
    items: drawItems(items),
    storage,
    sendToBoth: ({ type, ...about }) => io.to(id).emit(type, about),
    onEnded: () => {
      io.socketsLeave(id)
      for (const player of players) player.data.duel = null
    },
  })
  for (const player of players) {
    player.data.duel = duel
    void player.join(id)
  }
  one.emit('found', { match: id, opponent: other.data.uid })
  other.emit('found', { match: id, opponent: one.data.uid })
}

io.on('connection', async (player) => {
  player.data = { uid: player.handshake.auth.uid, duel: null }
  player.on('search', () => {
    if (waiting === null || waiting === player) waiting = player
    else {
      const other = waiting
      waiting = null
      pair(other, player)
    }
  })
  player.on('join', () => player.data.duel?.join(player.data.uid))
  player.on('answer', async (index: number, choice: number, acknowledge: (ok: boolean) => void) => {
    const { uid, duel } = player.data
    if (duel === null) return acknowledge(false)
    const counts = await duel.answer(uid, index, choice)
    acknowledge(counts)
    if (counts) player.to(duel.id).emit('answered', index)
  })
  player.on('disconnect', () => {
    if (waiting === player) waiting = null
  })
  player.emit('welcome', { elo: await storage.readRating(player.data.uid) })
})

// As its documentation advises, to save memory.
io.engine.on('connection', (raw: { request: unknown }) => {
  raw.request = null
})
server.listen(0, '127.0.0.1', () => reportReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { Duel } from './duel.ts'
import { preparePeer, reportReady } from './peer-process.ts'
import { drawItems } from './questions.ts'

/** The duel on plain `ws`, with JSON messages. */
type Message =
  | { readonly type: 'hello'; readonly uid: string }
  | { readonly type: 'search' }
  | { readonly type: 'join' }
  | { readonly type: 'answer'; readonly id: number; readonly index: number; readonly choice: number }

interface Seated {
  readonly uid: string
  readonly socket: WebSocket
  duel: Duel | null
  opponent: Seated | null
}

const { storage, items } = await preparePeer()
let waiting: Seated | null = null

const send = ({ socket }: Seated, message: object): void => socket.send(JSON.stringify(message))

const pair = (one: Seated, other: Seated): void => {
  const both = [one, other] as const
  const duel = new Duel({
    id: randomUUID(),
    uids: [one.uid, other.uid],
    items: drawItems(items),
    storage,
    sendToBoth: (event) => {
      const frame = JSON.stringify(event)
      for (const { socket } of both) socket.send(frame)
    },
    onEnded: () => {
      for (const seated of both) seated.duel = seated.opponent = null
    },
  })
  one.opponent = other
  other.opponent = one
  for (const seated of both) {
    seated.duel = duel
    send(seated, { type: 'found', match: duel.id, opponent: seated.opponent?.uid })
  }
}

const search = (player: Seated): void => {
  if (waiting === null || waiting === player) waiting = player
  else {
    const other = waiting
    waiting = null
    pair(other, player)
  }
}

const answer = async (
  player: Seated,
  { id, index, choice }: Extract<Message, { id: number }>,
): Promise<void> => {
  const { opponent } = player
  const counts = (await player.duel?.answer(player.uid, index, choice)) ?? false
  send(player, { id, ok: counts })
  if (counts && opponent !== null) send(opponent, { type: 'answered', index })
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => {
  let player: Seated | null = null
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message
    if (message.type === 'hello') {
      player = { uid: message.uid, socket, duel: null, opponent: null }
      void storage.readRating(player.uid).then((elo) => socket.send(JSON.stringify({ type: 'welcome', elo })))
    } else if (player === null) socket.close()
    else if (message.type === 'search') search(player)
    else if (message.type === 'join') player.duel?.join(player.uid)
    else void answer(player, message)
  })
  socket.on('close', () => {
    if (waiting === player) waiting = null
  })
})
server.on('listening', () => reportReady(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`))

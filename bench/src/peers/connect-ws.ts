import { WebSocket } from 'ws'
import type { PeerConnection } from './peer-player.ts'

type Frame = { id?: number; ok?: boolean; type?: string; index?: number }

export const connectWs =
  (url: string, uid: string) =>
  (onEvent: (type: string, about: Frame) => void): PeerConnection => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    const replies = new Map<number, (counts: boolean) => void>()
    let calls = 0
    const send = (message: object): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    }
    socket.on('open', () => send({ type: 'hello', uid }))
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame
      if (frame.id === undefined) return onEvent(frame.type ?? '', frame)
      replies.get(frame.id)?.(frame.ok === true)
      replies.delete(frame.id)
    })
    socket.on('error', () => {})
    socket.on('close', () => onEvent('closed', {}))
    return {
      send: (type) => send({ type }),
      answer: (index, choice, onReply) => {
        const id = calls++
        replies.set(id, onReply)
        send({ type: 'answer', id, index, choice })
      },
      close: () => socket.close(),
    }
  }

import { io } from 'socket.io-client'
import type { PeerConnection } from './peer-player.ts'

export const connectSocketIo =
  (url: string, uid: string) =>
  (onEvent: (type: string, about: { index?: number }) => void): PeerConnection => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { uid } })
    for (const type of ['welcome', 'found', 'question', 'answered', 'reveal', 'ended'])
      socket.on(type, (about) => onEvent(type, about))
    socket.on('disconnect', () => onEvent('closed', {}))
    socket.on('connect_error', () => onEvent('closed', {}))
    return {
      send: (type) => void socket.emit(type),
      answer: (index, choice, onReply) => void socket.emit('answer', index, choice, onReply),
      close: () => void socket.disconnect(),
    }
  }

import { connect, type Socket } from 'node:net'
import { type Command, Reply } from './commands.ts'

/** Nobody listens there: no server has ever, or it was killed. */
const NOBODY = ['ENOENT', 'ECONNREFUSED']

const connected = (path: string): Promise<Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.includes(error.code ?? '')) resolve(null)
      else reject(error)
    })
  })

export const isServerListening = async (path: string): Promise<boolean> => {
  const socket = await connected(path)
  socket?.destroy()
  return socket !== null
}

/**
 * What the server that listens there answers; null where none does.
 *
 * @throws when this user may not ask it, or when it ends in the middle.
 */
export const sendCommand = async (path: string, order: Command): Promise<Reply | null> => {
  const socket = await connected(path)
  if (socket === null) return null
  socket.setEncoding('utf8')
  socket.write(`${JSON.stringify(order)}\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  if (!text.endsWith('\n')) throw new Error('The server has ended before it answered. Try again.')
  return Reply.parse(JSON.parse(text))
}

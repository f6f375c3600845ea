import { connect, type Socket } from 'node:net'
import { type Command, Reply } from './commands.ts'

/** Nothing listens there: no server has ever run, or the last one was killed. */
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
 * Returns the reply of the server listening there; null if there is none.
 *
 * @throws when this user may not open the socket, or when the server ends before replying.
 */
export const sendCommand = async (path: string, command: Command): Promise<Reply | null> => {
  const socket = await connected(path)
  if (socket === null) return null
  socket.setEncoding('utf8')
  socket.write(`${JSON.stringify(command)}\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  if (!text.endsWith('\n')) throw new Error('The server stopped before it replied. Try again.')
  return Reply.parse(JSON.parse(text))
}

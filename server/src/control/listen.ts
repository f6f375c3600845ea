import { chmodSync, renameSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { isServerListening } from './client.ts'
import { Command, type HandleCommand, MAX_COMMAND_BYTES, type Reply } from './commands.ts'
import { controlPath, createSocketFolder, isOwnSocketFolder } from './socket-path.ts'

export interface ControlDependencies {
  readonly dataDir: string
  readonly obey: HandleCommand
  readonly clock: Clock
  readonly log: Logger
}

/** A client that has sent no command by then is disconnected, in ms. */
const PATIENCE = 5_000

/**
 * Accepts the operator's commands on a socket that only its owner can open. If the socket cannot be created,
 * the server logs that and runs without it.
 */
export const openControl = async (deps: ControlDependencies): Promise<{ close(): Promise<void> }> => {
  const path = controlPath(deps.dataDir)
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serve(socket, deps)
  })
  try {
    await listenAt(server, path, deps.dataDir)
  } catch (error) {
    deps.log.warn({ err: error, path }, 'cannot accept admin commands')
    return { close: async () => {} }
  }
  server.on('error', (error) => deps.log.warn({ err: error }, 'cannot accept an admin command'))
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      if (!isPipe(path)) rmSync(path, { force: true })
      await closed
    },
  }
}

const isPipe = (path: string): boolean => path.startsWith('\\\\.\\pipe\\')

/** Replaces the socket of a killed server, never that of a running one. */
const listenAt = async (server: Server, path: string, dataDir: string): Promise<void> => {
  if (isPipe(path)) return listening(server, path)
  createSocketFolder(path)
  if (!isOwnSocketFolder(path, dataDir)) throw new Error('its folder belongs to another user')
  if (await isServerListening(path)) throw new Error('another server listens there')
  // The socket gets its final name only once it is closed to other users.
  const aside = `${path}.${process.pid.toString(36)}`
  rmSync(aside, { force: true })
  await listening(server, aside)
  chmodSync(aside, 0o600)
  renameSync(aside, path)
}

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** One line in, one line out. */
const serve = (socket: Socket, { obey, clock, log }: ControlDependencies): void => {
  let text = ''
  const cancel = clock.after(PATIENCE, () => socket.destroy())
  const say = (reply: Reply) => socket.end(`${JSON.stringify(reply)}\n`)
  const read = (chunk: string): void => {
    text += chunk
    const end = text.indexOf('\n')
    if (end < 0 && text.length <= MAX_COMMAND_BYTES) return
    socket.off('data', read)
    cancel()
    const command = end < 0 ? null : parse(text.slice(0, end))
    if (command === null) say({ ok: false, lines: ['The server does not understand this command.'] })
    else
      obey(command).then(say, (error: unknown) => {
        log.error({ err: error, command: command.name }, 'an admin command failed')
        say({ ok: false, lines: ['The command failed; the server log says why.'] })
      })
  }
  socket.setEncoding('utf8')
  socket.on('data', read)
  socket.on('close', cancel)
  socket.on('end', () => {
    if (!text.includes('\n')) socket.destroy()
  })
  socket.on('error', (error) => log.warn({ err: error }, 'the connection of an admin command failed'))
}

const parse = (line: string): Command | null => {
  try {
    return Command.safeParse(JSON.parse(line)).data ?? null
  } catch {
    // Not JSON.
    return null
  }
}

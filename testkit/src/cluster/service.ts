import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Message =
  | { readonly url: string }
  | { readonly missing: string }
  | { readonly restarted: true }
  | { readonly ended: true }

/** A server that the processes of a cluster share: PostgreSQL or NATS. */
export interface Service {
  readonly url: string
  /** Of the program that runs it as its child. */
  readonly pid: number
  /** Stops it with a signal (SIGQUIT: PostgreSQL crashes) and starts it on the same data and port. */
  restart(signal: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
  /** Resolves when it ends although nobody asked. */
  readonly died: Promise<void>
  /** Whether it runs, as far as we were told. */
  readonly isUp: boolean
}

/** A program that is not installed and cannot be; the message is a sentence for whoever started us. */
export class MissingProgram extends Error {}

const script = (name: string): string =>
  fileURLToPath(new URL(`../../../scripts/serve-${name}.mjs`, import.meta.url))

/**
 * Starts PostgreSQL or NATS, and installs it if it is missing and we are root.
 *
 * @throws MissingProgram
 */
export const startService = async (
  name: 'postgres' | 'nats',
  args: readonly string[] = [],
): Promise<Service> => {
  // Not in our process group: Ctrl-C must not reach it before the servers that use it have stopped.
  const child = fork(script(name), [...args], { detached: true })
  const got = (field: string): Promise<Message> =>
    new Promise((resolve) => {
      const read = (message: Message) => {
        if (!(field in message)) return
        child.off('message', read)
        resolve(message)
      }
      child.on('message', read)
    })
  const gone = once(child, 'exit')
  const died = Promise.race([got('ended'), gone]).then(() => {})
  let isUp = true
  child.on('message', (message: Message) => {
    if ('ended' in message) isUp = false
    else if ('restarted' in message) isUp = true
  })
  const first = await Promise.race([got('url'), got('missing'), gone])
  if ('missing' in first) throw new MissingProgram(`${first.missing}.`)
  if (!('url' in first)) throw new Error(`${name} did not start`)
  return {
    url: first.url,
    pid: child.pid as number,
    died,
    get isUp() {
      return isUp
    },
    async restart(signal) {
      child.send({ restart: signal })
      await Promise.race([got('restarted'), gone])
    },
    async stop() {
      if (child.exitCode !== null) return
      child.send('stop')
      await gone
    },
  }
}

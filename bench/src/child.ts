import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Message = Record<string, unknown>

interface Waiting {
  readonly field: string
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

/** Another process of the bench, controlled by messages. */
export interface Child {
  /** Sends a message, and resolves with this field of the next reply that has it. Rejects if the process ends before. */
  ask<T>(message: unknown, field: string): Promise<T>
  send(message: unknown): void
  /** Resolves with this field of the first message that has it, even if that message has already arrived. */
  got<T>(field: string): Promise<T>
  ended(): Promise<void>
  readonly process: ChildProcess
}

/** For measurements of memory; and as `npm start` runs the server, for everybody. */
const FLAGS = ['--expose-gc', '--v8-pool-size=0']
/** A collection in the process that plays would count as slow answers of the server. */
const LOAD_FLAGS = ['--v8-pool-size=0', '--heap-growing-percent=2000', '--no-memory-reducer']

const END_WITH_PARENT = ['--import', import.meta.resolve('@trivium/testkit/end-with-parent')]

/** Starts a file of this folder, which ends with this program. The scripts that serve PostgreSQL and NATS stop them first. */
export const start = (
  file: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Child => {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const flags = file.endsWith('load.ts') ? LOAD_FLAGS : FLAGS
  const execArgv = file.endsWith('.ts') ? [...flags, ...END_WITH_PARENT] : flags
  const child = fork(path, [...args], { env: { ...process.env, ...env }, execArgv })
  const seen: Message[] = []
  const waiting: Waiting[] = []
  child.on('message', (message: Message) => {
    const index = waiting.findIndex(({ field }) => field in message)
    if (index === -1) seen.push(message)
    else for (const { field, resolve } of waiting.splice(index, 1)) resolve(message[field])
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  child.on('exit', () => {
    for (const { field, reject } of waiting.splice(0))
      reject(new Error(`${file} has ended without '${field}'`))
  })
  const got = <T>(field: string): Promise<T> => {
    const index = seen.findIndex((message) => field in message)
    if (index !== -1) return Promise.resolve(seen.splice(index, 1)[0]?.[field] as T)
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    if (hasEnded()) reject(new Error(`${file} has ended without '${field}'`))
    else waiting.push({ field, resolve: resolve as (value: unknown) => void, reject })
    return promise
  }
  return {
    process: child,
    got,
    send: (message) => void child.send(message as Message),
    ask<T>(message: unknown, field: string) {
      child.send(message as Message)
      return got<T>(field)
    },
    ended: () =>
      new Promise((resolve) => {
        if (hasEnded()) resolve()
        else child.once('exit', () => resolve())
      }),
  }
}

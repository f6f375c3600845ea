import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, start } from '../child.ts'
import type { BenchPostgres } from '../postgres.ts'
import type { LoadOrder, Protocol } from './load.ts'

/** A server on which the same duel is played, or, on our server, a mix of the day's quiz and Survival. */
export interface Contender {
  readonly name: string
  readonly title: string
  readonly protocol: Protocol
  readonly file: string
  readonly database: 'none' | 'folder' | 'postgres'
  /** Whether each answer is saved before it is acknowledged. */
  readonly journal: boolean
}

const peer = (protocol: Protocol, title: string): Contender[] => {
  const file = `./peers/${protocol.replace('.', '-')}-server.ts`
  const own = { protocol, file, database: 'postgres' } as const
  return [
    { ...own, name: protocol, title, journal: false },
    { ...own, name: `${protocol}-journal`, title: `${title}, each answer saved`, journal: true },
  ]
}

const ours = { protocol: 'trivium', file: './duels/server.ts', journal: true } as const

export const CONTENDERS: readonly Contender[] = [
  {
    name: 'floor',
    title: 'bare ws echo (floor)',
    protocol: 'echo',
    file: './duels/floor.ts',
    database: 'none',
    journal: false,
  },
  { ...ours, name: 'pglite', title: 'Trivium on PGlite', database: 'folder' },
  { ...ours, name: 'postgres', title: 'Trivium on PostgreSQL', database: 'postgres' },
  ...peer('ws', 'plain ws'),
  ...peer('socket.io', 'Socket.IO'),
  ...peer('colyseus', 'Colyseus'),
]

/** Players of single-player modes on our server, for the bench of capacity. */
const solo = { protocol: 'solo', file: './duels/server.ts', journal: true } as const
export const SOLO: readonly Contender[] = [
  { ...solo, name: 'solo-pglite', title: 'Daily and Survival, PGlite', database: 'folder' },
  { ...solo, name: 'solo-postgres', title: 'Daily and Survival, PostgreSQL', database: 'postgres' },
]

/** @throws Error for a name that no contender has. */
export const contendersNamed = (
  names: readonly string[],
  all: readonly Contender[] = CONTENDERS,
): readonly Contender[] => {
  const unknown = names.filter((name) => !all.some((one) => one.name === name))
  if (unknown.length > 0)
    throw new Error(`no contender ${unknown.join(', ')}: ${all.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}

/** Runs a contender's server, with its own database, for this number of players while `work` runs. */
export const withServer = async <T>(
  { file, protocol, database, journal }: Contender,
  players: number,
  postgres: BenchPostgres,
  work: (server: Child, order: LoadOrder) => Promise<T>,
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-bench-'))
  const own = database === 'postgres' ? await postgres.newDatabase() : null
  const isOurs = protocol === 'trivium' || protocol === 'solo'
  const args = [String(players), isOurs ? dataDir : journal ? 'journal' : '']
  const server = start(file, args, { DATABASE_URL: own?.url, NODE_ENV: 'production' })
  try {
    const url = await server.got<string>('ready')
    const bearers = isOurs ? await server.ask<string[]>('bearers', 'bearers') : []
    return await work(server, { url, protocol, bearers })
  } finally {
    server.send('stop')
    await server.ended()
    await own?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

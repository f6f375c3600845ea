import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { PRIVATE_FOLDER } from './private-files.ts'
import { DatabaseRefusal } from './refusal.ts'

/*
 * Two processes on one PGlite folder corrupt it without an error, so a folder has one owner. Every lock here
 * is a listening socket: the operating system closes it when the process ends, for whatever reason, so no
 * stale lock remains.
 */

export type ReleaseLock = () => Promise<void>

/**
 * Makes this process the folder's only owner.
 *
 * @throws DatabaseRefusal when another process owns it.
 */
export async function lockDirectory(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<ReleaseLock> {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const releases: ReleaseLock[] = []
  try {
    for (const lock of locksOf(platform)) releases.push(await lock(folder))
  } catch (error) {
    await releaseAll(releases)
    throw error
  }
  return () => releaseAll(releases)
}

async function releaseAll(releases: ReleaseLock[]): Promise<void> {
  await Promise.all(releases.map((release) => release()))
}

/**
 * On Linux the abstract name works on every file system. The socket in the folder, where the file system supports
 * sockets, also detects an owner in another container, whose abstract names are separate.
 */
function locksOf(platform: NodeJS.Platform): ((folder: string) => Promise<ReleaseLock>)[] {
  if (platform === 'win32') return [(folder) => ownName(folder, '\\\\.\\pipe\\trivium-')]
  if (platform === 'linux') return [(folder) => ownName(folder, '\0trivium-'), ownSocketWherePossible]
  return [lockBySocket]
}

/** A name that only one process can hold at a time: an abstract socket, or a pipe on Windows. */
async function ownName(folder: string, prefix: string): Promise<ReleaseLock> {
  const name = prefix + createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
  const server = await listening(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' || error.code === 'EACCES') throw taken(folder)
    throw error
  })
  return () => closed(server)
}

async function ownSocketWherePossible(folder: string): Promise<ReleaseLock> {
  try {
    return await lockBySocket(folder)
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw error
    return async () => {}
  }
}

const prefix = 'owner-'
const settlingMs = 60_000

/**
 * Each process listens on its own socket file first, then looks for others. Of two that start together at
 * least one sees the other, so at most one stays. A dead process's file never becomes live again, so it may
 * be removed; a recent file may belong to a process that is about to listen, so it is kept for a while.
 */
export async function lockBySocket(folder: string): Promise<ReleaseLock> {
  const mine = `${prefix}${randomUUID().slice(0, 8)}`
  const server = await listening(reachable(join(folder, mine)))
  const release = async () => {
    await closed(server)
    rmSync(join(folder, mine), { force: true })
  }
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || name === mine) continue
    if (await answers(reachable(join(folder, name)))) {
      await release()
      throw taken(folder)
    }
    removeOld(join(folder, name), join(folder, mine))
  }
  return release
}

/** A socket's path is limited to about 100 bytes, so the shorter of the two paths is used. */
function reachable(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

function removeOld(path: string, mine: string): void {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (made !== undefined && statSync(mine).mtimeMs - made > settlingMs) rmSync(path, { force: true })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}

function listening(name: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  server.unref()
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen({ path: name, exclusive: true }, () => resolve(server))
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function taken(folder: string): DatabaseRefusal {
  return new DatabaseRefusal(
    `Another process already uses the data folder ${folder}. Stop it first, or give this one its own folder (DATA_DIR).`,
  )
}

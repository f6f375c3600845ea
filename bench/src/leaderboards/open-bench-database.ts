import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR } from '@trivium/rules/time'
import { defaultLimits } from '@trivium/server/database/backend'
import { type OpenDatabase, openDatabase } from '@trivium/server/database/open'
import { openServer } from '@trivium/server/database/open-server'

/** Filling takes long, and nothing about it is worth logging. */
const quiet = { info() {}, warn() {}, error() {} }
const bounds = { ...defaultLimits, stopAfterMs: HOUR, upkeepEveryMs: HOUR }

/** Opens a separate database, in a temporary folder or on the PostgreSQL server. Closing it removes it. */
export const openBenchDatabase = async (server: string | undefined): Promise<OpenDatabase> => {
  if (server === undefined) {
    const dataDir = mkdtempSync(join(tmpdir(), 'trivium-boards-'))
    const opened = await openDatabase({ dataDir, log: quiet, bounds })
    const close = () => opened.close().finally(() => rmSync(dataDir, { recursive: true, force: true }))
    return { ...opened, close }
  }
  const name = `trivium_boards_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ url: url.href, log: quiet, bounds })
  const close = async () => {
    await opened.close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { ...opened, close }
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const { pool, close } = await openServer(url, { log: quiet, bounds })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}

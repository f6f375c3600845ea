import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { systemClock } from '../clock.ts'
import { restoreBackup } from '../database/backup.ts'
import { openDatabase } from '../database/open.ts'
import { makeNewFilesPrivate } from '../database/private-files.ts'
import { DatabaseRefusal } from '../database/refusal.ts'
import { moderationService } from '../features/admin-users/moderation/service.ts'
import { packService } from '../packs/pack-service.ts'
import { recount } from '../results/recount.ts'
import { readSettings, type Settings } from '../settings.ts'
import { sendCommand } from './client.ts'
import { parseCommandLine, USAGE } from './command-line.ts'
import type { Command, Reply } from './commands.ts'
import { commandHandler } from './handle-command.ts'
import { controlPath, isOwnSocketFolder } from './socket-path.ts'

const failed = (...lines: string[]): Reply => ({ ok: false, lines })

/** No server is running, so only the database changes and nobody has to be notified. */
const actAlone = async ({ databaseUrl, dataDir }: Settings, command: Command): Promise<Reply> => {
  if (databaseUrl === null && !existsSync(dataDir))
    return failed(`The data folder ${dataDir} (DATA_DIR) does not exist yet: start the server first.`)
  const log = pino({ level: 'warn' }, pino.destination({ fd: 2, sync: true }))
  const { db, backUp, close } = await openDatabase({ url: databaseUrl ?? undefined, dataDir, log })
  try {
    const nobody = { bans: { reload: async () => null }, shown: async () => {} }
    return await commandHandler({
      moderation: moderationService({ db, clock: systemClock, log, ...nobody }),
      packs: packService({ db, clock: systemClock, refresh: async () => {} }),
      clock: systemClock,
      recount: () => recount(db, systemClock.now()),
      backUp,
    })(command)
  } finally {
    await close()
  }
}

const restore = async ({ databaseUrl, dataDir }: Settings, folder: string): Promise<Reply> => {
  try {
    const at = await restoreBackup(folder, { url: databaseUrl, dataDir })
    const where = databaseUrl === null ? dataDir : 'the database of DATABASE_URL'
    return { ok: true, lines: [`${where} is restored to ${new Date(at).toISOString()}. Start the server.`] }
  } catch (error) {
    return failed(error instanceof DatabaseRefusal ? error.message : `It failed: ${(error as Error).message}`)
  }
}

const act = async (settings: Settings, command: Command): Promise<Reply> => {
  const path = controlPath(settings.dataDir)
  try {
    const reply = isOwnSocketFolder(path, settings.dataDir) ? await sendCommand(path, command) : null
    return reply ?? (await actAlone(settings, command))
  } catch (error) {
    const { message } = error as Error
    if (error instanceof DatabaseRefusal)
      return failed(message, 'If a server is starting or stopping, try again in a moment.')
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      return failed(`The server runs as another user, and only that user may do this (${path}).`)
    return failed(`It failed: ${message}`)
  }
}

const run = async (args: readonly string[]): Promise<Reply> => {
  const wish = parseCommandLine(args, (typed) => resolve(process.env.INIT_CWD ?? process.cwd(), typed))
  if (wish.kind === 'help') return { ok: true, lines: [USAGE] }
  if (wish.kind === 'mistake') return failed(wish.sentence, '', USAGE)
  const read = readSettings(process.env)
  if (!read.ok) return failed(...read.problems)
  if (wish.kind === 'restore') return restore(read.settings, wish.folder)
  return act(read.settings, wish.command)
}

makeNewFilesPrivate()
const { ok, lines } = await run(process.argv.slice(2))
const out = ok ? process.stdout : process.stderr
out.write(`${lines.join('\n')}\n`, () => process.exit(ok ? 0 : 1))

import { parseArgs } from 'node:util'
import { Command } from './commands.ts'

export const USAGE = `Usage: npm run admin -- COMMAND

  grant NAME                            makes a registered player an admin; with --moderator, a
      [--moderator]                     moderator, who keeps questions, quizzes and names in order
  revoke NAME                           takes that back
  ban NAME --reason "TEXT" [--days N]   bans a player, without --days for good; with --refund, for
      [--refund]                        cheating: opponents' ratings of 30 days are put right
  unban NAME                            lifts the ban
  who                                   lists admins and moderators
  recount                               recounts boards and achievements from the games, and mends them
  backup FOLDER                         copies the database into a new folder, while everything goes on
  restore FOLDER                        puts a backup into DATA_DIR or DATABASE_URL, where there is none yet

It acts at once, whether or not the server is running. A name that begins with '-' comes after '--'.`

export type ParsedCommand =
  | { readonly kind: 'order'; readonly order: Command }
  | { readonly kind: 'restore'; readonly folder: string }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly sentence: string }

const OPTIONS = {
  reason: { type: 'string' },
  days: { type: 'string' },
  refund: { type: 'boolean' },
  moderator: { type: 'boolean' },
  help: { type: 'boolean' },
} as const
const ALONE = ['who', 'recount']
const WITH_NAME = ['grant', 'revoke', 'ban', 'unban']
const WITH_FOLDER = ['backup', 'restore']

const mistake = (sentence: string): ParsedCommand => ({ kind: 'mistake', sentence })

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What was typed after `npm run admin --`. `pathOf` makes a folder's path whole, as seen from where it was typed. */
export const parseCommandLine = (
  args: readonly string[],
  pathOf: (typed: string) => string,
): ParsedCommand => {
  const typed = parsed(args)
  if (typeof typed === 'string') return mistake(typed)
  const { values, positionals } = typed
  const [order, object, ...more] = positionals
  if (values.help === true || order === 'help') return { kind: 'help' }
  if (order === undefined) return mistake('What is to be done?')
  const named = WITH_NAME.includes(order)
  const placed = WITH_FOLDER.includes(order)
  if (!named && !placed && !ALONE.includes(order)) return mistake(`There is no command '${order}'.`)
  if (named && object === undefined) return mistake(`${order} whom? Give a username.`)
  if (placed && object === undefined) return mistake(`${order} which folder? Give its path.`)
  const tooMuch = named || placed ? more[0] : object
  if (tooMuch !== undefined) return mistake(`What is '${tooMuch}'? Put a reason of several words in quotes.`)
  const { reason, days, refund, moderator } = values
  if (order !== 'grant' && moderator !== undefined) return mistake('Only grant makes a moderator.')
  if (order !== 'ban' && (reason ?? days ?? refund) !== undefined)
    return mistake('Only a ban has a reason, days and a refund.')
  if (order === 'ban' && reason === undefined) return mistake('Give the reason: the player is shown it.')
  if (order === 'restore') return { kind: 'restore', folder: pathOf(object ?? '') }
  const read = Command.safeParse({
    order,
    ...(named && { username: object }),
    ...(order === 'grant' && { role: moderator === true ? 'moderator' : 'admin' }),
    ...(placed && { folder: pathOf(object ?? '') }),
    ...(order === 'ban' && {
      reason,
      days: days === undefined ? null : Number(days),
      refund: refund === true,
    }),
  })
  if (read.success) return { kind: 'order', order: read.data }
  return mistake(read.error.issues.map(({ message }) => message).join(' '))
}

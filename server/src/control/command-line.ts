import { parseArgs } from 'node:util'
import { Command } from './commands.ts'

export const USAGE = `Usage: npm run admin -- COMMAND

  grant NAME                            makes a registered player an admin; with --moderator, a
      [--moderator]                     moderator, who keeps questions, quizzes and names in order
  revoke NAME                           takes the role away
  ban NAME --reason "TEXT" [--days N]   bans a player, without --days for good; with --refund, for
      [--refund]                        cheating: corrects opponents' ratings of the last 30 days
  unban NAME                            lifts the ban
  who                                   lists admins and moderators
  recount                               recounts leaderboards and achievements from the games, and repairs them
  pack list                             lists the packs of questions
  pack add FOLDER                       installs or updates a pack, from a folder or a zip
  pack on ID, pack off ID               asks its questions, or no longer
  pack remove ID                        removes a pack; results keep its texts
  backup FOLDER                         copies the database into a new folder while the server runs
  restore FOLDER                        puts a backup into a new DATA_DIR or an empty DATABASE_URL

Commands take effect at once, whether or not the server is running. Put a name that begins with '-' after '--'.`

export type ParsedCommand =
  | { readonly kind: 'command'; readonly command: Command }
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
const WITHOUT_ARGUMENT = ['who', 'recount']
const WITH_NAME = ['grant', 'revoke', 'ban', 'unban']
const WITH_FOLDER = ['backup', 'restore']

const PACK_VERBS = ['list', 'add', 'on', 'off', 'remove']

const mistake = (sentence: string): ParsedCommand => ({ kind: 'mistake', sentence })

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `pack list`, `pack add FOLDER`, `pack on ID` … */
const parsePack = (
  values: object,
  [verb, object, ...more]: readonly string[],
  pathOf: (typed: string) => string,
): ParsedCommand => {
  if (Object.keys(values).length > 0) return mistake('pack takes no options.')
  if (verb === undefined || !PACK_VERBS.includes(verb))
    return mistake(`pack ${PACK_VERBS.join(', ')}: which?`)
  if (verb === 'list')
    return object === undefined
      ? { kind: 'command', command: { name: 'pack-list' } }
      : mistake(`Unexpected '${object}'.`)
  if (object === undefined) return mistake(`pack ${verb} what? Give ${verb === 'add' ? 'a path' : 'its id'}.`)
  if (more[0] !== undefined) return mistake(`Unexpected '${more[0]}'.`)
  const read = Command.safeParse({
    name: `pack-${verb}`,
    ...(verb === 'add' ? { path: pathOf(object) } : { pack: object }),
  })
  return read.success ? { kind: 'command', command: read.data } : mistake('The id of a pack is shorter.')
}

/**
 * Parses what was typed after `npm run admin --`. `pathOf` makes a folder's path absolute, relative to where it was
 * typed.
 */
export const parseCommandLine = (
  args: readonly string[],
  pathOf: (typed: string) => string,
): ParsedCommand => {
  const typed = parsed(args)
  if (typeof typed === 'string') return mistake(typed)
  const { values, positionals } = typed
  const [name, object, ...more] = positionals
  if (values.help === true || name === 'help') return { kind: 'help' }
  if (name === 'pack') return parsePack(values, positionals.slice(1), pathOf)
  if (name === undefined) return mistake('Which command?')
  const named = WITH_NAME.includes(name)
  const placed = WITH_FOLDER.includes(name)
  if (!named && !placed && !WITHOUT_ARGUMENT.includes(name)) return mistake(`There is no command '${name}'.`)
  if (named && object === undefined) return mistake(`${name} whom? Give a username.`)
  if (placed && object === undefined) return mistake(`${name} which folder? Give its path.`)
  const extra = named || placed ? more[0] : object
  if (extra !== undefined) return mistake(`Unexpected '${extra}'. Put a reason of several words in quotes.`)
  const { reason, days, refund, moderator } = values
  if (name !== 'grant' && moderator !== undefined) return mistake('Only grant takes --moderator.')
  if (name !== 'ban' && (reason ?? days ?? refund) !== undefined)
    return mistake('Only a ban takes --reason, --days and --refund.')
  if (name === 'ban' && reason === undefined) return mistake('Give the reason: it is shown to the player.')
  if (name === 'restore') return { kind: 'restore', folder: pathOf(object ?? '') }
  const read = Command.safeParse({
    name,
    ...(named && { username: object }),
    ...(name === 'grant' && { role: moderator === true ? 'moderator' : 'admin' }),
    ...(placed && { folder: pathOf(object ?? '') }),
    ...(name === 'ban' && {
      reason,
      days: days === undefined ? null : Number(days),
      refund: refund === true,
    }),
  })
  if (read.success) return { kind: 'command', command: read.data }
  return mistake(read.error.issues.map(({ message }) => message).join(' '))
}

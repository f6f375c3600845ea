import { parseArgs } from 'node:util'
import { Order } from './orders.ts'

export const USAGE = `Usage: npm run admin -- COMMAND

  grant NAME                            makes a registered player an admin
  revoke NAME                           takes that back
  ban NAME --reason "TEXT" [--days N]   bans a player, without --days for good; with --refund, for
      [--refund]                        cheating: opponents' ratings of 30 days are put right
  unban NAME                            lifts the ban
  who                                   lists the admins
  recount                               recounts boards and achievements from the games, and mends them

It acts at once, whether or not the server is running. A name that begins with '-' comes after '--'.`

export type Wish =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly sentence: string }

const OPTIONS = {
  reason: { type: 'string' },
  days: { type: 'string' },
  refund: { type: 'boolean' },
  help: { type: 'boolean' },
} as const
const ALONE = ['who', 'recount']
const WITH_NAME = ['grant', 'revoke', 'ban', 'unban']

const mistake = (sentence: string): Wish => ({ kind: 'mistake', sentence })

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What was typed after `npm run admin --`. */
export const readCommandLine = (args: readonly string[]): Wish => {
  const typed = parsed(args)
  if (typeof typed === 'string') return mistake(typed)
  const { values, positionals } = typed
  const [order, username, ...more] = positionals
  if (values.help === true || order === 'help') return { kind: 'help' }
  if (order === undefined) return mistake('What is to be done?')
  const named = WITH_NAME.includes(order)
  if (!named && !ALONE.includes(order)) return mistake(`There is no command '${order}'.`)
  if (named && username === undefined) return mistake(`${order} whom? Give a username.`)
  const tooMuch = named ? more[0] : username
  if (tooMuch !== undefined) return mistake(`What is '${tooMuch}'? Put a reason of several words in quotes.`)
  const { reason, days, refund } = values
  if (order !== 'ban' && (reason ?? days ?? refund) !== undefined)
    return mistake('Only a ban has a reason, days and a refund.')
  if (order === 'ban' && reason === undefined) return mistake('Give the reason: the player is shown it.')
  const read = Order.safeParse({
    order,
    ...(named && { username }),
    ...(order === 'ban' && {
      reason,
      days: days === undefined ? null : Number(days),
      refund: refund === true,
    }),
  })
  if (read.success) return { kind: 'order', order: read.data }
  return mistake(read.error.issues.map(({ message }) => message).join(' '))
}

import { DAY } from '@trivium/rules/time'
import { isRefused, REFUSALS, type Refused } from '@trivium/wire/refusals'
import type { Role } from '@trivium/wire/roles'
import type { Clock } from '../clock.ts'
import { DatabaseRefusal } from '../database/refusal.ts'
import type { ModerationService } from '../features/admin-users/moderation/service.ts'
import type { PackService } from '../packs/pack-service.ts'
import type { RecountReport } from '../results/recount.ts'
import type { Command, HandleCommand, Reply } from './commands.ts'
import { handlePackCommand } from './pack-commands.ts'

const OPERATOR = 'command line'

const done = (...lines: string[]): Reply => ({ ok: true, lines })
const failed = (...lines: string[]): Reply => ({ ok: false, lines })

const refusal = ({ refused: reason }: Refused, username: string): Reply =>
  reason === 'unknown-player'
    ? failed(`There is no registered player called ${username}. A guest has to register first.`)
    : failed(REFUSALS[reason].message)

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

export interface CommandDependencies {
  readonly moderation: ModerationService
  readonly packs: PackService
  readonly clock: Clock
  /** Repairs stored counts; returns those that were wrong. */
  readonly recount: () => Promise<RecountReport>
  /** Throws a DatabaseRefusal with a sentence if the folder cannot be used. */
  readonly backUp: (folder: string) => Promise<void>
}

const NOW_IS: Readonly<Record<Role, string>> = {
  player: 'a player like any other now',
  moderator: 'a moderator now',
  admin: 'an admin now',
}

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/** A line for each leaderboard and each count that was wrong. */
const mended = ({ boards, counts }: RecountReport): Reply => {
  if (boards.length + counts.length === 0) return done('All boards and counts are right.')
  return done(
    'Mended:',
    ...boards.map(
      ({ board, entries, counts }) =>
        `  board ${board}: ${many(entries, 'player')} and ${many(counts, 'count')} of players`,
    ),
    ...counts.map(({ name, was, is }) =>
      name === 'players'
        ? `  players: ${was}, now ${is}`
        : `  achievement ${name}: ${was} players, now ${is}`,
    ),
  )
}

const setRole = async (moderation: ModerationService, username: string, role: Role): Promise<Reply> => {
  const player = await moderation.setRole(OPERATOR, username, role)
  if (isRefused(player)) return refusal(player, username)
  return done(`${player.username} is ${NOW_IS[role]}.`)
}

const ban = async (
  { moderation, clock }: CommandDependencies,
  { username, reason, days, refund }: Command & { order: 'ban' },
): Promise<Reply> => {
  const until = days === null ? null : clock.now() + days * DAY
  const player = await moderation.ban(OPERATOR, { username, reason, until, refund })
  if (isRefused(player)) return refusal(player, username)
  return done(
    `${player.username} is banned ${until === null ? 'for good' : `until ${day(until)} UTC`}.`,
    ...(refund ? [`${many(player.corrected, 'rating')} of opponents changed.`] : []),
  )
}

const unban = async (moderation: ModerationService, username: string): Promise<Reply> => {
  const player = await moderation.unban(OPERATOR, username)
  return isRefused(player) ? refusal(player, username) : done(`${player.username} is no longer banned.`)
}

const listStaff = async (moderation: ModerationService): Promise<Reply> => {
  const staff = await moderation.staff()
  const lines = staff.map(({ username, role }) => (role === 'admin' ? username : `${username} (moderator)`))
  return done(...(lines.length > 0 ? lines : ['There is no admin yet.']))
}

const copy = async (backUp: CommandDependencies['backUp'], folder: string): Promise<Reply> => {
  try {
    await backUp(folder)
    return done(`The backup is in ${folder}.`)
  } catch (error) {
    if (error instanceof DatabaseRefusal) return failed(error.message)
    throw error
  }
}

/** Performs the operator's commands and reports the outcome. */
export const commandHandler =
  (deps: CommandDependencies): HandleCommand =>
  async (order) => {
    const { moderation } = deps
    switch (order.order) {
      case 'grant':
        return setRole(moderation, order.username, order.role)
      case 'revoke':
        return setRole(moderation, order.username, 'player')
      case 'ban':
        return ban(deps, order)
      case 'unban':
        return unban(moderation, order.username)
      case 'who':
        return listStaff(moderation)
      case 'recount':
        return mended(await deps.recount())
      case 'pack-add':
      case 'pack-list':
      case 'pack-on':
      case 'pack-off':
      case 'pack-remove':
        return handlePackCommand(deps.packs, order)
      case 'backup':
        return copy(deps.backUp, order.folder)
    }
  }

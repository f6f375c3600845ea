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
  player: 'now a regular player',
  moderator: 'now a moderator',
  admin: 'now an admin',
}

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/** A line for each leaderboard and each count that was wrong. */
const recountReply = ({ boards, counts }: RecountReport): Reply => {
  if (boards.length + counts.length === 0) return done('All leaderboards and counts are right.')
  return done(
    'Repaired:',
    ...boards.map(
      ({ board, entries, counts }) =>
        `  leaderboard ${board}: ${many(entries, 'player')} and ${many(counts, 'count')} of players`,
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
  { username, reason, days, refund }: Command & { name: 'ban' },
): Promise<Reply> => {
  const until = days === null ? null : clock.now() + days * DAY
  const player = await moderation.ban(OPERATOR, { username, reason, until, refund })
  if (isRefused(player)) return refusal(player, username)
  return done(
    `${player.username} is banned ${until === null ? 'permanently' : `until ${day(until)} UTC`}.`,
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
  async (command) => {
    const { moderation } = deps
    switch (command.name) {
      case 'grant':
        return setRole(moderation, command.username, command.role)
      case 'revoke':
        return setRole(moderation, command.username, 'player')
      case 'ban':
        return ban(deps, command)
      case 'unban':
        return unban(moderation, command.username)
      case 'who':
        return listStaff(moderation)
      case 'recount':
        return recountReply(await deps.recount())
      case 'pack-add':
      case 'pack-list':
      case 'pack-on':
      case 'pack-off':
      case 'pack-remove':
        return handlePackCommand(deps.packs, command)
      case 'backup':
        return copy(deps.backUp, command.folder)
    }
  }

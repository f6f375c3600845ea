import { isRefused, REFUSALS, type Refused } from '@trivium/wire/refusals'
import type { Clock } from '../clock.ts'
import type { ModerationService } from '../features/moderation/service.ts'
import type { Obey, Order, Reply } from './orders.ts'

const DAY = 86_400_000
const OPERATOR = 'command line'

const done = (...lines: string[]): Reply => ({ ok: true, lines })
const failed = (...lines: string[]): Reply => ({ ok: false, lines })

const refusal = ({ refused: reason }: Refused, username: string): Reply =>
  reason === 'unknown-player'
    ? failed(`There is no registered player called ${username}. A guest has to register first.`)
    : failed(REFUSALS[reason].message)

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Does what the operator orders, and says what has been done. */
export const obeying = (moderation: ModerationService, clock: Clock): Obey => {
  const setRole = async (username: string, role: 'player' | 'admin'): Promise<Reply> => {
    const player = await moderation.setRole(OPERATOR, username, role)
    if (isRefused(player)) return refusal(player, username)
    return done(`${player.username} is ${role === 'admin' ? 'an admin now' : 'no admin any more'}.`)
  }

  const ban = async ({ username, reason, days }: Order & { order: 'ban' }): Promise<Reply> => {
    const until = days === null ? null : clock.now() + days * DAY
    const player = await moderation.ban(OPERATOR, { username, reason, until })
    if (isRefused(player)) return refusal(player, username)
    return done(`${player.username} is banned ${until === null ? 'for good' : `until ${day(until)} UTC`}.`)
  }

  const unban = async (username: string): Promise<Reply> => {
    const player = await moderation.unban(OPERATOR, username)
    return isRefused(player) ? refusal(player, username) : done(`${player.username} is not banned any more.`)
  }

  const who = async (): Promise<Reply> => {
    const names = await moderation.admins()
    return names.length > 0 ? done(...names) : done('There is no admin yet.')
  }

  return (order) => {
    switch (order.order) {
      case 'grant':
        return setRole(order.username, 'admin')
      case 'revoke':
        return setRole(order.username, 'player')
      case 'ban':
        return ban(order)
      case 'unban':
        return unban(order.username)
      case 'who':
        return who()
    }
  }
}

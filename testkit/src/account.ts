import type { Player } from './player.ts'

/** A password that is in no list of common ones. */
export const PASSWORD = 'seven green kettles'

export const emailOf = (username: string): string => `${username.toLowerCase()}@example.org`

/** Makes a guest a registered player, as the page does; the password is PASSWORD. Throws with the refusal's name. */
export const register = async (player: Player, username: string): Promise<Player> => {
  const answer = await player.http('register', { username, email: emailOf(username), password: PASSWORD })
  if ('error' in answer) throw new Error(`register: ${answer.error.details.reason}`)
  await player.renew()
  return player
}

import type { Guest } from './guest.ts'
import type { PartyRoom } from './party-room.ts'
import { cookiesOf } from './registered.ts'

/** `count` names of up to 24 characters, the longest first. */
export const longNames = (count: number): string[] => {
  const some = [
    'Bartholomew Featherstone',
    'Maximiliane von Wolkenau',
    'WWWWWWWWWWWWWWWWWWWWWWWW',
    'Grandma’s other grandson',
  ]
  const more = 'Ada Ben Carla Dev Eun Farid Grace Hiro Ines Jonas Kofi Lena'.split(' ')
  return Array.from({ length: count }, (_, i) => some[i] ?? `${more[i % 12]}${i < 16 ? '' : ` ${i}`}`)
}

type Arrive = (options?: object) => Promise<Guest>

/** Browsers of a television that nobody controls, of the host, and of the first two players. */
export const watchParty = async (arrive: Arrive, url: string, room: PartyRoom) => {
  const open = async (path: string, cookies: ReturnType<typeof cookiesOf> | null) => {
    const guest = await arrive()
    guest.forgiveRestart()
    if (cookies) await guest.isNow(cookies)
    await guest.page.goto(path)
    return guest
  }
  const [first, second] = room.players
  if (first === undefined || second === undefined) throw new Error('Two players are watched.')
  const at = `/party/${room.key}`
  return {
    television: await open(`${at}/screen`, null),
    host: await open(`${at}/host`, cookiesOf(room.host, url)),
    knows: await open(at, cookiesOf(first, url)),
    guesses: await open(at, cookiesOf(second, url)),
  }
}

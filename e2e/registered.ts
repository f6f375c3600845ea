import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

/** The cookies by which the server knows a player. */
export const cookiesOf = ({ cookie }: Player, url: string): Cookie[] =>
  cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url }
  })

/** Registers a player outside this test's browsers; returns the cookies by which the server knows them. */
export const registered = async (url: string, username: string): Promise<Cookie[]> => {
  return cookiesOf(await register(await signInGuest(url), username), url)
}

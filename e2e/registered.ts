import { register } from '@trivium/testkit/account'
import { enter } from '@trivium/testkit/player'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

/** Somebody registers, far from this test's browsers; answers the cookies by which the server knows them. */
export const registered = async (url: string, username: string): Promise<Cookie[]> => {
  const { cookie } = await register(await enter(url), username)
  return cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url }
  })
}

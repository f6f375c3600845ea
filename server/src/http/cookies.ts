import { COOKIES, HOST_PREFIX } from '@trivium/wire/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The cookies of one request, and the changes in its response. */
export interface Cookies {
  readonly session: string | null
  /** Set once somebody has logged in with this browser: distinguishes a player's own browser from a stranger's. */
  readonly device: string | null
  /** Null deletes the cookie. */
  setSession(cookie: string | null): void
  setDevice(cookie: string): void
}

const secure = (request: FastifyRequest, publicUrl: string | null): boolean =>
  request.protocol === 'https' || publicUrl?.startsWith('https:') === true

const readCookie = (header: string | undefined, name: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return value
  }
  return null
}

/** A __Host- cookie belongs to exactly this host; plain http (a machine at home) cannot use one. */
export const cookiesOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
): Cookies => {
  const isSecure = secure(request, publicUrl)
  const nameOf = (name: string) => (isSecure ? `${HOST_PREFIX}${name}` : name)
  const read = (name: string) => readCookie(request.headers.cookie, nameOf(name))
  const set = ({ name, life }: { name: string; life: number }, value: string | null) => {
    const rest = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === null ? 0 : life / 1000}${isSecure ? '; Secure' : ''}`
    reply.header('set-cookie', `${nameOf(name)}=${value ?? ''}; ${rest}`)
  }
  return {
    session: read(COOKIES.session.name),
    device: read(COOKIES.device.name),
    setSession: (cookie) => set(COOKIES.session, cookie),
    setDevice: (cookie) => set(COOKIES.device, cookie),
  }
}

/** True if the browser says that the request comes from a page of another site. */
export const isCrossSite = (
  request: { headers: FastifyRequest['headers'] },
  publicUrl: string | null,
): boolean => {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  const allowed = publicUrl === null ? null : new URL(publicUrl).host
  const from = URL.canParse(origin) ? new URL(origin).host : null
  return from === null || (from !== host && from !== allowed)
}

import type { FastifyReply, FastifyRequest } from 'fastify'

/** Both live as long as the browser keeps them; each visit moves the session's end. */
const COOKIE_DAYS = 400

/** The cookies of one request, and what the answer does with them. */
export interface Cookies {
  readonly session: string | null
  /** Known once somebody has logged in here: tells a player's own browser from a stranger's. */
  readonly device: string | null
  /** Null takes the cookie away. */
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

/** A __Host- cookie belongs to this very host; plain http (a machine at home) cannot carry one. */
export const cookiesOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
): Cookies => {
  const isSecure = secure(request, publicUrl)
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name)
  const read = (name: string) => readCookie(request.headers.cookie, nameOf(name))
  const set = (name: string, value: string, days: number) => {
    const rest = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${isSecure ? '; Secure' : ''}`
    reply.header('set-cookie', `${nameOf(name)}=${value}; ${rest}`)
  }
  return {
    session: read('trivium'),
    device: read('trivium-device'),
    setSession: (cookie) => set('trivium', cookie ?? '', cookie === null ? 0 : COOKIE_DAYS),
    setDevice: (cookie) => set('trivium-device', cookie, COOKIE_DAYS),
  }
}

/** True for a browser that says the request comes from a page of another site. */
export const isForeign = (
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

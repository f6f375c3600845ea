export interface NatsAddress {
  readonly servers: readonly string[]
  readonly user?: string
  readonly pass?: string
  readonly token?: string
  readonly tls: boolean
}

const SCHEMES = ['nats:', 'tls:']

/** Whether this is a list of addresses such as nats://host:4222 or tls://name:password@host:4222, separated by commas. */
export const isNatsAddress = (text: string): boolean =>
  text
    .split(',')
    .every((url) => URL.canParse(url) && SCHEMES.includes(new URL(url).protocol) && new URL(url).host !== '')

/** The servers, and the credentials of the first one, which are used for all. A name without a password is a token. */
export const parseNatsAddress = (text: string): NatsAddress => {
  const urls = text.split(',').map((url) => new URL(url))
  const [first] = urls
  const [name, pass] = [decodeURIComponent(first?.username ?? ''), decodeURIComponent(first?.password ?? '')]
  return {
    servers: urls.map(({ host }) => host),
    tls: urls.some(({ protocol }) => protocol === 'tls:'),
    ...(name !== '' && (pass === '' ? { token: name } : { user: name, pass })),
  }
}

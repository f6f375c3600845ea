import { Agent, get } from 'node:http'

export interface Fetched {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

export type Fetch = (path: string) => Promise<Fetched>

/** What a page with this HTML loads before anything is clicked: its styles, fonts, pictures and scripts, each once. */
export const assetsOf = (html: string): readonly string[] => {
  const tags = [...html.matchAll(/<(?:script|link|img)\b[^>]*>/g)].map(([tag]) => tag)
  const loaded = tags.filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag))
  const named = loaded.flatMap((tag) => [
    ...(/\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '').split(' '),
    ...(/\sdata-scripts="([^"]+)"/.exec(tag)?.[1] ?? '').split(' '),
  ])
  return [...new Set(named)].filter((path) => path.startsWith('/') && !path.startsWith('//'))
}

/** A new visitor's requests, over at most six connections, as a browser that has nothing in its cache. */
export const newVisitor = (url: string, address: Readonly<Record<string, string>>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const headers = { ...address, accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' }
  const fetch: Fetch = (path) =>
    new Promise((resolve, reject) => {
      get(`${url}${path}`, { agent, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, type: headers['content-type'] ?? '', body: Buffer.concat(chunks) })
      }).on('error', reject)
    })
  return { fetch, leave: () => agent.destroy() }
}

import { expect, test } from './fixtures.ts'
import { headOf } from './head.ts'

const PUBLIC = 'https://quiz.example'
test.use({ environment: { PUBLIC_URL: PUBLIC } })

const textAt = async (url: string): Promise<string> => (await fetch(url)).text()

test('with PUBLIC_URL set, pages, sitemap and feed use it, whatever host was requested', async ({
  server,
}) => {
  const { links, meta } = headOf(await textAt(`${server.url}/articles`))
  expect([links.get('canonical'), meta.get('og:url')]).toEqual([`${PUBLIC}/articles`, `${PUBLIC}/articles`])
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml']) {
    const text = await textAt(server.url + path)
    expect(text, path).toContain(PUBLIC)
    expect(text, path).not.toContain('127.0.0.1')
  }
  const { port } = new URL(server.url)
  await server.stop()
  await server.start()
  expect(new URL(server.url).port).toBe(port)
})

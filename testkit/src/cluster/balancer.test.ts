import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startBalancer } from './balancer.ts'

const opened: { close(): unknown }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/** A server that answers with its name, and echoes what it receives on an upgraded connection. */
const startNamed = async (name: string, ready: boolean): Promise<{ url: string; server: Server }> => {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.writeHead(ready ? 200 : 503).end()
    else response.end(`${name} ${request.headers['x-forwarded-for']}`)
  })
  server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: test\r\n\r\n')
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const balance = async (...urls: string[]): Promise<string> => {
  const balancer = await startBalancer(urls)
  opened.push(balancer)
  return balancer.url
}

const read = async (url: string, headers = {}): Promise<string> => (await fetch(url, { headers })).text()

test('requests go to the servers in turn, with the address of the visitor', async () => {
  const url = await balance((await startNamed('one', true)).url, (await startNamed('two', true)).url)
  const answers = [await read(url), await read(url), await read(url, { 'x-forwarded-for': '10.0.0.1' })]
  expect(answers).toEqual(['one 127.0.0.1', 'two 127.0.0.1', 'one 10.0.0.1, 127.0.0.1'])
})

test('a balancer that trusts its clients passes on the address that each of them says it has', async () => {
  const { url } = await startNamed('one', true)
  const balancer = await startBalancer([url], { trustsClients: true })
  opened.push(balancer)
  expect(await read(balancer.url, { 'x-forwarded-for': '10.0.0.1' })).toBe('one 10.0.0.1')
  expect(await read(balancer.url)).toBe('one 127.0.0.1')
})

test('a server that is not ready gets no requests', async () => {
  const url = await balance((await startNamed('one', false)).url, (await startNamed('two', true)).url)
  expect([await read(url), await read(url)]).toEqual(['two 127.0.0.1', 'two 127.0.0.1'])
})

test('a balancer that prefers the first server uses the next only while the first is not ready', async () => {
  const [one, two] = [await startNamed('one', true), await startNamed('two', true)]
  const balancer = await startBalancer([one.url, two.url], { prefersFirst: true })
  opened.push(balancer)
  const before = [await read(balancer.url), await read(balancer.url)]
  await new Promise((resolve) => one.server.close(resolve).closeAllConnections())
  expect([...before, await read(balancer.url)]).toEqual(['one 127.0.0.1', 'one 127.0.0.1', 'two 127.0.0.1'])
})

test('a request that cannot be sent to a server goes to the next one', async () => {
  const one = await startNamed('one', true)
  const url = await balance(one.url, (await startNamed('two', true)).url)
  await new Promise((resolve) => one.server.close(resolve).closeAllConnections())
  expect(await read(url)).toBe('two 127.0.0.1')
})

test('without a server that is ready, the answer is 503', async () => {
  const url = await balance((await startNamed('one', false)).url)
  expect((await fetch(url)).status).toBe(503)
})

test('an upgraded connection passes bytes in both directions', async () => {
  const url = new URL(await balance((await startNamed('one', true)).url))
  const socket = connect(Number(url.port), url.hostname)
  opened.push({ close: () => socket.destroy() })
  let seen = ''
  const echoed = new Promise<void>((resolve) =>
    socket.on('data', (data) => {
      seen += data
      if (seen.endsWith('hello')) resolve()
      else if (seen.endsWith('\r\n\r\n')) socket.write('hello')
    }),
  )
  socket.write(`GET / HTTP/1.1\r\nhost: ${url.host}\r\nconnection: upgrade\r\nupgrade: test\r\n\r\n`)
  await echoed
  expect(seen).toContain('101 Switching Protocols')
})

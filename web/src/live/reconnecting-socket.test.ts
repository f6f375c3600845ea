import { expect, test } from 'vitest'
import { FakeBrowser } from './fake-browser.test-kit.ts'
import { type RawSocket, ReconnectingSocket } from './reconnecting-socket.ts'

class FakeSocket implements RawSocket {
  onopen: RawSocket['onopen'] = null
  onmessage: RawSocket['onmessage'] = null
  onclose: RawSocket['onclose'] = null
  readonly sent: string[] = []
  isClosed = false
  readyState = 1

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.isClosed = true
  }
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

const started = async () => {
  const browser = new FakeBrowser()
  const sockets: FakeSocket[] = []
  const events: string[] = []
  const page = { address: 'ws://here/live' as string | null }
  const socket = new ReconnectingSocket(
    {
      address: async () => page.address,
      open: () => {
        const opened = new FakeSocket()
        sockets.push(opened)
        return opened
      },
      timers: browser.edges.timers,
      firstPause: 500,
    },
    {
      opened: () => events.push('opened'),
      received: (text) => events.push(text),
      closed: (code) => events.push(`closed ${code}`),
    },
  )
  await turns()
  const last = () => sockets.at(-1) as FakeSocket
  const pass = async (ms: number) => {
    browser.pass(ms)
    await turns()
  }
  return { socket, sockets, events, last, pass, page }
}

/** The pauses before the next sockets, to the nearest 100 ms, while each of them fails at once. */
const pauses = async ({ sockets, last, pass }: Awaited<ReturnType<typeof started>>, count: number) => {
  const found: number[] = []
  for (let i = 0; i < count; i += 1) {
    const before = sockets.length
    last().onclose?.({ code: 1006 })
    let waited = 0
    while (sockets.length === before) {
      await pass(100)
      waited += 100
    }
    found.push(waited)
  }
  return found
}

test('an open socket carries messages both ways', async () => {
  const { socket, events, last } = await started()
  socket.send('too early')
  last().onopen?.()
  socket.send('hello')
  last().onmessage?.({ data: 'welcome' })
  expect(last().sent).toEqual(['hello'])
  expect(events).toEqual(['opened', 'welcome'])
})

test('nothing is sent while the browser closes the socket', async () => {
  const { socket, last } = await started()
  last().onopen?.()
  last().readyState = 2
  socket.send('too late')
  expect(last().sent).toEqual([])
})

test('a lost connection is reported with its code and replaced after a pause', async () => {
  const { sockets, events, last, pass } = await started()
  last().onopen?.()
  last().onclose?.({ code: 4006 })
  expect(events).toEqual(['opened', 'closed 4006'])
  await pass(499)
  expect(sockets).toHaveLength(1)
  await pass(1)
  expect(sockets).toHaveLength(2)
})

test('the pauses grow with each failure, up to eight seconds', async () => {
  expect(await pauses(await started(), 8)).toEqual([500, 800, 1_300, 2_100, 3_300, 5_300, 8_000, 8_000])
})

test('a stable connection resets the reconnect delay; a brief one does not', async () => {
  const page = await started()
  await pauses(page, 4)
  page.last().onopen?.()
  await page.pass(4_999)
  expect(await pauses(page, 1)).toEqual([3_300])
  page.last().onopen?.()
  await page.pass(5_000)
  expect(await pauses(page, 1)).toEqual([500])
})

test('an attempt that does not open in four seconds has failed', async () => {
  const { sockets, events, pass } = await started()
  await pass(4_000)
  expect([sockets[0]?.isClosed, events]).toEqual([true, ['closed 1000']])
  await pass(500)
  expect(sockets).toHaveLength(2)
})

test('without an address no attempt is made; the first one follows once there is an address', async () => {
  const { socket, sockets, page, pass } = await started()
  page.address = null
  socket.reconnect()
  await turns()
  await pass(500)
  expect(sockets).toHaveLength(1)
  page.address = 'ws://here/live'
  await pass(800)
  expect(sockets).toHaveLength(2)
})

test.each(['connecting', 'open', 'pausing'])(
  'reconnect replaces a socket that is %s at once',
  async (state) => {
    const { socket, sockets, last, events } = await started()
    if (state !== 'connecting') last().onopen?.()
    if (state === 'pausing') last().onclose?.({ code: 1006 })
    events.length = 0
    const before = last()
    socket.reconnect()
    await turns()
    expect(sockets).toHaveLength(2)
    expect(before.isClosed).toBe(true)
    expect(events).toEqual(state === 'pausing' ? [] : ['closed 1000'])
  },
)

test.each(['connecting', 'open', 'pausing'])(
  'after close a socket that was %s stays closed',
  async (state) => {
    const { socket, sockets, last, events, pass } = await started()
    if (state !== 'connecting') last().onopen?.()
    if (state === 'pausing') last().onclose?.({ code: 1006 })
    events.length = 0
    socket.close()
    await pass(60_000)
    expect(sockets).toHaveLength(1)
    expect(last().isClosed).toBe(true)
    expect(events).toEqual(state === 'pausing' ? [] : ['closed 1000'])
    socket.reconnect()
    await turns()
    expect(sockets).toHaveLength(2)
  },
)

test('close and reconnect during the wait for an address leave one attempt', async () => {
  const { socket, sockets } = await started()
  socket.reconnect()
  socket.close()
  socket.reconnect()
  await turns()
  expect(sockets).toHaveLength(2)
})

test('a socket that was replaced is ignored', async () => {
  const { socket, events, last } = await started()
  const before = last()
  before.onopen?.()
  socket.reconnect()
  await turns()
  events.length = 0
  before.onmessage?.({ data: 'late' })
  before.onclose?.({ code: 1006 })
  expect(events).toEqual([])
})

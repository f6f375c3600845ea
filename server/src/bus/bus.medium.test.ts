import { startLink } from '@trivium/testkit/cluster/link'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { hasNats, NatsServer } from '@trivium/testkit/nats-server'
import { until } from '@trivium/testkit/until'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId, systemRandom } from '../random.ts'
import { type Bus, PROBE_EVERY, REQUEST_TIMEOUT } from './bus.ts'
import { InProcessBus } from './in-process.ts'
import { joinNats } from './nats.ts'

const clock = fakeClock()
const quiet = { error() {}, warn() {} }
const depsOf = () => ({ self: newId(systemRandom), clock, log: quiet })

let server: NatsServer | undefined
beforeAll(async () => {
  if (hasNats) server = await NatsServer.start()
})
afterAll(() => server?.close())

const KINDS: [string, () => Promise<() => Promise<Bus>>][] = [
  [
    'in-process',
    async () => {
      const bus = new InProcessBus()
      return async () => bus.join(depsOf(), true)
    },
  ],
]
if (hasNats)
  KINDS.push([
    'NATS',
    async () => {
      const prefix = newId(systemRandom)
      return () => joinNats({ url: server?.url ?? '', prefix, ...depsOf() })
    },
  ])
else console.log('Skipped: the tests of the bus over NATS, because nats-server is not installed.')

/** Whatever was sent to `to` before has arrived. */
const arrived = async (from: Bus, to: Bus): Promise<void> => {
  const subject = newId(systemRandom)
  let isThere = false
  const unsubscribe = to.subscribe(subject, () => {
    isThere = true
  })
  await until(() => {
    from.publish(subject, null)
    return isThere
  }, 'a message has arrived')
  unsubscribe()
}

describe.each(KINDS)('the bus, %s', (_, open) => {
  let joins: () => Promise<Bus>
  const joined: Bus[] = []
  const join = async () => {
    const bus = await joins()
    joined.push(bus)
    return bus
  }
  beforeAll(async () => {
    joins = await open()
  })
  afterAll(async () => {
    for (const bus of joined) await bus.close()
  })

  test('a message reaches every other process that subscribes to its subject, in order, but not its sender', async () => {
    const [ada, ben, eve] = [await join(), await join(), await join()]
    const heard: [string, unknown][] = []
    ada.subscribe('news', (body) => heard.push(['ada', body]))
    ben.subscribe('news', (body) => heard.push(['ben', body]))
    eve.subscribe('other', (body) => heard.push(['eve', body]))
    await arrived(ada, ben)
    await arrived(ada, eve)
    ada.publish('news', { n: 1 })
    ada.publish('news', { n: 2 })
    await arrived(ada, ben)
    await arrived(ada, eve)
    expect(heard).toEqual([
      ['ben', { n: 1 }],
      ['ben', { n: 2 }],
    ])
  })

  test('a subscription that has taken effect misses nothing', async () => {
    const [from, to] = [await join(), await join()]
    const heard: unknown[] = []
    to.subscribe('late', (body) => heard.push(body))
    await to.subscribed()
    from.publish('late', 'at once')
    await until(() => heard.length > 0, 'the first message has arrived')
    expect(heard).toEqual(['at once'])
  })

  test('a process that has unsubscribed receives no more messages', async () => {
    const [ada, ben] = [await join(), await join()]
    const heard: unknown[] = []
    const unsubscribe = ben.subscribe('left', (body) => heard.push(body))
    await arrived(ada, ben)
    ada.publish('left', 1)
    await arrived(ada, ben)
    unsubscribe()
    await arrived(ben, ada)
    ada.publish('left', 2)
    await arrived(ada, ben)
    expect(heard).toEqual([1])
  })

  test('a request is answered by the process that responds, each with its own answer', async () => {
    const [ada, ben] = [await join(), await join()]
    const stop = ben.respond('double', async (body) => Number(body) * 2)
    await arrived(ada, ben)
    await arrived(ben, ada)
    const replies = await Promise.all([1, 2, 3].map((n) => ada.request('double', n)))
    expect(replies).toEqual([2, 4, 6].map((body) => ({ ok: true, body })))
    stop()
    await arrived(ben, ada)
    expect(await ada.request('double', 1)).toEqual({ ok: false, why: 'no-responders' })
  })

  test('a request that nobody responds to is answered at once: no responders', async () => {
    const ada = await join()
    expect(await ada.request('nobody', {})).toEqual({ ok: false, why: 'no-responders' })
  })

  test('a process does not answer its own requests', async () => {
    const ada = await join()
    ada.respond('own', async () => 'mine')
    expect(await ada.request('own', {})).toMatchObject({ ok: false })
  })

  test('a request whose answer fails says so', async () => {
    const [ada, ben] = [await join(), await join()]
    ben.respond('broken', async () => {
      throw new Error('no')
    })
    await arrived(ben, ada)
    expect(await ada.request('broken', {})).toEqual({ ok: false, why: 'failed' })
  })

  test('a request that is never answered times out', async () => {
    const [ada, ben] = [await join(), await join()]
    let asked = false
    ben.respond('frozen', () => {
      asked = true
      return new Promise(() => {})
    })
    await arrived(ben, ada)
    const reply = ada.request('frozen', {})
    await until(() => asked, 'the request has arrived')
    await clock.pass(REQUEST_TIMEOUT)
    expect(await reply).toEqual({ ok: false, why: 'timed-out' })
  })

  test('a request whose responder stops before it answers fails with “no responders”', async () => {
    const [ada, ben] = [await join(), await join()]
    let asked = false
    ben.respond('dying', () => {
      asked = true
      return new Promise(() => {})
    })
    await arrived(ben, ada)
    const reply = ada.request('dying', {})
    await until(() => asked, 'the request has arrived')
    await ben.close()
    await clock.pass(PROBE_EVERY)
    expect(await reply).toEqual({ ok: false, why: 'no-responders' })
  })

  test('a request whose responder is slow stays open when the responders are checked', async () => {
    const [ada, ben] = [await join(), await join()]
    const { promise, resolve } = Promise.withResolvers<string>()
    ben.respond('slow', () => promise)
    await arrived(ben, ada)
    const reply = ada.request('slow', {})
    await clock.pass(3 * PROBE_EVERY)
    resolve('at last')
    expect(await reply).toEqual({ ok: true, body: 'at last' })
  })

  test('a process that has left refuses what it was asking', async () => {
    const [ada, ben] = [await join(), await join()]
    ben.respond('late', () => new Promise(() => {}))
    await arrived(ben, ada)
    const reply = ada.request('late', {})
    await ada.close()
    expect(await reply).toEqual({ ok: false, why: 'disconnected' })
    expect(await ada.request('late', {})).toEqual({ ok: false, why: 'disconnected' })
  })
})

test.skipIf(!hasNats)(
  'while NATS is away, requests are refused by name; afterwards everything goes on',
  async () => {
    const nats = await NatsServer.start()
    const prefix = newId(systemRandom)
    const [ada, ben] = [
      await joinNats({ url: nats.url, prefix, ...depsOf() }),
      await joinNats({ url: nats.url, prefix, ...depsOf() }),
    ]
    let gaps = 0
    ada.onReconnect(() => {
      gaps += 1
    })
    ben.respond('echo', async (body) => body)
    await arrived(ben, ada)
    await nats.kill()
    await until(() => !ada.isConnected, 'the loss is noticed')
    expect(await ada.request('echo', 1)).toEqual({ ok: false, why: 'disconnected' })
    await nats.start()
    await until(() => ada.isConnected && ben.isConnected, 'both are back')
    await arrived(ben, ada)
    expect(await ada.request('echo', 2)).toEqual({ ok: true, body: 2 })
    expect(gaps).toBe(1)
    await ada.close()
    await ben.close()
    await nats.close()
  },
)

test.skipIf(!hasNats)(
  'a lost connection is noticed at the first waiting request, and so is its return',
  async () => {
    const nats = await NatsServer.start()
    const { hostname, port } = new URL(nats.url)
    const link = await startLink(hostname, Number(port))
    const prefix = newId(systemRandom)
    const ada = await joinNats({ url: `nats://127.0.0.1:${link.port}`, prefix, ...depsOf() })
    const ben = await joinNats({ url: nats.url, prefix, ...depsOf() })
    ben.respond('echo', async (body) => body)
    await arrived(ben, ada)
    link.cut()
    const reply = ada.request('echo', 1)
    await clock.pass(PROBE_EVERY)
    expect(await reply).toEqual({ ok: false, why: 'disconnected' })
    expect(ada.isConnected).toBe(false)
    link.mend()
    await until(() => ada.isConnected, 'the connection is back')
    await arrived(ben, ada)
    expect(await ada.request('echo', 2)).toEqual({ ok: true, body: 2 })
    await ada.close()
    await ben.close()
    link.close()
    await nats.close()
  },
)

import { describe, expect, it } from 'vitest'
import { FairQueue, type Leave, type Turn } from './fair-queue.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A queue whose requests are ended by hand; `served` names them in the order in which they began. */
const fixture = (places = 1, reserved = 0) => {
  const clock = { now: 0 }
  const queue = new FairQueue({ places, reserved, now: () => clock.now })
  const served: string[] = []
  const leaves: Leave[] = []
  const enter = (key: string, name = key, weight?: number): Turn => {
    const turn = queue.enter(key, weight)
    void turn.begun.then((leave) => {
      served.push(name)
      leaves.push(leave)
    })
    return turn
  }
  /** Ends the oldest request being served after `ms`. */
  const end = async (ms = 1) => {
    await settled()
    clock.now += ms
    leaves.shift()?.()
    await settled()
  }
  const pass = (ms: number) => {
    clock.now += ms
  }
  return { queue, served, enter, end, pass }
}

describe('the fair queue', () => {
  it('keeps some places for requests of infinite weight', async () => {
    const { served, enter, end } = fixture(3, 2)
    for (const name of ['a1', 'a2', 'a3']) enter('a', name)
    for (const name of ['first 1', 'first 2', 'first 3']) enter('first', name, Number.POSITIVE_INFINITY)
    await settled()
    expect(served).toEqual(['a1', 'first 1', 'first 2'])
    await end()
    expect(served.slice(3)).toEqual(['first 3'])
    for (let i = 0; i < 3; i++) await end()
    expect(served.slice(4)).toEqual(['a2'])
  })

  it('serves requests of one flow in order of arrival', async () => {
    const { served, enter, end } = fixture()
    for (const name of ['a1', 'a2', 'a3']) enter('a', name)
    for (let i = 0; i < 3; i++) await end()
    expect(served).toEqual(['a1', 'a2', 'a3'])
  })

  it('serves a newcomer before the many requests of a flow that came earlier', async () => {
    const { served, enter, end } = fixture()
    for (let i = 0; i < 40; i++) enter('flood', `flood ${i}`)
    enter('light')
    await end()
    await end()
    expect(served.indexOf('light')).toBeLessThanOrEqual(2)
  })

  it('serves the flow that has used little lately first, each time', async () => {
    const { served, enter, end } = fixture()
    enter('heavy', 'heavy 1')
    await end(1_000)
    enter('other')
    await settled()
    enter('heavy', 'heavy 2')
    enter('light', 'light 1')
    await end()
    enter('light', 'light 2')
    enter('light', 'light 3')
    for (let i = 0; i < 4; i++) await end()
    expect(served).toEqual(['heavy 1', 'other', 'light 1', 'light 2', 'light 3', 'heavy 2'])
  })

  it('serves a flow that has used little before many new ones', async () => {
    const { served, enter, end, pass } = fixture()
    for (const known of ['a', 'b', 'c', 'd']) {
      enter(known)
      await end(100)
    }
    pass(1_000)
    enter('other')
    await settled()
    for (let i = 0; i < 40; i++) enter(`new ${i}`)
    enter('a', 'a again')
    await end()
    expect(served.at(-1)).toBe('a again')
  })

  it('serves a new flow before one that has used much', async () => {
    const { served, enter, end } = fixture()
    for (let i = 0; i < 20; i++) {
      enter(`known ${i}`)
      await end(5)
    }
    enter('heavy')
    await end(1_000)
    enter('known 0')
    await settled()
    enter('heavy')
    enter('new')
    await end()
    expect(served.at(-1)).toBe('new')
  })

  it('counts use of ten seconds ago half as much', async () => {
    const { served, enter, end, pass } = fixture()
    enter('heavy', 'heavy 1')
    await end(1_000)
    pass(20_000)
    enter('medium', 'medium 1')
    await end(400)
    enter('other')
    await settled()
    enter('medium', 'medium 2')
    enter('heavy', 'heavy 2')
    for (let i = 0; i < 3; i++) await end()
    expect(served.slice(3)).toEqual(['heavy 2', 'medium 2'])
  })

  it('serves a flow of infinite weight first, whatever it has used', async () => {
    const { served, enter, end } = fixture()
    for (let i = 0; i < 5; i++) {
      enter('first', 'first', Number.POSITIVE_INFINITY)
      await end(1_000)
    }
    enter('other')
    await settled()
    enter('light')
    enter('first', 'first', Number.POSITIVE_INFINITY)
    await end()
    expect(served.at(-1)).toBe('first')
  })

  it('reports for how long no request has been served', async () => {
    const { queue, enter, pass } = fixture()
    enter('a')
    pass(700)
    expect(queue.stalledFor).toBe(700)
  })

  it('serves as many requests at a time as it has places', async () => {
    const { queue, served, enter, end } = fixture(2)
    for (const name of ['a', 'b', 'c']) enter(name)
    await settled()
    expect(served).toEqual(['a', 'b'])
    expect(queue.waiting).toBe(1)
    await end()
    expect(served).toEqual(['a', 'b', 'c'])
  })

  it('neither serves nor counts a withdrawn request', async () => {
    const { queue, served, enter, end } = fixture()
    enter('a')
    const b = enter('b')
    enter('c')
    b.cancel()
    expect(queue.waiting).toBe(1)
    await end()
    expect(served).toEqual(['a', 'c'])
    b.cancel()
    await end()
    expect(queue.waiting).toBe(0)
  })

  it('does not serve requests that were waiting when it was closed', async () => {
    const { queue, served, enter, end } = fixture()
    enter('a')
    enter('b')
    queue.close()
    await end()
    expect(served).toEqual(['a'])
    expect(queue.waiting).toBe(0)
  })

  it('serves nothing that comes after it was closed', async () => {
    const { queue, served, enter } = fixture()
    queue.close()
    enter('a')
    await settled()
    expect(served).toEqual([])
    expect(queue.waiting).toBe(0)
  })

  it('frees a place only once, however often it is returned', async () => {
    const { queue, served, enter } = fixture()
    const first = await enter('a').begun
    enter('b')
    enter('c')
    first()
    first()
    await settled()
    expect(served).toEqual(['a', 'b'])
    expect(queue.waiting).toBe(1)
  })
})

/** Runs a busy single-place queue of flows that always have a request waiting; returns the time each flow got. */
const shares = async (flows: readonly { key: string; weight: number; takes: number }[], steps: number) => {
  const clock = { now: 0 }
  const queue = new FairQueue({ places: 1, now: () => clock.now })
  const used = flows.map(() => 0)
  let serving: { index: number; leave: Leave } | null = null
  const request = (index: number) => {
    const { key, weight } = flows[index]!
    void queue.enter(key, weight).begun.then((leave) => {
      serving = { index, leave }
    })
  }
  for (const index of flows.keys()) for (let i = 0; i < 3; i++) request(index)
  for (let step = 0; step < steps; step++) {
    await Promise.resolve()
    const { index, leave }: { index: number; leave: Leave } = serving!
    const { takes } = flows[index]!
    clock.now += takes
    used[index]! += takes
    request(index)
    leave()
  }
  return used
}

describe('under constant load', () => {
  it.each([[[1, 1]], [[1, 20]], [[3, 7, 20]], [[20, 1, 5, 9, 2, 14]]])(
    'flows get equal time, however long their requests are: %j ms',
    async (lengths) => {
      const flows = lengths.map((takes, i) => ({ key: String(i), weight: 1, takes }))
      const used = await shares(flows, 600)
      expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(2 * Math.max(...lengths))
    },
  )

  it('a flow of twice the weight gets twice the time', async () => {
    const [heavy = 0, light = 0] = await shares(
      [
        { key: 'heavy', weight: 2, takes: 5 },
        { key: 'light', weight: 1, takes: 5 },
      ],
      900,
    )
    expect(heavy / light).toBeCloseTo(2, 1)
  })
})

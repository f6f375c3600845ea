import { expect, test } from 'vitest'
import { ViewBuffer } from './view-buffer.ts'

const HOME = { page: '/', source: '', device: 'phone' } as const

test('equal views form one sum, and are taken once', () => {
  const gathered = new ViewBuffer()
  for (let n = 0; n < 3; n++) gathered.add('2026-01-01', HOME, n === 0)
  gathered.add('2026-01-02', HOME, true)
  expect(gathered.views).toBe(4)
  const taken = gathered.take()
  expect(taken).toEqual({
    sums: [
      { ...HOME, day: '2026-01-01', views: 3 },
      { ...HOME, day: '2026-01-02', views: 1 },
    ],
    visitors: [
      { day: '2026-01-01', visitors: 1 },
      { day: '2026-01-02', visitors: 1 },
    ],
  })
  expect(gathered.views).toBe(0)
  expect(gathered.take()).toEqual({ sums: [], visitors: [] })
})

test('views that could not be written are included the next time', () => {
  const gathered = new ViewBuffer()
  gathered.add('2026-01-01', HOME, true)
  const taken = gathered.take()
  gathered.add('2026-01-01', HOME, true)
  gathered.giveBack(taken)
  expect(gathered.views).toBe(2)
  expect(gathered.take()).toEqual({
    sums: [{ ...HOME, day: '2026-01-01', views: 2 }],
    visitors: [{ day: '2026-01-01', visitors: 2 }],
  })
})

test('at most 200 hosts a day are distinguished, even if they are invented', () => {
  const gathered = new ViewBuffer()
  const sources = (day: string) => {
    for (let n = 0; n < 210; n++) gathered.add(day, { ...HOME, source: `s${n}.example` }, false)
    return gathered.take().sums
  }
  for (const day of ['2026-01-01', '2026-01-02']) {
    const sums = sources(day)
    expect(sums).toHaveLength(201)
    expect(sums.at(-1)).toEqual({ ...HOME, source: 'other', day, views: 10 })
  }
  gathered.add('2026-01-02', { ...HOME, source: 's7.example' }, false)
  gathered.add('2026-01-02', HOME, false)
  expect(gathered.take().sums.map(({ source }) => source)).toEqual(['s7.example', ''])
})

import { HOUR } from '@trivium/rules/time'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { beforeEach, expect, test } from 'vitest'
import { createLeading } from './leading.ts'

/** Stands for a database that answers when the test says so. */
let answer: PromiseWithResolvers<void>
let clock: ReturnType<typeof fakeClock>
let running: Set<string>
let upkeeps: number
let leading: ReturnType<typeof createLeading>
beforeEach(() => {
  answer = Promise.withResolvers()
  clock = fakeClock()
  running = new Set()
  upkeeps = 0
  const upkeep = async () => {}
  const webhooks = {
    start: async () => {
      await answer.promise
      running.add('webhooks')
    },
    pause: async () => {
      running.delete('webhooks')
      await answer.promise
    },
  }
  const admin = {
    upkeep,
    resume: async () => {},
    start: () => void running.add('admin'),
    pause: async () => void running.delete('admin'),
  }
  const parts = {
    core: { webhooks, options: { clock }, inBackground: () => {} },
    accounts: { upkeep: async () => void upkeeps++ },
    games: { singlePlayer: { upkeep } },
    features: { admin, views: { upkeep } },
  }
  leading = createLeading(parts as unknown as Parameters<typeof createLeading>[0])
})

test('a process that leads no more before it has begun starts nothing', async () => {
  const started = leading.start(true)
  const paused = leading.pause()
  answer.resolve()
  await Promise.all([started, paused])
  await clock.pass(2 * HOUR)
  expect(running).toEqual(new Set())
  expect(upkeeps).toBe(0)
})

test('all work of the leader ends at once, although a part of it waits for the database', async () => {
  answer.resolve()
  await leading.start(true)
  expect(running).toEqual(new Set(['webhooks', 'admin']))
  answer = Promise.withResolvers()
  const paused = leading.pause()
  expect(running).toEqual(new Set())
  await clock.pass(2 * HOUR)
  expect(upkeeps).toBe(1)
  answer.resolve()
  await paused
})

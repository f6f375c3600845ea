// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderSignIn } from '../sign-in/sign-in.test-kit.tsx'
import { UsernameField } from './username-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FREE = { isFree: true, why: null, suggestions: [] }
const TAKEN = { isFree: false, why: 'username-taken', suggestions: ['Ada_12'] }

const Sample = () => <UsernameField error={undefined} refusal={null} own="Eve" />

const Sending = () => <UsernameField error={undefined} refusal={null} isSending />

const field = async (Screen = Sample) => {
  const page = await renderSignIn(Screen, '/')
  const pause = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  const type = (text: string) => page.type('Username', text)
  return { ...page, pause, type }
}

test('a name is looked up when typing pauses', async () => {
  const { type, pause, calls, say, said } = await field()
  type('Ad')
  type('Ada')
  await pause(399)
  expect(calls()).toEqual([])
  await pause(1)
  expect(calls()).toEqual([{ id: 0, fn: 'checkUsername', data: { username: 'Ada' } }])
  expect(said('Checking …')).toBe(true)
  await say({ id: 0, result: FREE })
  expect(said('Ada is free.')).toBe(true)
})

test('a taken name comes with free ones; pressing one fills it in and looks it up', async () => {
  const { type, pause, calls, say, said, press, input } = await field()
  type('Ada')
  await pause(400)
  await say({ id: 0, result: TAKEN })
  expect(said('Ada is taken.')).toBe(true)
  expect(input('Username').getAttribute('aria-invalid')).toBe('true')
  await press('Ada_12')
  await pause(400)
  expect(calls().at(-1)).toMatchObject({ fn: 'checkUsername', data: { username: 'Ada_12' } })
})

test('a reply for a name that has changed in the meantime is not shown', async () => {
  const { type, pause, say, said } = await field()
  type('Ada')
  await pause(400)
  type('Adam')
  await say({ id: 0, result: TAKEN })
  expect(said('Ada is taken.')).toBe(false)
})

test('invalid names and the player’s own are not looked up', async () => {
  const { type, pause, calls } = await field()
  for (const text of ['A!', 'ab', 'Eve']) {
    type(text)
    await pause(400)
  }
  expect(calls()).toEqual([])
})

test('a name being sent is not looked up: it may belong to the player by then', async () => {
  const { type, pause, calls } = await field(Sending)
  type('Ada')
  await pause(400)
  expect(calls()).toEqual([])
})

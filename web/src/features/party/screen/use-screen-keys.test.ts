// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useScreenKeys } from './use-screen-keys.ts'

let done: string[] = []

beforeEach(() => {
  done = []
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: async () => void done.push('full screen'),
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
})

const asHost = () =>
  renderHook(() =>
    useScreenKeys(
      () => void done.push('next'),
      () => void done.push('pause'),
    ),
  )

const press = (key: string, more: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more })

test.for([
  ['p', 'pause'],
  ['P', 'pause'],
  ['f', 'full screen'],
  ['F', 'full screen'],
  ['Enter', 'next'],
  [' ', 'next'],
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
] as const)('the key "%s" of a television: %s', ([key, what]) => {
  asHost()
  press(key)
  expect(done).toEqual([what])
})

test('a key that is held, pressed with another one, or on a button does nothing', () => {
  asHost()
  const button = document.body.appendChild(document.createElement('button'))
  for (const key of ['p', 'f', 'Enter']) {
    for (const more of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
      press(key, more)
    press(key, {}, button)
  }
  button.remove()
  expect(done).toEqual([])
})

test('what is not possible now has no key', () => {
  renderHook(() => useScreenKeys(null, null))
  for (const key of ['p', 'Enter', 'f']) press(key)
  expect(done).toEqual(['full screen'])
})

// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { sound } from '../../../preferences/sound.ts'
import { SoundKey } from './sound-key.tsx'

beforeEach(() => {
  sound.set('off')
})
afterEach(() => {
  cleanup()
  sound.set('on')
})

const show = async () => {
  const rendered = await renderApp([{ path: '*', element: <SoundKey isShown /> }])
  rendered.hand.read()
  return rendered
}

test.for(['m', 'M'])('the key %s switches the sounds on, with caps lock or without', async (key) => {
  const { hand, say, screen } = await show()
  fireEvent.keyDown(document.body, { key })
  expect(sound.get()).toBe('on')
  expect(screen.getByRole('button').textContent).toBe('Sound on M')
  expect(hand.read()).toEqual([{ id: 0, fn: 'saveSettings', data: { sound: 'on' } }])
  await say({ id: 0, result: {} })
})

test('a key that is held, or pressed with another one, switches nothing', async () => {
  await show()
  for (const more of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
    fireEvent.keyDown(document.body, { key: 'm', ...more })
  expect(sound.get()).toBe('off')
})

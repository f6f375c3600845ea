// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { haptics, vibrate } from './haptics.ts'

const phone = (hasBeenActive: boolean) => {
  const vibrated = vi.fn()
  vi.stubGlobal('navigator', { vibrate: vibrated, userActivation: { hasBeenActive } })
  return vibrated
}

afterEach(() => {
  haptics.set('on')
  vi.unstubAllGlobals()
})

it('vibrates after the first press', () => {
  const vibrated = phone(true)
  vibrate(25, 60, 25)
  expect(vibrated).toHaveBeenCalledExactlyOnceWith([25, 60, 25])
})

it('does nothing before the first press', () => {
  const vibrated = phone(false)
  vibrate(15)
  expect(vibrated).not.toHaveBeenCalled()
})

it('does nothing if vibration is off', () => {
  haptics.set('off')
  const vibrated = phone(true)
  vibrate(15)
  expect(vibrated).not.toHaveBeenCalled()
})

it('is left out where a device cannot vibrate', () => {
  vi.stubGlobal('navigator', {})
  expect(() => vibrate(15)).not.toThrow()
})

import { hasPressed } from './first-press.ts'
import { storedSetting } from './stored-setting.ts'

export const haptics = storedSetting('trivium.haptics', ['on', 'off'], 'on')

/** Vibrates a phone that can, unless vibration is off. `pattern`: ms on, off, on … */
export const vibrate = (...pattern: number[]): void => {
  if (haptics.get() === 'on' && hasPressed()) navigator.vibrate?.(pattern)
}

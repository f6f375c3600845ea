import { storedSetting } from './stored-setting.ts'

export const sound = storedSetting('trivium.sound', ['on', 'off'], 'on')

/** Plays a bundled sound unless sounds are off. If the browser refuses, that is only logged. */
export const playSound = (name: string): void => {
  if (sound.get() === 'off') return
  new Audio(`/sounds/${name}.wav`).play().catch((error: unknown) => {
    console.info(`The sound ${name} was not played:`, error)
  })
}

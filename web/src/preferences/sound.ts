import { storedSetting } from './stored-setting.ts'

export const sound = storedSetting('trivium.sound', ['on', 'off'], 'on')

/** Plays a shipped sound unless sounds are off. A browser that refuses is no failure of the player's: it is logged. */
export const playSound = (name: string): void => {
  if (sound.get() === 'off') return
  new Audio(`/sounds/${name}.wav`).play().catch((error: unknown) => {
    console.info(`The sound ${name} was not played:`, error)
  })
}

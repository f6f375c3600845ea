import { hasPressed } from './first-press.ts'
import { storedSetting } from './stored-setting.ts'

export const sound = storedSetting('trivium.sound', ['on', 'off'], 'on')

const load = () => import('../sounds/browser-player.ts')

/**
 * Plays a bundled sound, some semitones higher, unless sounds are off. Player and sound load when they are first needed. If
 * either fails, that is only logged.
 */
export const playSound = (name: string, semitones = 0): void => {
  if (sound.get() === 'off' || !hasPressed()) return
  load()
    .then(({ player }) => player.play(name, semitones))
    .catch((error: unknown) => console.info(`The sound ${name} was not played:`, error))
}

/** Plays a question's sound, also if sounds are off; resolves with a function that stops it. Rejects if it cannot be played. */
export const playFile = async (path: string): Promise<() => void> => (await load()).player.playFile(path)

/** Fades out the sounds that are playing, and drops those that are loading. */
export const muteSounds = async (): Promise<void> => {
  if (sound.get() === 'on' && hasPressed()) (await load()).player.hush()
}

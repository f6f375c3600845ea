import { storedSetting } from './stored-setting.ts'

const MOTIONS = ['system', 'reduced'] as const

/** `begin.js` reads the same key before the first paint; `base.css` then stops all animation. */
export const motion = storedSetting('trivium.motion', MOTIONS, 'system')

/** Whether scripted motion must stop, by the player's choice or the system's. */
export const isMotionReduced = (): boolean =>
  motion.get() === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches

import { storedSetting } from './stored-setting.ts'

const MOTIONS = ['system', 'reduced'] as const

/** The same key is read by `begin.js` before the first paint; `base.css` then stops all animation. */
export const motion = storedSetting('trivium.motion', MOTIONS, 'system')

/** Whether what scripts move has to stand still, by the player's choice or the system's. */
export const isMotionReduced = (): boolean =>
  motion.get() === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches

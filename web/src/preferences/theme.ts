import { storedSetting } from './stored-setting.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** `begin.js` reads the same key before the first paint. */
export const theme = storedSetting('trivium.theme', THEMES, 'system')

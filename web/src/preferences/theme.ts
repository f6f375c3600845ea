import { storedSetting } from './stored-setting.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** The same key is read by `begin.js` before the first paint. */
export const theme = storedSetting('trivium.theme', THEMES, 'system')

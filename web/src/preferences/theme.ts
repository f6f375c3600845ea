import { stored } from './stored.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** The same key is read by `begin.js` before the first paint. */
export const theme = stored('trivium.theme', THEMES, 'system')

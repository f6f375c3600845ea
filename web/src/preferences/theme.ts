import { stored } from './stored.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The same key is read by `theme.js` before the first paint. */
export const theme = stored<Theme>('trivium.theme', THEMES, 'system')

export const applyTheme = (chosen: Theme): void => {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

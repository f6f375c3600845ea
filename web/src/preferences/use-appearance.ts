import { useEffect } from 'react'
import { motion } from './motion.ts'
import type { StoredSetting } from './stored-setting.ts'
import { theme } from './theme.ts'

/** Writes a setting to an attribute of `<html>`, for styles; the system's default has no attribute. */
const shownAs = (attribute: 'theme' | 'motion', setting: StoredSetting<string>): (() => void) => {
  const show = () => {
    const value = setting.get()
    if (value === 'system') delete document.documentElement.dataset[attribute]
    else document.documentElement.dataset[attribute] = value
  }
  show()
  return setting.subscribe(show)
}

/** Applies the appearance settings, also from another tab. `begin.js` handles the first paint. */
export const useAppearance = (): void => {
  useEffect(() => shownAs('theme', theme), [])
  useEffect(() => shownAs('motion', motion), [])
}

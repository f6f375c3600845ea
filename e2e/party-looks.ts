import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { emulateColorScheme } from './emulate-color-scheme.ts'

const FOLDER = join(import.meta.dirname, '../.cache/pictures/party')

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  '1080p': { width: 1920, height: 1080 },
  '4k': { width: 3840, height: 2160 },
} as const

type Size = keyof typeof SIZES
export type View = `${Size} ${'light' | 'dark'}`

/** Takes a picture of the page for each view. A television shows what fits; other pages are taken whole. */
export const lookAt = async (page: Page, name: string, ...views: readonly View[]): Promise<void> => {
  for (const view of views) {
    const [size, scheme] = view.split(' ') as [Size, 'light' | 'dark']
    await page.setViewportSize(SIZES[size])
    await emulateColorScheme(page, scheme)
    const path = join(FOLDER, `${name}-${size}-${scheme}.png`)
    const fullPage = size === 'phone' || size === 'tablet'
    await page.screenshot({ path, fullPage, animations: 'disabled' })
  }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../docs/pictures')

/** Saves what the page shows as WebP, which the browser itself can encode. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  // The page's own policy forbids data: URLs.
  const blank = await page.context().newPage()
  const webp = await blank.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }, png)
  await blank.close()
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(webp))
}

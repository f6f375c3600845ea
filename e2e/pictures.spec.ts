import { join } from 'node:path'
import { emulateColorScheme } from './emulate-color-scheme.ts'
import { test } from './fixtures.ts'
import { GUEST_TOURS, OTHER_TOURS } from './tours.ts'

const FOLDER = '../.cache/pictures'
const WIDTHS = [360, 900, 1440]

for (const [name, tour] of Object.entries({ ...GUEST_TOURS, ...OTHER_TOURS }))
  test(`pictures of ${name}`, async ({ arrive, server }) => {
    test.setTimeout(180_000)
    const guest = await arrive()
    guest.forgive(/404/)
    await tour(guest, server, async (state) => {
      for (const width of WIDTHS)
        for (const colorScheme of ['light', 'dark'] as const) {
          await guest.page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
          await emulateColorScheme(guest.page, colorScheme)
          const path = join(import.meta.dirname, FOLDER, `${state}-${width}-${colorScheme}.png`)
          await guest.page.screenshot({ path, fullPage: true })
        }
    })
  })

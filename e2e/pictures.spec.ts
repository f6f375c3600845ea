import { join } from 'node:path'
import { emulateColorScheme } from './emulate-color-scheme.ts'
import { test } from './fixtures.ts'
import { OTHER_TOURS, SHARED_TOURS } from './tours.ts'

const FOLDER = '../.cache/pictures'
const WIDTHS = [360, 900, 1440]
const VIEWS = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** The clocks of a match leave time for one picture of each state, so there is one match for each view. */
const TIMED = new Set(['a match'])

const pictures = Object.entries({ ...SHARED_TOURS, ...OTHER_TOURS }).flatMap(([name, tour]) =>
  TIMED.has(name)
    ? VIEWS.map((view) => ({ name: `${name}, ${view.width} px, ${view.colorScheme}`, tour, views: [view] }))
    : [{ name, tour, views: VIEWS }],
)

for (const { name, tour, views } of pictures)
  test(`pictures of ${name}`, async ({ arrive, server }) => {
    test.setTimeout(180_000)
    const guest = await arrive()
    guest.forgive(/404/)
    await tour(guest, server, async (state) => {
      for (const { width, colorScheme } of views) {
        await guest.page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
        await emulateColorScheme(guest.page, colorScheme)
        const path = join(import.meta.dirname, FOLDER, `${state}-${width}-${colorScheme}.png`)
        await guest.page.screenshot({ path, fullPage: true })
      }
    })
  })

import { obstacles } from './obstacles.ts'
import { expect, test } from './promise.ts'
import { TOURS } from './tours.ts'
import { wear } from './wear.ts'

for (const [name, tour] of Object.entries(TOURS))
  test(`everybody can use ${name}, by day and by night`, async ({ arrive, server }) => {
    test.setTimeout(120_000)
    const guest = await arrive({ reducedMotion: 'reduce' })
    guest.forgive(/404/)
    await tour(guest, server, async (state) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await wear(guest.page, colorScheme)
        expect.soft(await obstacles(guest.page), `${state}, ${colorScheme}`).toEqual([])
      }
    })
  })

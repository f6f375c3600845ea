import { OF_COLOURS, obstacles } from './obstacles.ts'
import { expect, test } from './promise.ts'
import { TOURS } from './tours.ts'
import { wear } from './wear.ts'

for (const [name, tour] of Object.entries(TOURS))
  test(`everybody can use ${name}, by day and by night`, async ({ arrive, server }) => {
    test.setTimeout(120_000)
    const guest = await arrive({ reducedMotion: 'reduce' })
    guest.forgive(/404/)
    await tour(guest, server, async (state) => {
      await wear(guest.page, 'light')
      expect.soft(await obstacles(guest.page), `${state}, light`).toEqual([])
      await wear(guest.page, 'dark')
      expect.soft(await obstacles(guest.page, OF_COLOURS), `${state}, dark`).toEqual([])
    })
  })

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './promise.ts'
import { TOURS } from './tours.ts'
import { wear } from './wear.ts'

/** What stands in the way of people on the page as it is, a line each. */
const obstacles = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

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

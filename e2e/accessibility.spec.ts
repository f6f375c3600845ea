import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './promise.ts'
import { TOURS } from './tours.ts'
import { wear } from './wear.ts'

/** The rules that ask about colours: all that another theme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What stands in the way of people on the page as it is, a line each. */
const obstacles = async (page: Page, rules?: string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
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
      await wear(guest.page, 'light')
      expect.soft(await obstacles(guest.page), `${state}, light`).toEqual([])
      await wear(guest.page, 'dark')
      expect.soft(await obstacles(guest.page, OF_COLOURS), `${state}, dark`).toEqual([])
    })
  })

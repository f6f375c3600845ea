import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What stands in the way of people on the page as it is, a line each. */
export const obstacles = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

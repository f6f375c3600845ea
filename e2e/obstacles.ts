import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules that ask about colours: all that another theme can break. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What stands in the way of people on the page as it is, a line each; by all rules, or by these. */
export const obstacles = async (page: Page, rules?: string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

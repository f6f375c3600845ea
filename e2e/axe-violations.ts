import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules about colours: the only ones that another theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** A script that does nothing. */
const NOTHING = '0'

/** Accessibility violations on the current page, one line each, by all rules or the given ones. */
export const axeViolations = async (page: Page, rules?: string[]): Promise<string[]> => {
  // Axe is half a megabyte and would be sent for every check, so it is sent once per document.
  const has = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, ...(has && { axeSource: NOTHING }) }).setLegacyMode()
  const only = rules && { runOnly: { type: 'rule', values: rules } as const }
  // For results that are not violations, axe then reports only one place per rule, which is faster.
  const { violations } = await axe.options({ resultTypes: ['violations'], ...only }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

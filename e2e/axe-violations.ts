import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The rules about colours: the only ones that another theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Minified: the other file is more than twice as long, and browsers compile it for every document. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page. Returns one line per violation, or null if the page does not have axe yet. */
const run = async (options: axe.RunOptions): Promise<string[] | null> => {
  if (!('axe' in globalThis)) return null
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Accessibility violations on the current page, one line each, by all rules or the given ones. */
export const axeViolations = async (page: Page, rules?: string[]): Promise<string[]> => {
  // For results that are not violations, axe then reports only one place per rule, which is faster.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const lines = await page.evaluate(run, options)
  if (lines) return lines
  await page.evaluate(SCRIPT)
  return (await page.evaluate(run, options)) ?? ['axe did not run']
}

import { expect, type Page } from '@playwright/test'

/** How many pages are visited of those that differ only in a name or number. */
const ALIKE = 1

/** The text of error screens. */
const DEAD =
  /^(This page doesn’t exist|This road is closed|There is no |[A-Z][a-z]+ not found|This match is between)/

/** The pattern of an address: names, numbers and days are replaced by `*`. */
const shapeOf = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .split('/')
    .map((part) => (/\d|^[A-Z]/.test(part) ? '*' : part))
    .join('/')

export interface DeadLink {
  readonly from: string
  readonly to: string
  readonly says: string
}

/** The links of the current page within the site. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.target === '' && !link.download)
      .map((link) => link.pathname + link.search),
  )

/** The text of the page once it has loaded. */
const sees = async (page: Page, path: string): Promise<string> => {
  await page.goto(path, { waitUntil: 'commit' })
  const heading = page.locator('main h1').first()
  await heading.waitFor()
  await expect(page.locator('main [role="status"][aria-label]')).toHaveCount(0)
  return heading.innerText()
}

/** Follows all links from the current page, a limited number of times per address pattern. */
export const walkLinks = async (
  page: Page,
  leftOut: RegExp,
): Promise<{ seen: string[]; dead: DeadLink[] }> => {
  const [seen, dead] = [new Set<string>(), [] as DeadLink[]]
  const shapes = new Map<string, number>()
  const waiting: { readonly from: string; readonly to: string }[] = []
  const collect = async (from: string) => {
    for (const to of await linksOf(page)) {
      const shape = shapeOf(to)
      if (seen.has(to) || leftOut.test(to) || (shapes.get(shape) ?? 0) >= ALIKE) continue
      seen.add(to)
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
      waiting.push({ from, to })
    }
  }
  await collect(new URL(page.url()).pathname)
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const says = await sees(page, next.to)
    if (DEAD.test(says)) dead.push({ ...next, says })
    await collect(next.to)
  }
  return { seen: [...seen], dead }
}

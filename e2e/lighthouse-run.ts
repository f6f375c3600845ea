import { type AddressInfo, createServer } from 'node:net'
import type { LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test'
import lighthouse from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** Lighthouse's result for a page: 0 to 100 in each category, and the failed audits, one line each. */
export interface Verdict {
  readonly scores: Readonly<Record<Category, number>>
  readonly losses: readonly string[]
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Audits a page as on a phone with a slow connection (Lighthouse's preset), in a separate browser. */
export const judge = async (
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
  url: string,
): Promise<Verdict> => {
  const port = await freePort()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
    if (run === undefined) throw new Error(`Lighthouse says nothing of ${url}.`)
    const { categories, audits } = run.lhr
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
    const losses = CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id]
        const isLoss = weight > 0 && audit?.score != null && audit.score < 1
        return isLoss ? [`${name}: ${id} ${audit.score} (${audit.displayValue ?? audit.title})`] : []
      }),
    )
    return { scores: Object.fromEntries(scores) as Verdict['scores'], losses }
  } finally {
    await browser.close()
  }
}

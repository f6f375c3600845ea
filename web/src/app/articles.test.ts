import { readFileSync } from 'node:fs'
import { ARTICLE as essential } from '@trivium/content/articles/texts/essential-trivia-knowledge'
import { ARTICLE as history } from '@trivium/content/articles/texts/history-of-trivia'
import { ARTICLE as better } from '@trivium/content/articles/texts/how-to-get-better-at-trivia'
import { describe, expect, it } from 'vitest'
import { routeAt } from './routes.tsx'

const TOKENS = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8')

const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, part]) => part as string))

/** Whether an address has a screen. The last route, `*`, matches the addresses that have none. */
const hasScreen = (address: string): boolean => routeAt(address).path !== '*'

describe.each([better, essential, history])('the article $slug', ({ html, picture }) => {
  it('links only to screens', () => {
    const addresses = [...found(html, /<a href="(\/[^"#]*)/g)]
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => !address.startsWith('/article') && !hasScreen(address))).toEqual([])
  })

  it('uses only colour tokens of the page', () => {
    const colours = [...found(`${picture}${html}`, /var\((--[\w-]+)\)/g)]
    expect(colours.length).toBeGreaterThan(5)
    expect(colours.filter((colour) => !TOKENS.includes(`  ${colour}: `))).toEqual([])
  })
})

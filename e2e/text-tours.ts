import { expect } from './fixtures.ts'
import { GUEST_NAME } from './guest-name.ts'
import type { Tour } from './tour.ts'

const PAGES = {
  articles: '/articles',
  'article-better': '/article/how-to-get-better-at-trivia',
  'article-essential': '/article/essential-trivia-knowledge',
  'article-history': '/article/history-of-trivia',
  privacy: '/privacy-policy',
  credits: '/credits',
} as const

const words: Tour = async ({ page }, _, look) => {
  for (const [state, path] of Object.entries(PAGES)) {
    await page.goto(path)
    await expect(page.getByText(GUEST_NAME).first()).toBeAttached()
    await look(state)
  }
}

export const TEXT_TOURS = { 'the pages of words': words } as const

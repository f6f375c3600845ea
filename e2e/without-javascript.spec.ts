import { expect, test } from './shared-server.ts'

for (const { path, title, says, goes, to } of [
  {
    path: '/',
    title: 'Trivium: ten questions a day, and ranked duels',
    says: 'No account needed',
    goes: 'Battle',
    to: '/battle',
  },
  {
    path: '/battle',
    title: 'Battle · Trivium',
    says: 'Right answers decide',
    goes: 'Daily',
    to: '/',
  },
  {
    path: '/articles',
    title: 'Articles about trivia · Trivium',
    says: 'Something to read between quizzes',
    goes: 'A history of trivia, from the crossroads to the daily quiz',
    to: '/article/history-of-trivia',
  },
  {
    path: '/article/history-of-trivia',
    title: 'A history of trivia, from the crossroads to the daily quiz · Trivium',
    says: 'The Middle Ages gave the word a second life.',
    goes: 'Countries',
    to: '/country-quiz',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy · Trivium',
    says: 'Your network address is not stored.',
    goes: 'Credits',
    to: '/credits',
  },
  {
    path: '/country-quiz/asia',
    title: 'Country quiz: Asia · Trivium',
    says: 'Choose a region',
    goes: 'Privacy',
    to: '/privacy-policy',
  },
])
  test(`${path} can be read without JavaScript`, async ({ arrive }) => {
    const guest = await arrive({ javaScriptEnabled: false })
    // The scripts that the page names are not loaded.
    guest.forgive(/failed: csp/)
    const { page } = guest
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{4}/)
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
    await expect(page.locator('body > noscript')).toBeVisible()
    await page.getByRole('link', { name: goes, exact: true }).first().click()
    await expect(page).toHaveURL(to)
  })

import { DAY, utcDay } from '@trivium/rules/time'
import { CONTACT_MESSAGE, contactMessage } from '@trivium/testkit/contact-message'
import { signInGuest } from '@trivium/testkit/player'
import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import type { Tour } from './tour.ts'

const writing: Tour = async ({ page, contact }, _, look) => {
  await contact.open()
  await expect(contact.form.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await look('contact')
  await contact.send()
  await look('contact-wrong')
  await contact.open('123456789abc')
  await expect(page.getByText('isn’t attached', { exact: false })).toBeVisible()
  await contact.fill({
    name: 'Zoe',
    email: 'zoe@letters.example',
    topic: 'idea',
    text: 'Questions about bridges!',
  })
  await look('contact-filled')
  await contact.send()
  await expect(contact.arrived).toBeVisible()
  await look('contact-sent')
}

const inbox: Tour = async (guest, server, look) => {
  const { page, shell } = guest
  const sender = await signInGuest(server.url)
  for (const [name, topic, text] of [
    ['Ada Lovelace', 'question', CONTACT_MESSAGE.text],
    [
      'Somebody with a remarkably long name, as some people have',
      'fair-play',
      'My opponent answered everything in half a second, ten times. '.repeat(8),
    ],
    ['Ben', 'idea', 'Could there be questions about bridges?'],
  ] as const)
    await sender.http('sendMessage', await contactMessage(sender, { name, topic, text }))
  await guest.isNow(await registered(server.url, 'Cleo'))
  await server.admin('grant', 'Cleo')
  await page.goto('/admin/messages')
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
  await look('inbox')
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.getByRole('textbox', { name: /^To / }).fill('It ends in Rotterdam, you are right.\n\nThank you!')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('list', { name: 'Answers' })).toBeVisible()
  await expect(shell.notice).toBeVisible()
  await look('message-answered')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await look('message-reopen')
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await page.goto('/admin/messages/123456789abc')
  await expect(page.getByRole('heading', { name: 'Message not found' })).toBeVisible()
  await look('message-unknown')
  await page.goto('/admin/messages?state=closed')
  await expect(page.getByText('No message is closed.', { exact: false })).toBeVisible()
  await look('inbox-empty')
}

/** Page views of a year. */
const year = (today: number) =>
  Array.from({ length: 365 }, (_, ago) => {
    const day = utcDay(today - ago * DAY)
    const many = Math.round(40 + 25 * Math.sin(ago / 9) + (ago % 7 === 0 ? 30 : 0) + (365 - ago) / 6)
    const rows = [
      { page: '/', source: '', device: 'phone', views: many },
      { page: '/', source: 'news.example', device: 'desktop', views: Math.round(many / 5) },
      {
        page: '/join-friend-match/:matchKey',
        source: 'a-forum-with-a-long-name.example',
        device: 'phone',
        views: 3,
      },
      { page: '/profile/:username', source: '', device: 'tablet', views: 4 },
    ]
    return { day, visitors: Math.round(many / 2), rows: rows.map((row) => ({ ...row, day })) }
  })

const visits: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, 'Cleo'))
  await server.admin('grant', 'Cleo')
  await page.goto('/admin/visits')
  await expect(page.getByText('No visits in this period.', { exact: false })).toBeVisible()
  await look('visits-none')
  await page.goto('about:blank')
  await server.between(async (db) => {
    const days = year(Date.now())
    await db
      .insertInto('page_views')
      .values(days.flatMap(({ rows }) => rows))
      .execute()
    await db
      .insertInto('page_visitors')
      .values(days.map(({ day, visitors }) => ({ day, visitors })))
      .execute()
  })
  await page.goto('/admin/visits')
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible()
  await look('visits')
  await page.getByLabel('Period').selectOption('365')
  await expect(page.getByText('Each bar is one week.', { exact: false }).first()).toBeVisible()
  await page.getByText('As a table').first().click()
  await look('visits-of-a-year')
}

/** The form. */
export const CONTACT_TOURS = { 'writing to us': writing } as const

/** What an admin sees of messages and visits. */
export const INBOX_TOURS = { 'the inbox': inbox, visits } as const

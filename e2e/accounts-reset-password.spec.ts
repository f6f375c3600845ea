import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { readMail } from '@trivium/testkit/mail-text'
import { test as base, expect } from './fixtures.ts'
import { GUEST_NAME } from './guest-name.ts'
import { registered } from './registered.ts'
import { linkIn } from './reset-page.ts'

const RESET = /new password/
const ANOTHER = 'eleven blue teapots'

const test = base.extend<{ postOffice: FakeMailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  postOffice: async ({}, use) => {
    const office = await startFakeMailServer()
    await use(office)
    await office.close()
  },
  environment: async ({ postOffice }, use) => {
    await use({ SMTP_URL: postOffice.url })
  },
})

test('a player resets a forgotten password with a mailed link, once, and other devices are logged out', async ({
  arrive,
  arriveAs,
  postOffice,
}) => {
  const laptop = await arriveAs('Ada')
  await laptop.lobby.open()
  await expect(laptop.shell.ownCard).toContainText('Ada')
  await test.step('the link mailed at registration confirms the address', async () => {
    const { text } = await postOffice.next(emailOf('Ada'), /Is this your address/)
    const link = /https?:\/\/\S+#confirm=\S+/.exec(text)?.[0] ?? ''
    const { pathname, hash } = new URL(link)
    await laptop.page.goto(pathname + hash)
    await expect(laptop.editProfile.done('is confirmed.')).toBeVisible()
    await expect(laptop.page).toHaveURL(/\/edit-profile$/)
  })
  const phone = await arrive()
  phone.forgiveRefusals('logIn')
  const { reset, logIn, shell, page } = phone
  await logIn.open()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await reset.ask(emailOf('Ada'))
  const { subject, text } = await postOffice.next(emailOf('Ada'), RESET)
  expect(subject).toBe('A new password for Trivium')
  const link = linkIn(text)

  await reset.follow(link)
  await test.step('the link’s secret is removed from the address bar', async () => {
    await expect(page).toHaveURL(/\/reset-password$/)
  })
  await reset.choose(ANOTHER)
  await expect(page).toHaveURL(/\/login$/)
  await expect(shell.notice).toContainText('Your password is changed, Ada.')
  await expect(logIn.name).toHaveValue('Ada')

  await test.step('the other device is logged out', async () => {
    await expect(laptop.shell.ownCard).toContainText(GUEST_NAME)
    await expect(laptop.shell.logIn).toBeVisible()
  })
  await test.step('a mail reports the change', async () => {
    expect((await postOffice.next(emailOf('Ada'), /changed/)).subject).toBe(
      'Your Trivium password was changed',
    )
  })

  await logIn.enter('Ada', PASSWORD)
  await expect(logIn.password).toHaveAccessibleDescription(/Wrong username, email or password\./)
  await logIn.enter('Ada', ANOTHER)
  await expect(shell.ownCard).toContainText('Ada')
})

test('a used link does not work, says so, and offers another', async ({ arrive, server, postOffice }) => {
  await registered(server.url, 'Ada')
  const guest = await arrive()
  guest.forgiveRefusals('resetPassword')
  const { reset, logIn, page } = guest
  await reset.open()
  await reset.ask(emailOf('Ada'))
  const link = linkIn((await postOffice.next(emailOf('Ada'), RESET)).text)
  await reset.follow(link)
  await reset.choose(ANOTHER)
  await expect(page).toHaveURL(/\/login$/)

  await reset.follow(link)
  await reset.choose('twelve green teapots')
  await expect(reset.expiredLink).toBeVisible()
  await expect(page.getByText('Links work once, for 60 minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(reset.email).toBeVisible()

  await test.step('the password is still the one set first', async () => {
    await logIn.open()
    await logIn.enter('Ada', ANOTHER)
    await expect(guest.shell.ownCard).toContainText('Ada')
  })
})

test('requesting a link does not reveal who has an account', async ({ arrive, server, postOffice }) => {
  await registered(server.url, 'Ada')
  const { reset, page } = await arrive()
  const said: string[] = []
  for (const name of ['Ada', 'Nobody']) {
    await reset.open()
    await reset.ask(emailOf(name))
    said.push((await page.getByRole('main').innerText()).replace(emailOf(name), ''))
  }
  expect(said[1]).toBe(said[0])
  await postOffice.next(emailOf('Ada'), RESET)
  const resets = postOffice.mails.filter((mail) => RESET.test(mail.subject))
  expect(resets.map(({ to }) => to)).toEqual([emailOf('Ada')])
})

base('without a mail server, mails are saved as files with their links', async ({ arrive, server }) => {
  await registered(server.url, 'Ada')
  const { reset, page } = await arrive()
  await reset.open()
  await reset.ask(emailOf('Ada'))
  const folder = join(server.folder, 'mail')
  const mails = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  await expect.poll(mails).toHaveLength(1)
  const [name = ''] = await mails()
  const { text } = readMail(await readFile(join(folder, name), 'latin1'), emailOf('Ada'))
  await reset.follow(linkIn(text))
  await reset.choose(ANOTHER)
  await expect(page).toHaveURL(/\/login$/)
})

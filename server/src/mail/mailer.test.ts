import { expect, test } from 'vitest'
import { maskAddress, messageOf } from './mailer.ts'

test.each([
  ['ada@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
  ['no address', '…'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

test('the sender is the site’s current name; a configured sender stays', () => {
  const mail = { to: 'ada@example.org', subject: 'Your {site-name} password', text: 'Hello.\n' }
  const sender = { from: '{site-name} <no-reply@quiz.example>', site: 'https://quiz.example' }
  const siteName = 'Owls, "Ada" & <Co>'
  expect(messageOf({ ...mail, siteName }, sender)).toMatchObject({
    from: { name: siteName, address: 'no-reply@quiz.example' },
    subject: `Your ${siteName} password`,
    text: `Hello.\n\n-- \n${siteName}, https://quiz.example\n`,
  })
  expect(messageOf(mail, sender)).toMatchObject({
    from: { name: 'Trivium' },
    subject: 'Your Trivium password',
  })
  const own = messageOf({ ...mail, siteName }, { ...sender, from: 'Quiz <a@b.example>' })
  expect(own.from).toBe('Quiz <a@b.example>')
})

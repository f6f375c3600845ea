import { expect, test } from 'vitest'
import { confirmEmailMail, deletionMail, emailChangedMail, passwordChangedMail, resetMail } from './mails.ts'

const reader = { to: 'ada@example.org', username: 'Ada' }
const link = 'https://quiz.example/reset-password#token=abcdefghijklmnopqrstuvwx'

const mails = {
  reset: resetMail({ ...reader, link }),
  'confirm email': confirmEmailMail({ ...reader, link: 'https://quiz.example/edit-profile#confirm=abc' }),
  'password changed': passwordChangedMail(reader),
  'email changed': emailChangedMail({ ...reader, email: 'grace@new.example' }),
  deletion: deletionMail({ ...reader, when: Date.UTC(2026, 0, 8, 14, 30) }),
}

test.each(Object.entries(mails))(
  'the mail of %s greets its reader and says what to do if it was not them',
  (_, mail) => {
    expect(mail.to).toBe('ada@example.org')
    expect(mail.subject).toContain('{site-name}')
    expect(mail.text).toMatch(/^Hello Ada,\n\n/)
    expect(mail.text).toMatch(/If (this was not you|you did not ask for it)/)
    expect(mail.text).toMatch(/[^\n]\n$/)
  },
)

test.each(Object.entries(mails))('the mail of %s has no long lines except links', (_, mail) => {
  const lines = mail.text.split('\n').filter((line) => !line.startsWith('https://'))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76)
})

test('the reset mail has the link on a separate line, and says how long it is valid', () => {
  expect(mails.reset.text.split('\n')).toContain(link)
  expect(mails.reset.text).toContain('60 minutes')
})

test('the mail to the old address does not reveal the new one', () => {
  expect(mails['email changed'].text).toContain('g…@new.example')
  expect(mails['email changed'].text).not.toContain('grace')
})

test('the deletion mail says when, and how to keep the account', () => {
  expect(mails.deletion.text).toContain('Thursday, 8 January 2026 at 14:30 UTC')
  expect(mails.deletion.text).toContain('keep your account')
})

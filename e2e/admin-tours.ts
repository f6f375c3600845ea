import { adminQuestionsTour } from './admin-questions-tour.ts'
import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import { siteSettings } from './site-tour.ts'
import { submittedQuiz } from './submitted-quiz.ts'
import type { Tour } from './tour.ts'

/** The longest possible name. */
const LONG_NAME = 'Maximilian_von_Ahorn'

const keptOut: Tour = async (guest, { url }, look) => {
  const { page } = guest
  const heading = page.getByRole('heading', { name: 'For admins only' })
  await page.goto('/admin')
  await expect(heading).toBeVisible()
  await look('admin-guest')
  await guest.isNow(await registered(url, 'Kuno'))
  await page.goto('/admin/audit-log')
  await expect(heading).toBeVisible()
  await look('admin-registered')
}

const auditLog: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, 'Ada'))
  await registered(server.url, LONG_NAME)
  await server.admin('grant', 'Ada')
  await page.goto('/admin/audit-log?actor=nobody-at-all')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await look('audit-log-nothing')
  await server.admin('ban', LONG_NAME, '--reason', 'answers before it can be read', '--days', '30')
  await server.admin('unban', LONG_NAME)
  await server.admin('ban', LONG_NAME, '--reason', 'an engine', '--refund')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
  await look('audit-log')
  await page.getByRole('button', { name: 'Undo no. 4' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Give a reason of at least 3 characters.')).toBeVisible()
  await look('audit-log-undo')
  await page.getByLabel('Reason, for the audit log').fill('The wrong player')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: Player banned')).toBeVisible()
  await look('audit-log-undone')
}

const overview: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, 'Anton'))
  await server.admin('grant', 'Anton')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'New players by day' })).toBeVisible()
  await look('admin-overview')
}

const quizzes: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, 'Ada'))
  await server.admin('grant', 'Ada')
  await page.goto('/admin/quizzes')
  await expect(page.getByText('No quizzes to review.')).toBeVisible()
  await look('admin-quizzes-none')
  await submittedQuiz(server.url, LONG_NAME, 'Great rivers of the world and the towns on their banks')
  await page.reload()
  await expect(page.getByRole('link', { name: /^Great rivers/ })).toBeVisible()
  await look('admin-quizzes')
  await page.getByRole('link', { name: /^Great rivers/ }).click()
  await expect(page.getByRole('heading', { name: '2 questions' })).toBeVisible()
  await look('admin-quiz')
  await page.getByRole('button', { name: 'Send back' }).click()
  await look('admin-quiz-send-back')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish it' }).click()
  await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible()
  await page.goto('/custom')
  await expect(page.getByRole('link', { name: /^Great rivers/ })).toBeVisible()
  await look('custom-with-public-quiz')
}

export const ADMIN_TOURS = {
  'quizzes to review': quizzes,
  'the audit log': auditLog,
  'question work': adminQuestionsTour,
  'the settings of the site': siteSettings,
} as const

/** These need no empty server. */
export const PANEL_TOURS = {
  'the admin panel without being an admin': keptOut,
  'the overview': overview,
} as const

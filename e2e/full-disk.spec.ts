import { randomBytes } from 'node:crypto'
import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { smallDisk } from '@trivium/testkit/small-disk'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { preparedFolder } from './prepare.ts'
import { restoreFolder } from './restore-folder.ts'
import { GameServer } from './server.ts'

/** A quiz that needs new space on the disk: it cannot be compressed. */
const LARGE_QUIZ = {
  title: 'Large',
  description: '',
  questions: Array.from({ length: 150 }, () => ({
    kind: 'choice' as const,
    prompt: randomBytes(150).toString('hex'),
    choices: ['right', 'wrong'],
    right: 0,
  })),
}

test('a full disk is announced on every open page until there is space again, and no answer is lost', async ({
  browser,
}) => {
  const disk = smallDisk(160)
  test.skip(disk === null, 'Only root can mount a small disk, on Linux.')
  if (disk === null) return
  const folder = `${disk.folder}/data`
  restoreFolder(preparedFolder(), folder)
  const server = await GameServer.on(folder)
  try {
    const maker = await register(await signInGuest(server.url), 'Ada')
    const { quizId } = await maker.connect().then(() => maker.do('createQuiz', { title: 'Large' }))
    const { updatedAt } = await maker.do('readMyQuiz', { quizId })
    const guest = await Guest.arrive(browser, server.url)
    const banner = guest.page.getByRole('complementary', { name: 'Connection' })
    await guest.survival.open()
    await guest.survival.start()
    await guest.solo.asked('Question 1')

    disk.fill(0)
    expect(await maker.http('saveQuiz', { quizId, quiz: LARGE_QUIZ, updatedAt })).toHaveProperty('error')
    await expect(banner).toHaveText('We can’t save right now. Your answers so far are safe.')
    await (await guest.solo.choice('right')).click()
    disk.free()
    await expect(guest.solo.verdict('right')).toBeVisible()
    await expect(banner).toBeHidden()
    await guest.page.reload()
    await expect(guest.page.getByText('1 right, 0 wrong')).toBeVisible()
    expect(guest.problems).toEqual([])
    await guest.context.close()
    maker.leave()
  } finally {
    await server.kill()
    disk.remove()
  }
})

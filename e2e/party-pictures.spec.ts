import { expect, test } from './fixtures.ts'
import { lookAt, type View } from './party-looks.ts'
import { ALL_FORMS, answerTo, planWith } from './party-pictures-plan.ts'
import { PartyRoom } from './party-room.ts'
import { longNames, watchParty } from './party-watchers.ts'
import { cookiesOf } from './registered.ts'
import { madeQuiz } from './submitted-quiz.ts'

const PHONE: View[] = ['phone light', 'phone dark']
const TELEVISION: View[] = ['1080p light', '1080p dark']
const ALL: View[] = [...PHONE, 'tablet light', 'tablet dark', ...TELEVISION, '4k light', '4k dark']

test('everybody alone: forty players, every form and every phase', async ({ arrive, server }) => {
  test.setTimeout(600_000)
  const { quizId, maker } = await madeQuiz(server.url, 'Galilea', ALL_FORMS, 'unlisted')
  const room = await PartyRoom.open(server.url, maker, planWith(quizId, {}, null))
  const newcomer = await arrive()
  await newcomer.page.goto(`/party/${room.key}`)
  await newcomer.party.join.waitFor()
  await lookAt(newcomer.page, 'phone-join', ...PHONE, 'tablet light')
  await newcomer.page.goto(`/party/${room.key}/screen`)
  await newcomer.page.getByRole('heading', { name: 'Scan to join' }).waitFor()
  await lookAt(newcomer.page, 'tv-lobby-empty', ...TELEVISION, '4k dark')
  await newcomer.page.goto('/party')
  await newcomer.page.getByRole('heading', { name: 'Start a party' }).waitFor()
  await lookAt(newcomer.page, 'all-start', ...ALL)
  await room.join(longNames(40))
  const { television, host, knows, guesses } = await watchParty(arrive, server.url, room)
  const look = async (name: string, isFirst = false) => {
    await lookAt(
      television.page,
      `tv-${name}`,
      ...(isFirst ? TELEVISION : (['1080p light'] as const)),
      ...(isFirst ? (['tablet dark', '4k light'] as const) : []),
    )
    await lookAt(
      host.page,
      `host-${name}`,
      ...(isFirst ? [...PHONE, 'tablet light' as const, '1080p dark' as const] : (['phone dark'] as const)),
    )
    await lookAt(knows.page, `phone-${name}-knows`, isFirst ? 'tablet dark' : 'phone light', 'phone light')
    await lookAt(guesses.page, `phone-${name}-guesses`, 'phone dark')
  }
  /** Each screen in every size and both themes. */
  const lookAtAll = async (name: string) => {
    await lookAt(television.page, `all-tv-${name}`, ...ALL)
    await lookAt(host.page, `all-host-${name}`, ...ALL)
    await lookAt(knows.page, `all-phone-${name}`, ...ALL)
  }
  await expect(television.page.getByRole('heading', { name: '40 players in' })).toBeVisible()
  await look('lobby', true)
  await room.start()
  await room.reached('intro')
  await expect(television.page.getByRole('heading', { name: 'Planets, moons' })).toBeVisible()
  await look('intro', true)
  await room.next('reading')
  await expect(knows.page.getByText('Get ready …')).toBeVisible()
  await look('reading', true)
  for (let number = 0; number < 8; number++) {
    if (room.doc.phase === 'intro') {
      if (number === 6) await look('intro-flags')
      await room.next('reading')
    }
    if (room.doc.phase === 'reading') await room.next('open')
    const { form } = room.doc.question ?? { form: '' }
    const name = number === 6 ? 'flag' : number === 7 ? 'map' : form
    await expect(knows.page.getByText('Get ready …')).toBeHidden()
    await expect(television.page.getByRole('timer')).toBeVisible()
    await look(`${name}-open`, number === 0)
    if (number === 0) await lookAtAll('open')
    await room.answer((question, i) => (i % 7 === 6 ? null : answerTo(question, i % 5 === 0, i)))
    await expect(television.page.getByText('35 of 40 answered')).toBeVisible()
    await look(`${name}-answered`)
    if (number === 1) {
      await room.host.do('pauseParty', { partyId: room.partyId })
      await expect(television.page.getByText('Paused').first()).toBeVisible()
      await look('paused', true)
      await room.host.do('resumeParty', { partyId: room.partyId })
      await expect(television.page.getByRole('timer')).toBeVisible()
    }
    await room.next('closed')
    await expect(television.party.gotIt).toBeVisible()
    await look(`${name}-closed`, number === 0)
    if (number === 0) await lookAtAll('closed')
    await room.next('standings', 'over')
    if (number === 7) break
    // Its rows have moved.
    await expect(television.party.standings.first()).toContainText(/^1/)
    if ([0, 1, 5].includes(number)) await look(number === 5 ? 'break' : `standings-${number}`, number !== 1)
    await room.next('intro', 'reading')
  }
  if (room.doc.phase === 'standings') await room.next('over')
  await expect(television.page.getByRole('heading', { name: /first place| wins?!$/ })).toBeVisible()
  await look('over', true)
  await knows.page.getByRole('link', { name: 'See the answers' }).click()
  await knows.page.getByRole('heading', { name: 'Every question' }).waitFor()
  await lookAt(knows.page, 'results', ...PHONE, 'tablet light', '1080p dark')
  await host.page.getByRole('link', { name: 'See the results' }).click()
  await host.page.getByRole('heading', { name: 'Every question' }).waitFor()
  await lookAt(host.page, 'results-host', ...PHONE, 'tablet dark')
  room.leave()
})

test('twelve teams with long names; an overlay; a host who is gone; no connection', async ({
  arrive,
  server,
}) => {
  test.setTimeout(600_000)
  const { quizId, maker } = await madeQuiz(server.url, 'Galilea', ALL_FORMS, 'unlisted')
  const names = longNames(12).map((name, i) =>
    i < 4 ? `The ${name}`.slice(0, 24) : `Table ${i + 1}, ${name}`,
  )
  const plan = planWith(quizId, { teams: { forming: 'choose', names } }, 1)
  const room = await PartyRoom.open(server.url, maker, plan)
  await room.join(longNames(30))
  const { partyId } = room
  await Promise.all(
    room.players.map((player, i) =>
      i === 1 ? null : player.do('changePartyTeam', { partyId, team: i % 12 }),
    ),
  )
  const { television, host, knows, guesses } = await watchParty(arrive, server.url, room)
  const overlay = await arrive()
  overlay.forgiveRestart()
  await overlay.page.goto(`/party/${room.key}/screen?overlay=1`)
  const look = async (name: string) => {
    await lookAt(television.page, `teams-tv-${name}`, ...TELEVISION)
    await lookAt(overlay.page, `overlay-${name}`, '1080p light', '1080p dark')
    await lookAt(host.page, `teams-host-${name}`, 'phone light', 'tablet dark')
    await lookAt(knows.page, `teams-phone-${name}`, ...PHONE)
  }
  await expect(television.page.getByRole('heading', { name: '30 players in' })).toBeVisible()
  await look('lobby')
  await lookAt(guesses.page, 'teams-phone-none-chosen', ...PHONE)
  await room.start()
  await room.reached('intro')
  await room.next('reading')
  await room.next('open')
  await room.answer((question, i) => (i % 12 === 11 ? null : answerTo(question, i % 5 === 0, i)))
  await expect(television.page.getByRole('timer')).toBeVisible()
  await look('answered')
  await room.next('closed')
  await expect(television.party.gotIt).toBeVisible()
  await look('closed')
  await room.next('standings')
  // Its rows have moved.
  await expect(television.party.standings.first()).toContainText(/^1/)
  await look('standings')
  await room.host.do('passPartyHost', { partyId, seat: 2 })
  await expect(host.page.getByRole('heading', { name: / is the host$/ })).toBeVisible()
  await lookAt(host.page, 'host-passed', ...PHONE)
  await room.host.do('takePartyHost', { partyId })
  await room.host.do('endParty', { partyId })
  await expect(television.page.getByRole('heading', { name: /first place| wins?!$/ })).toBeVisible()
  await look('over')
  await server.kill()
  await expect(television.page.getByText(/^No connection|restarting/)).toBeVisible()
  await expect(knows.page.getByText(/No connection|restarting|reconnecting/i).first()).toBeVisible()
  await lookAt(television.page, 'tv-no-connection', ...TELEVISION)
  await lookAt(knows.page, 'phone-no-connection', ...PHONE)
  await server.start()
  room.leave()
})

test('a party is started, planned, printed, and its questions are written', async ({ arrive, server }) => {
  test.setTimeout(300_000)
  const { quizId, maker } = await madeQuiz(server.url, 'Galilea', ALL_FORMS, 'unlisted')
  const guest = await arrive()
  const { page } = guest
  await guest.isNow(cookiesOf(maker, server.url))
  await page.goto('/party')
  await lookAt(page, 'start', ...PHONE, 'tablet dark', '1080p light')
  await page.getByText('Questions, teams and rules').click()
  await page.getByText('My quizzes').click()
  await lookAt(page, 'start-options', ...PHONE, 'tablet light', '1080p dark')
  await page.goto('/party/plan')
  await page.getByText('Change').nth(1).click()
  await lookAt(page, 'plan', ...PHONE, 'tablet dark', '1080p light')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('article', { name: /Marking$/ }).waitFor()
  await lookAt(page, 'print', 'phone light', 'tablet light')
  await page.emulateMedia({ media: 'print' })
  await lookAt(page, 'print-paper', 'tablet light', 'tablet dark')
  await page.emulateMedia({ media: null })
  await page.goto(`/custom/edit/${quizId}`)
  await page.getByRole('textbox').first().waitFor()
  await lookAt(page, 'editor', ...PHONE, 'tablet light', '1080p dark')
})

import type { Mode } from '@trivium/wire/modes/modes'
import { ACCOUNT_TOURS } from './account-tours.ts'
import { ADMIN_TOURS, PANEL_TOURS } from './admin-tours.ts'
import { CONTACT_TOURS, INBOX_TOURS } from './contact-tours.ts'
import { COUNTRY_TOURS } from './countries-tours.ts'
import { FAIR_PLAY_TOURS } from './fair-play-tours.ts'
import { expect } from './fixtures.ts'
import { FLAG_TOURS } from './flags-tours.ts'
import { GUEST_NAME } from './guest-name.ts'
import { leaderboard } from './leaderboards-tour.ts'
import { Opponent } from './opponent.ts'
import { PARTY_TOURS } from './party-tours.ts'
import { PausableSocket } from './pausable-socket.ts'
import { RECORD_TOURS } from './record-tours.ts'
import { SOLO_TOURS } from './solo-tours.ts'
import { TEXT_TOURS } from './text-tours.ts'
import type { Tour } from './tour.ts'

const KEPT_OUT = { 'no-such-place': '/nowhere-at-all', 'no-such-match': '/match/123456789abc' }

const pages: Tour = async ({ page, lobby }, { url }, look) => {
  await page.goto('/')
  await expect(page.getByText(GUEST_NAME).first()).toBeAttached()
  await look('home')
  for (const [state, path] of Object.entries(KEPT_OUT)) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Battle' })).toBeVisible()
    await look(state)
  }
  const rival = await Opponent.arrive(url)
  await page.goto(`/match/${await rival.practise()}`)
  await expect(page.getByRole('heading', { name: 'This match is between two others' })).toBeVisible()
  await look('match-of-others')
  rival.leave()

  await lobby.open()
  await expect(lobby.recent.getByText('None yet.')).toBeVisible()
  await look('lobby')
  await lobby.search()
  await expect(lobby.searching).toBeVisible()
  await look('searching')
  await page.getByRole('link', { name: 'Daily', exact: true }).click()
  await page.getByRole('link', { name: /^Searching/ }).waitFor()
  await look('searching-elsewhere')
  await page.getByRole('button', { name: 'Cancel search' }).click()
}

const menu: Tour = async ({ page, shell }, _, look) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/')
  await shell.menuButton.click()
  await expect(shell.menu).toContainText('Rating')
  await look('menu')
}

const invitations: Tour = async ({ page, lobby }, { url }, look) => {
  await lobby.open()
  const key = await lobby.invite()
  await look('invitation')
  await page.goto(`/join-friend-match/${key}`)
  await expect(page.getByRole('heading', { name: 'This is your own invitation' })).toBeVisible()
  await look('own-invitation')
  await page.goto('/join-friend-match/ABCDEF')
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
  await look('no-invitation')
  const rival = await Opponent.arrive(url)
  await page.goto(`/join-friend-match/${await rival.invite()}`)
  await expect(page.getByRole('heading', { name: /invites you to a match/ })).toBeVisible()
  await look('invited')
  rival.leave()
}

const match: Tour = async ({ page, lobby, found, match, popup }, { url }, look) => {
  const socket = await PausableSocket.on(page)
  /** Runs the check while nothing can change. */
  const still = async (state: string) => {
    socket.hold()
    await look(state)
    socket.release()
  }
  await lobby.open()
  const rival = await Opponent.arrive(url)
  await rival.search()
  await lobby.search()
  await expect(found.join).toBeVisible()
  await still('match-found')
  await found.join.click()
  await expect(found.prompt).toHaveAccessibleName('You’re in')
  await still('joined')
  const id = await rival.joinFound()
  await match.arrived()
  expect(match.id).toBe(id)
  await expect(match.result('Get ready')).toBeVisible()
  await still('get-ready')

  await match.asked(1)
  await still('question')
  await match.answer('right')
  await still('chosen')
  await rival.answer('wrong')
  await expect(match.route('You', 1, 0)).toBeVisible()
  await still('reveal-right')

  await match.asked(2)
  await rival.answer('right')
  await match.answer('wrong')
  await expect(match.route('You', 1, 1)).toBeVisible()
  await still('reveal-wrong')

  await match.asked(3)
  rival.leave()
  await expect(page.getByText(/is away\. We’ll wait/).last()).toBeVisible()
  await still('away')
  await rival.comeBack()
  await page.getByRole('button', { name: 'Resign' }).click()
  await still('resign')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await still('keys')
  await page.keyboard.press('Escape')

  await rival.resign()
  await expect(match.result('You won')).toBeVisible()
  await match.reviewed()
  await expect(page.getByText('+20', { exact: true })).toBeVisible()
  await rival.offerRematch()
  await expect(page.getByRole('button', { name: 'Accept rematch' })).toBeVisible()
  await popup.titled('First Victory').waitFor()
  await look('result')
  // It closes by itself, perhaps while the page is examined.
  await expect(popup.titled('First Victory')).toBeHidden()
  await match.openReview(1)
  await look('review')
  await page.getByRole('link', { name: 'Back to Battle' }).click()
  await expect(lobby.recent.getByRole('link')).toBeVisible()
  await look('lobby-after')
  rival.leave()
}

/** Two found matches that the guest does not join. */
const paused: Tour = async ({ lobby, found, shell }, { url }, look) => {
  await lobby.open()
  const rival = await Opponent.arrive(url)
  await rival.search()
  for (const told of ['You did not join your match in time', 'Searching is paused']) {
    await lobby.search()
    await found.join.waitFor()
    await rival.joinFound()
    await found.prompt.waitFor({ state: 'hidden' })
    await expect(shell.sentence(told)).toBeVisible()
    await look(told === 'Searching is paused' ? 'paused' : 'missed')
  }
  rival.leave()
}

type Tours = Readonly<Record<string, Tour>>

/** Every mode has tours. A guest takes them alone, except for the battle's. */
const MODE_TOURS = {
  battle: { 'a match': match, 'a pause': paused },
  daily: { 'the daily': SOLO_TOURS['the daily'] },
  survival: { Survival: SOLO_TOURS.Survival },
  custom: { 'a custom quiz': SOLO_TOURS['a custom quiz'] },
  flags: FLAG_TOURS,
  countries: COUNTRY_TOURS,
  party: PARTY_TOURS,
} as const satisfies Readonly<Record<Mode, Tours>>

const { battle, ...alone } = MODE_TOURS

/** Tours that do not depend on earlier tests: they share a server, so their players have different names. */
export const SHARED_TOURS: Tours = {
  pages,
  'the menu': menu,
  invitations,
  ...Object.assign({}, ...Object.values(alone)),
  ...TEXT_TOURS,
  'quizzes of one’s own': SOLO_TOURS['quizzes of one’s own'],
  ...ACCOUNT_TOURS,
  ...CONTACT_TOURS,
  ...PANEL_TOURS,
}

/** Tours that start from an empty server, restart theirs, or leave somebody in the queue. */
export const OTHER_TOURS: Tours = {
  ...battle,
  'the leaderboard': leaderboard,
  ...RECORD_TOURS,
  ...INBOX_TOURS,
  ...ADMIN_TOURS,
  ...FAIR_PLAY_TOURS,
}

import { expect, test } from './fixtures.ts'
import { FULL_MOTION } from './guest.ts'
import { recordMotion } from './record-motion.ts'

test('with reduced motion nothing moves on a television or a phone, from the lobby to the podium', async ({
  arrive,
}) => {
  const [moving, still, phone] = [await arrive(FULL_MOTION), await arrive(), await arrive()]
  const [moves, stillMoves, phoneMoves] = [
    await recordMotion(moving.page),
    await recordMotion(still.page),
    await recordMotion(phone.page),
  ]
  await moving.page.goto('/party')
  await moving.page.getByText('Questions, teams and rules').click()
  await moving.page.getByText('When I press').click()
  await moving.party.start.click()
  await expect(moving.page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const { key } = moving.party
  await still.page.goto(`/party/${key}/screen`)
  await phone.party.joinAs(key)
  await expect(moving.page.getByRole('heading', { name: '1 player in' })).toBeVisible()
  await moving.page.keyboard.press('Enter')
  await phone.party.answer('right')
  for (const { party } of [moving, still]) await expect(party.gotIt).toBeVisible()
  await moving.page.keyboard.press('Enter')
  for (const { page } of [moving, still])
    await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible()
  expect(await moves()).toContainEqual(expect.stringContaining('grow'))

  await moving.page.goto(`/party/${key}/host`)
  await moving.party.press('End the party …')
  await moving.page.getByRole('button', { name: 'End it' }).click()
  const podium = { name: /wins/ }
  await expect(still.page.getByRole('heading', podium)).toBeVisible()
  await moving.page.goto(`/party/${key}/screen`)
  await expect(moving.page.getByRole('heading', podium)).toBeVisible()
  // This podium came later than the other one, so its confetti does as well.
  await expect.poll(moves).toContain('drawing')
  expect({ television: await stillMoves(), phone: await phoneMoves() }).toEqual({ television: [], phone: [] })
})

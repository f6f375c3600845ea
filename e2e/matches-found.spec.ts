import { expect, test } from './shared-server.ts'

test('the match-found prompt appears on any page, and its sound plays once per match', async ({ arrive }) => {
  const [ann, ben] = [await arrive(), await arrive()]
  const heard = await ann.listen()
  await ann.lobby.open()
  await ann.lobby.search()
  await expect(ann.lobby.searching).toBeVisible()
  await ann.page.getByRole('link', { name: 'Daily', exact: true }).click()
  await expect(ann.page.getByRole('link', { name: /^Searching/ })).toBeVisible()

  await ben.lobby.open()
  await ben.lobby.search()
  const field = ben.lobby.friend.getByRole('textbox', { name: 'Have a key?' })
  await field.focus()

  await expect(ann.found.join).toBeFocused()
  await expect(ann.page).toHaveURL('/')
  expect(await ann.found.secondsLeft()).toBeGreaterThan(0)
  await test.step('a player who is typing keeps the focus', async () => {
    await expect(ben.found.join).toBeVisible()
    await expect(field).toBeFocused()
  })

  await test.step('a reload shows the prompt again, without the sound', async () => {
    await expect.poll(() => heard.some((sound) => sound.includes('match-found'))).toBe(true)
    await ann.page.reload()
    await expect(ann.found.join).toBeVisible()
    expect(heard.filter((sound) => sound.includes('match-found'))).toHaveLength(1)
  })

  await test.step('joining stops the countdown and disables the button', async () => {
    await ann.found.join.click()
    await expect(ann.found.join).toBeHidden()
    const [own, theirs] = [await ann.found.secondsLeft(), await ben.found.secondsLeft()]
    await expect.poll(() => ben.found.secondsLeft()).toBeLessThan(theirs)
    expect(await ann.found.secondsLeft()).toBe(own)
    await ben.found.join.click()
  })

  for (const { match } of [ann, ben]) await match.arrived()
  await test.step('Go to Match shows on every page except the match’s own', async () => {
    await expect(ann.shell.goToMatch).toBeHidden()
    const address = ann.page.url()
    await ann.page.getByRole('link', { name: 'Battle', exact: true }).click()
    await ann.shell.goToMatch.click()
    await expect(ann.page).toHaveURL(address)
    await expect(ann.shell.goToMatch).toBeHidden()
  })
  expect(heard.filter((sound) => sound.includes('match-found'))).toHaveLength(1)
})

import { expect, test } from './fixtures.ts'
import { test as onStandingServer } from './shared-server.ts'

onStandingServer('a message shows while the browser is offline', async ({ arrive }) => {
  const guest = await arrive()
  const { context, lobby, shell } = guest
  // What the page still loads fails.
  guest.forgive(/ERR_INTERNET_DISCONNECTED/)
  await lobby.open()
  // The page notices nothing before its script runs.
  await expect(shell.ownCard).toBeVisible()
  await context.setOffline(true)
  await expect(shell.sentence('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(shell.sentence('You are offline.')).toBeHidden()
})

test('a restart of the server is shown, and the page reconnects automatically', async ({
  arrive,
  server,
}) => {
  const guest = await arrive()
  guest.forgiveRestart()
  await guest.lobby.open()
  await guest.lobby.search()
  await expect(guest.lobby.searching).toBeVisible()
  await server.stop()
  await expect(guest.shell.sentence('The server is restarting.')).toBeVisible()
  await server.start()
  await expect(guest.shell.sentence('The server is restarting.')).toBeHidden()
  await expect(guest.lobby.searching).toBeVisible()
})

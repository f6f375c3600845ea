import type { Guest } from './guest.ts'
import { OF_COLOURS, obstacles } from './obstacles.ts'
import { expect, test } from './promise.ts'
import type { GameServer } from './server.ts'
import { test as onStandingServer } from './standing-server.ts'
import type { Tour } from './tour.ts'
import { GUEST_TOURS, OTHER_TOURS } from './tours.ts'
import { wear } from './wear.ts'

const title = (name: string) => `everybody can use ${name}, by day and by night`

const walk = async (tour: Tour, guest: Guest, server: GameServer): Promise<void> => {
  guest.forgive(/404/)
  await tour(guest, server, async (state) => {
    await wear(guest.page, 'light')
    expect.soft(await obstacles(guest.page), `${state}, light`).toEqual([])
    await wear(guest.page, 'dark')
    expect.soft(await obstacles(guest.page, OF_COLOURS), `${state}, dark`).toEqual([])
  })
}

for (const [name, tour] of Object.entries(GUEST_TOURS))
  onStandingServer(title(name), async ({ arrive, server }) => {
    onStandingServer.setTimeout(120_000)
    await walk(tour, await arrive(), server)
  })

for (const [name, tour] of Object.entries(OTHER_TOURS))
  test(title(name), async ({ arrive, server }) => {
    test.setTimeout(120_000)
    await walk(tour, await arrive(), server)
  })

import { axeViolations, COLOUR_RULES } from './axe-violations.ts'
import { emulateColorScheme } from './emulate-color-scheme.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import type { GameServer } from './server.ts'
import { test as onStandingServer } from './shared-server.ts'
import type { Tour } from './tour.ts'
import { OTHER_TOURS, SHARED_TOURS } from './tours.ts'

const title = (name: string) => `everybody can use ${name}, by day and by night`

const walk = async (tour: Tour, guest: Guest, server: GameServer): Promise<void> => {
  guest.forgive(/404/)
  await tour(guest, server, async (state) => {
    await emulateColorScheme(guest.page, 'light')
    expect.soft(await axeViolations(guest.page), `${state}, light`).toEqual([])
    await emulateColorScheme(guest.page, 'dark')
    expect.soft(await axeViolations(guest.page, COLOUR_RULES), `${state}, dark`).toEqual([])
  })
}

for (const [name, tour] of Object.entries(SHARED_TOURS))
  onStandingServer(title(name), async ({ arrive, server }) => {
    await walk(tour, await arrive(), server)
  })

for (const [name, tour] of Object.entries(OTHER_TOURS))
  test(title(name), async ({ arrive, server }) => {
    await walk(tour, await arrive(), server)
  })

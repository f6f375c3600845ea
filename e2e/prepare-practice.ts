import { countriesOf, countryNamed } from '@trivium/testkit/countries'
import { openCountries, seeCountries } from '@trivium/testkit/places'
import { type Player, signInGuest } from '@trivium/testkit/player'

type Region = Parameters<typeof countriesOf>[0]

interface Practice {
  readonly gameId: string
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[]
}

const TRIES = 3

/**
 * Finds every country of a region except `missed`. Returns null if one of those is asked when too few others
 * are left as wrong picks: the game must then be given up, which loses the others too.
 */
const missing = async (player: Player, region: Region, missed: readonly string[]): Promise<string | null> => {
  const gameId = await openCountries(player, { region, task: 'find', shown: 'map', timed: false })
  const open = new Set(countriesOf(region).map(({ id }) => id))
  for (let item = 0; item < countriesOf(region).length; item++) {
    const { asked } = await seeCountries(player, gameId, (game) => game.asked?.item === item)
    const { id } = countryNamed(asked?.name ?? '')
    open.delete(id)
    const others = [...open].filter((place) => !missed.includes(place)).slice(0, TRIES)
    if (missed.includes(id) && others.length < TRIES) {
      await player.do('giveUpPlaces', { gameId })
      await seeCountries(player, gameId, (game) => game.settled)
      return others.length === 0 ? gameId : null
    }
    for (const place of missed.includes(id) ? others : [id])
      await player.do('pointCountry', { gameId, item, place })
  }
  return gameId
}

/** A player outside this test's browsers plays 'find it', misses only these, and opens their practice. */
export const preparePractice = async (
  url: string,
  region: Region,
  missed: readonly string[],
): Promise<Practice> => {
  const player = await signInGuest(url)
  await player.connect()
  let gameId: string | null = null
  while (gameId === null) gameId = await missing(player, region, missed)
  await seeCountries(player, gameId, (game) => game.settled)
  const practice = await player.do('practiseMissed', { gameId })
  player.leave()
  const cookies = player.cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url }
  })
  return { gameId: practice.gameId, cookies }
}

import { FLAGS } from '@trivium/content/places/flags'
import type { CountryItem } from '@trivium/rules/modes/countries/events'
import type { FlagItem } from '@trivium/rules/modes/flags/events'
import type { CountriesDocument, FlagsDocument } from '@trivium/wire/documents/places'
import { gameTopic } from '@trivium/wire/live/topics'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Player } from './player.ts'
import type { TestServer } from './test-server.ts'

type Database = Pick<TestServer, 'db'>

/**
 * The items in the opening event of a game's journal. They contain the answers, which only a test may read.
 */
const openedItems = async <Item>(stage: Database, gameId: string): Promise<readonly Item[]> => {
  const row = await stage.db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', gameId)
    .where('seq', '=', 0)
    .executeTakeFirstOrThrow()
  return (row.event as unknown as { items: Item[] }).items
}

export const flagItemsOf = (stage: Database, gameId: string) => openedItems<FlagItem>(stage, gameId)
export const countryItemsOf = (stage: Database, gameId: string) => openedItems<CountryItem>(stage, gameId)

/** Opens a flag quiz, with typed answers by default, and subscribes to it; returns its id. */
export const openFlags = async (
  player: Player,
  wanted: Partial<InputOf<'openFlags'>> = {},
): Promise<string> => {
  const { gameId } = await player.do('openFlags', {
    region: 'south-america',
    answers: 'typed',
    hard: false,
    restart: false,
    ...wanted,
  })
  player.follow(gameTopic(gameId))
  return gameId
}

/**
 * Opens a country quiz; by default the player names countries on the map against the clock. Returns its id.
 */
export const openCountries = async (
  player: Player,
  wanted: Partial<InputOf<'openCountries'>> = {},
): Promise<string> => {
  const { gameId } = await player.do('openCountries', {
    region: 'south-america',
    task: 'name',
    shown: 'map',
    hard: false,
    timed: true,
    restart: false,
    ...wanted,
  })
  player.follow(gameTopic(gameId))
  return gameId
}

export const seeFlags = (
  player: Player,
  gameId: string,
  fits: (game: FlagsDocument) => boolean = () => true,
): Promise<FlagsDocument> => player.see<FlagsDocument>(gameTopic(gameId), fits)

export const seeCountries = (
  player: Player,
  gameId: string,
  fits: (game: CountriesDocument) => boolean = () => true,
): Promise<CountriesDocument> => player.see<CountriesDocument>(gameTopic(gameId), fits)

/** Types a complete name as the page does, and presses Enter if that is needed. */
export const typeFlag = async (
  player: Player,
  gameId: string,
  item: number,
  text: string,
): Promise<OutputOf<'typeFlag'>> => {
  const typed = await player.do('typeFlag', { gameId, item, text, enter: false })
  return typed.verdict === 'none' ? player.do('typeFlag', { gameId, item, text, enter: true }) : typed
}

/** Types the right names, one flag after the other, `most` of them at most. Returns how many were found. */
export const findFlags = async (
  stage: Database,
  player: Player,
  gameId: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  const items = await flagItemsOf(stage, gameId)
  let found = 0
  for (let game = await seeFlags(player, gameId); game.current !== null && found < most; found++) {
    const { item } = game.current
    const flag = FLAGS.find(({ id }) => id === items[item]?.place)
    await typeFlag(player, gameId, item, flag?.names[0] ?? '')
    game = await seeFlags(player, gameId, (now) => now.marks[item] !== game.marks[item])
  }
  return found
}

/** Names or points at the right countries, `most` of them at most. Returns how many were found. */
export const findCountries = async (
  stage: Database,
  player: Player,
  gameId: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> => {
  const items = await countryItemsOf(stage, gameId)
  const { config, found } = await seeCountries(player, gameId)
  const done = new Set(found.map(({ place }) => place))
  let now = 0
  for (const [item, { place, name }] of items.entries()) {
    if (done.has(place) || now === most) continue
    if (config.task === 'find') await player.do('pointCountry', { gameId, item, place })
    else await player.do('nameCountry', { gameId, text: name, enter: true })
    now += 1
  }
  return now
}

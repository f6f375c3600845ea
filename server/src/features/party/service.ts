import { parseFriendKey } from '@trivium/rules/matchmaking/friend-key'
import type { HostCommand, PartyCommand } from '@trivium/rules/modes/party/events'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { PartyDriver } from '../../games/party/party-game.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'
import { redrawForPlayers } from './drawing/redraw.ts'
import { type OpenDependencies, openParty } from './opening/open-party.ts'
import { findParty } from './opening/party-keys.ts'
import { insertSeat } from './queries.ts'
import { exportTable, readAnswers, readResults } from './results.ts'

export interface PartyDependencies extends OpenDependencies {
  /** A player's measured one-way delay, ms; NaN if unknown. */
  readonly delay: (uid: string) => number
  /** A made-up name. */
  readonly suggestName: () => string
}

type Done = Record<string, never> | Refused

const findByKey = async (
  { db, clock, rooms }: PartyDependencies,
  typed: string,
): Promise<PartyDriver | Refused> => {
  const key = parseFriendKey(typed)
  const id = key === null ? null : await findParty(db, key, clock.now())
  const driver = id === null ? null : await rooms.games.find(id)
  return driver ?? refused('unknown-party')
}

/** The room of a key, if it takes players. */
const openRoom = async (
  deps: PartyDependencies,
  key: string,
): Promise<{ readonly id: string; readonly seats: number } | null> => {
  const driver = await findByKey(deps, key)
  if (isRefused(driver)) return null
  const { phase, isLocked, config } = driver.state
  return phase === 'over' || isLocked ? null : { id: driver.id, seats: config.maxSeats }
}

const find = async (
  deps: PartyDependencies,
  uid: string,
  typed: string,
): Promise<OutputOf<'findPartyByKey'> | Refused> => {
  const driver = await findByKey(deps, typed)
  if (isRefused(driver)) return driver
  const player = await readSeatPlayer(deps.db, uid)
  if (player === null) return refused('not-signed-in')
  const { key, config, host, isLocked, phase } = driver.state
  return {
    ...{ partyId: driver.id, key, title: config.title, isLocked },
    seat: driver.seatOf(uid),
    isHost: host.uid === uid,
    isOver: phase === 'over',
    suggestedName: player.username,
  }
}

const join = async (
  deps: PartyDependencies,
  uid: string,
  { key, name }: InputOf<'joinParty'>,
): Promise<OutputOf<'joinParty'> | Refused> => {
  const { db, rooms, isNameAllowed } = deps
  if (name !== undefined && !isNameAllowed(name)) return refused('name-not-allowed')
  const driver = await findByKey(deps, key)
  if (isRefused(driver)) return driver
  const player = await readSeatPlayer(db, uid)
  if (player === null) return refused('not-signed-in')
  const named = { ...player, username: name ?? player.username }
  const isChosen = name !== undefined
  const done = await rooms.command(driver.id, () => ({ type: 'join', player: named, isChosen }))
  if (isRefused(done)) return done
  const seat = done.seatOf(uid)
  if (seat === null) return refused('not-in-party')
  await insertSeat(db, { game: done.id, seat, uid, openedAt: done.state.openedAt })
  rooms.presence.expect(done.id, uid)
  return { partyId: done.id, seat }
}

/** A command of a player, for their own seat. */
const ofPlayer = async (
  { rooms }: PartyDependencies,
  uid: string,
  partyId: string,
  command: (seat: number) => PartyCommand,
): Promise<Done> => {
  const done = await rooms.command(partyId, (driver) => {
    const seat = driver.seatOf(uid)
    return seat === null ? refused('not-in-party') : command(seat)
  })
  return isRefused(done) ? done : {}
}

/** A command of somebody who may hold no seat; the rules know who may give it. */
const ofHost = async (
  { rooms }: PartyDependencies,
  partyId: string,
  command: HostCommand | Extract<PartyCommand, { type: 'take-host' }>,
): Promise<Done> => {
  const done = await rooms.command(partyId, () => command)
  return isRefused(done) ? done : {}
}

const rename = async (
  deps: PartyDependencies,
  uid: string,
  { partyId, name }: InputOf<'renameInParty'>,
): Promise<Done> =>
  deps.isNameAllowed(name)
    ? ofPlayer(deps, uid, partyId, (seat) => ({ type: 'rename', seat, name }))
    : refused('name-not-allowed')

const answer = (
  deps: PartyDependencies,
  uid: string,
  { partyId, index, ...answer }: InputOf<'answerParty'>,
): Promise<Done> =>
  ofPlayer(deps, uid, partyId, (seat) => ({
    ...{ type: 'answer', seat, index, answer },
    delay: deps.delay(uid),
  }))

/** The questions of the bank are drawn again, now that it is known who plays. */
const start = async (deps: PartyDependencies, by: string, partyId: string): Promise<Done> => {
  const driver = await deps.rooms.games.find(partyId)
  if (driver === null) return refused('unknown-party')
  const { state } = driver
  const isDue = state.phase === 'lobby' && state.host.uid === by
  const items = isDue ? await redrawForPlayers(deps, state) : undefined
  return ofHost(deps, partyId, { type: 'start', by, ...(items !== undefined && { items }) })
}

export type PartyService = ReturnType<typeof partyService>

/** Parties: rooms that a host opens and players join with a key. */
export const partyService = (deps: PartyDependencies) => ({
  openRoom: (key: string) => openRoom(deps, key),
  create: (uid: string, wanted: InputOf<'createParty'>) => openParty(deps, uid, wanted),
  find: (uid: string, key: string) => find(deps, uid, key),
  join: (uid: string, wanted: InputOf<'joinParty'>) => join(deps, uid, wanted),
  suggestName: () => ({ name: deps.suggestName() }),
  rename: (uid: string, wanted: InputOf<'renameInParty'>) => rename(deps, uid, wanted),
  start: (uid: string, partyId: string) => start(deps, uid, partyId),
  answer: (uid: string, given: InputOf<'answerParty'>) => answer(deps, uid, given),
  results: (uid: string, partyId: string) => readResults(deps, uid, partyId),
  answersOf: (uid: string, partyId: string, side: number) => readAnswers(deps, uid, partyId, side),
  exportTable: (uid: string, partyId: string) => exportTable(deps, uid, partyId),
  ofPlayer: (uid: string, partyId: string, command: (seat: number) => PartyCommand) =>
    ofPlayer(deps, uid, partyId, command),
  ofHost: (partyId: string, command: Parameters<typeof ofHost>[2]) => ofHost(deps, partyId, command),
})

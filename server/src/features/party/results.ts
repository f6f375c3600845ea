import { writeTable } from '@trivium/content/formats/csv/table'
import {
  answersOfSide,
  type ReviewedQuestion,
  resultTable,
  reviewParty,
} from '@trivium/rules/modes/party/review'
import { rank } from '@trivium/rules/modes/party/standings'
import type { PartyState } from '@trivium/rules/modes/party/state'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PartyDriver } from '../../games/party/party-game.ts'
import type { PartyRooms } from '../../games/party/party-rooms.ts'
import { readBackground } from '../../questions/background.ts'
import { reportedBy } from '../../questions/reports.ts'
import { reviewedMedia } from '../../questions/reviewed-media.ts'

interface ResultDependencies {
  readonly db: Kysely<Schema>
  readonly rooms: PartyRooms
}

type Results = OutputOf<'readPartyResults'>

/** Refusals: unknown-party, party-not-over. */
const findOver = async ({ rooms }: ResultDependencies, id: string): Promise<PartyDriver | Refused> => {
  const driver = await rooms.games.find(id)
  if (driver === null) return refused('unknown-party')
  return driver.state.phase === 'over' ? driver : refused('party-not-over')
}

const isHostOf = ({ host }: PartyState, uid: string): boolean => host.uid === uid || host.opener === uid

const playersOf = ({ seats, config, totals, places }: PartyState): Results['players'] =>
  seats
    .flatMap(({ player, team, presence }, seat) => {
      if (presence === 'kicked') return []
      const side = config.teams === null ? seat : (team ?? -1)
      const { username: name, profilePic } = player
      return [{ name, seat, profilePic, team, score: totals[side] ?? 0, place: places[side] ?? null }]
    })
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.seat - b.seat)

const teamsOf = (state: PartyState): Results['teams'] => {
  const { teams } = state.config
  if (teams === null) return null
  return rank(state).map(({ side, score, place }) => ({
    ...{ name: teams.names[side] ?? '', team: side, score, place },
  }))
}

/** Questions of the bank can be reported, by their ids. */
const questionsOf = async (
  db: Kysely<Schema>,
  uid: string,
  reviewed: readonly ReviewedQuestion[],
): Promise<Results['questions']> => {
  const ids = reviewed.map(({ question }) => question)
  const known = await readBackground(db, ids)
  const reported = await reportedBy(db, uid, [...known.keys()])
  return reviewed.map(({ question, counts, accepted, media, words: _, ...rest }) => ({
    ...rest,
    media: reviewedMedia({ ...(media && { media }) }, known.get(question)),
    accepted: accepted ?? '',
    counts: counts === null ? null : [...counts],
    question: known.has(question) ? question : null,
    reported: reported.has(question),
  })) as Results['questions']
}

export const readResults = async (
  deps: ResultDependencies,
  uid: string,
  partyId: string,
): Promise<Results | Refused> => {
  const driver = await findOver(deps, partyId)
  if (isRefused(driver)) return driver
  const { state } = driver
  const seat = driver.seatOf(uid)
  const isHost = isHostOf(state, uid)
  if (seat === null && !isHost) return refused('not-in-party')
  return {
    title: state.config.title,
    endedAt: state.ended?.at ?? state.lastAt,
    reason: state.ended?.reason ?? 'stopped',
    ...{ isHost, seat, players: playersOf(state), teams: teamsOf(state) },
    questions: await questionsOf(deps.db, uid, reviewParty(state, seat)),
  }
}

/** The finished party of its host. Refusals: unknown-party, party-not-over, not-the-host. */
const findOwn = async (deps: ResultDependencies, uid: string, id: string): Promise<PartyDriver | Refused> => {
  const driver = await findOver(deps, id)
  if (isRefused(driver) || isHostOf(driver.state, uid)) return driver
  return refused('not-the-host')
}

export const readAnswers = async (
  deps: ResultDependencies,
  uid: string,
  partyId: string,
  side: number,
): Promise<OutputOf<'readPartyAnswers'> | Refused> => {
  const driver = await findOwn(deps, uid, partyId)
  return isRefused(driver) ? driver : { answers: answersOfSide(driver.state, side) }
}

export const exportTable = async (
  deps: ResultDependencies,
  uid: string,
  partyId: string,
): Promise<OutputOf<'exportParty'> | Refused> => {
  const driver = await findOwn(deps, uid, partyId)
  if (isRefused(driver)) return driver
  return { fileName: `party-${driver.state.key}.csv`, text: writeTable(resultTable(driver.state)) }
}

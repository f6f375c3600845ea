import { PROTOCOL } from '@trivium/wire/limits'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import type { FunctionName, InputOf } from '@trivium/wire/registry'
import type { TestCluster } from '../test-cluster.ts'
import { fillAdminPages } from './admin-scene.ts'
import { type Cast, gatherCast, recordCalls } from './cast.ts'
import { type Doc, type Facts, type Person, REGISTERED, type ReleasedGames, type SeenDoc } from './facts.ts'
import { beginMatch, beginMatches, finishMatch, resignMatch } from './match-scene.ts'
import { openParties } from './party-scene.ts'
import { playAlone } from './single-player-scene.ts'

/** Who looks at which game. */
const seatsOf = (games: ReleasedGames): readonly (readonly [Person, string])[] => [
  ['ada', games.match],
  ['ben', games.match],
  ['ada', games.daily],
  ['ben', games.dailyBegun],
  ['cleo', games.survival],
  ['dan', games.custom],
  ['eve', games.quiz],
  ['eve', games.flags],
  ['finn', games.countries],
  ['hal', games.lobby],
  ['kim', games.party],
]

/** What these players see on a page that they open now. */
const docsOf = async (stage: TestCluster, cast: Cast, games: ReleasedGames): Promise<SeenDoc[]> => {
  const shown: readonly (readonly [Person, string])[] = [
    ...REGISTERED.map((who) => [who, 'user'] as const),
    ...[['cleo', 'match'] as const, ['dan', 'match'] as const, ['eve', 'queue'] as const],
    ...seatsOf(games).map(([who, id]) => [who, gameTopic(id)] as const),
    ...[['gus', partyTopic('room', games.lobby)] as const, ['jan', partyTopic('room', games.party)] as const],
  ]
  const docs: SeenDoc[] = []
  for (const [who, topic] of shown) {
    const page = await stage.again(cast[who], 0)
    page.follow(topic)
    docs.push({ who, topic, doc: await page.see<Doc>(topic, () => true) })
    page.leave()
  }
  return docs
}

const ask = async <Name extends FunctionName>(cast: Cast, who: Person, fn: Name, input: InputOf<Name>) => {
  const result = await cast[who].do(fn, input)
  return { who, fn, input: input as Doc, result: result as Doc }
}

/**
 * Plays until the middle of everything. The server is then to be killed, unless everything is `settled`: otherwise one match
 * waits for a lock that nobody releases.
 */
export const playScene = async (
  stage: TestCluster,
  { settled = false } = {},
): Promise<Omit<Facts, 'commit'>> => {
  const cast = await gatherCast(stage)
  const calls = recordCalls(cast)
  const { games: alone, link, quizId } = await playAlone(stage, cast)
  const importId = await fillAdminPages(stage, cast, alone.daily)
  const finished = await finishMatch(stage, cast)
  const { lobby, lobbyKey, party } = await openParties(stage, cast)
  const unsettled = await beginMatch(stage, cast)
  const { match, starting, invitation } = await beginMatches(stage, cast)
  const answers = [
    await ask(cast, 'ada', 'readProfile', { username: 'Ada' }),
    await ask(cast, 'ada', 'readStats', { username: 'Ada' }),
    await ask(cast, 'ada', 'readHighlights', { username: 'Ada' }),
    await ask(cast, 'ada', 'readRecentMatches', {}),
    await ask(cast, 'ada', 'readReview', { matchId: finished }),
    await ask(cast, 'ada', 'readSoloReview', { gameId: alone.daily }),
    await ask(cast, 'ada', 'readDaily', {}),
    await ask(cast, 'ada', 'readMyQuiz', { quizId }),
    await ask(cast, 'ada', 'readImport', { importId }),
    await ask(cast, 'ada', 'readMessages', { state: 'open', topic: null, before: null }),
    await ask(cast, 'ada', 'readViews', { days: 7 }),
    await ask(cast, 'ada', 'readBoard', { board: 'daily/2026-01-01' }),
    await ask(cast, 'ben', 'readCustom', { link }),
  ]
  const games = { finished, match, starting, unsettled, ...alone, lobby, party }
  const docs = await docsOf(stage, cast, games)
  await resignMatch(stage, cast, unsettled, settled)
  const people = Object.entries(cast) as [Person, Cast[Person]][]
  const byPerson = (value: (player: Cast[Person]) => string) =>
    Object.fromEntries(people.map(([who, player]) => [who, value(player)])) as Facts['uids']
  return {
    at: stage.clock.now(),
    cookies: byPerson(({ cookie }) => cookie),
    uids: byPerson(({ uid }) => uid),
    ...{ games, lobbyKey, invitation, link, quizId, importId, answers, docs, calls },
    protocol: PROTOCOL,
  }
}

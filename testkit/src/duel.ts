import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { Match } from '@trivium/wire/documents/match'
import { gameTopic } from '@trivium/wire/live/topics'
import type { Player } from './player.ts'
import { choiceIndex } from './small-bank.ts'
import type { TestServer } from './test-server.ts'
import { until } from './until.ts'

/** Longest delay after a deadline until the server acts, ms. */
export const MAX_TIMER_DELAY = 25

/** A player's action on a question; null: none. */
export type QuestionPlay = 'right' | 'wrong' | null

/** A server, or several. */
export type Stage = Pick<TestServer, 'clock' | 'pass'>

interface MatchTopic {
  readonly match: Match | null
}

/** The player's active match, as soon as it exists. */
export const seeMatch = async (player: Player): Promise<Match> => {
  const { match } = await player.see<MatchTopic>('match', (doc) => doc.match !== null)
  return match as Match
}

export const seeNoMatch = (player: Player): Promise<MatchTopic> =>
  player.see<MatchTopic>('match', (doc) => doc.match === null)

export const seeGame = (
  player: Player,
  id: string,
  fits: (game: BattleDocument) => boolean,
): Promise<BattleDocument> => player.see<BattleDocument>(gameTopic(id), fits)

/** Pairs two players from the queue, the first as player 1; returns the match's id. */
export const pairPlayers = async (stage: Stage, one: Player, other: Player): Promise<string> => {
  await one.do('joinQueue', {})
  await stage.pass(1)
  await other.do('joinQueue', {})
  const paired = () => [one, other].every((player) => player.doc<MatchTopic>('match')?.match)
  // The queue is processed every second; a run that began before they joined has not seen both.
  for (let looks = 0; !paired() && looks < 5; looks++) {
    await stage.pass(1_000)
    await until(paired, 'both see their match', { patience: 2_000 }).catch(() => {})
  }
  return (await seeMatch(one)).id
}

/** Both players join and see the match screen with the first question open. */
export const joinMatch = async (stage: Stage, one: Player, other: Player, id: string): Promise<void> => {
  for (const player of [one, other]) {
    await player.do('joinMatch', { matchId: id })
    player.follow(gameTopic(id))
  }
  await Promise.all([one, other].map((player) => seeGame(player, id, (game) => game.phase === 'starting')))
  await stage.pass(3_000 + MAX_TIMER_DELAY)
  await Promise.all([one, other].map((player) => seeQuestion(player, id, 0)))
}

export const seeQuestion = (player: Player, id: string, index: number): Promise<BattleDocument> =>
  seeGame(player, id, (game) => game.index === index && game.phase === 'question')

/** The player answers the open question. */
export const answer = async (player: Player, id: string, how: 'right' | 'wrong') => {
  const game = await seeGame(player, id, (doc) => doc.phase === 'question' && doc.chosen === null)
  const choice = choiceIndex(game.question?.choices ?? [], how)
  return player.call('answer', { matchId: id, index: game.index, choice })
}

/** Both players act on the open question, and time passes until its reveal is over. */
export const playQuestion = async (
  stage: Stage,
  players: readonly [Player, Player],
  id: string,
  plays: readonly [QuestionPlay, QuestionPlay],
): Promise<void> => {
  const { answerBy } = await seeGame(players[0], id, (game) => game.phase === 'question')
  for (const [i, player] of players.entries()) {
    const play = plays[i]
    if (play != null) await answer(player, id, play)
  }
  if (plays.includes(null)) await stage.pass((answerBy ?? 0) + MAX_TIMER_DELAY - stage.clock.now())
  await Promise.all(players.map((player) => seeGame(player, id, (game) => game.reveal !== null)))
  await stage.pass(2_500 + MAX_TIMER_DELAY)
}

/** Plays from question `from` to the end; `plays(i)` returns each player's action on question i. */
export const playOn = async (
  stage: Stage,
  players: readonly [Player, Player],
  id: string,
  plays: (index: number) => readonly [QuestionPlay, QuestionPlay],
  from = 0,
): Promise<readonly [BattleDocument, BattleDocument]> => {
  for (let index = from; index < 10; index++) {
    await Promise.all(players.map((player) => seeQuestion(player, id, index)))
    await playQuestion(stage, players, id, plays(index))
  }
  return seeSettled(players, id)
}

export const seeSettled = async (
  players: readonly [Player, Player],
  id: string,
): Promise<readonly [BattleDocument, BattleDocument]> => {
  const [one, other] = players.map((player) => seeGame(player, id, (game) => game.settled))
  return [await (one as Promise<BattleDocument>), await (other as Promise<BattleDocument>)]
}

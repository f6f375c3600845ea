import type { BattleDocument } from '@trivium/wire/documents/battle'
import { categoryTitle } from '../../../questions/category.ts'
import { LETTERS } from '../../../questions/choice.tsx'
import { spokenPrompt } from '../../../questions/media/spoken-prompt.ts'
import { matchOutcome } from '../result/outcome.ts'
import { sidesOf } from '../sides.ts'
import { verdictOf } from './verdict.ts'

/** A sentence that is announced once per key. */
export interface Announcement {
  readonly key: string
  readonly text: string
}

const ofQuestion = ({ id, index, total, question }: BattleDocument): Announcement[] => {
  if (question === null) return []
  const choices = question.choices.map((text, place) => `${LETTERS[place]}: ${text}.`).join(' ')
  const prompt = spokenPrompt(question)
  const text = `Question ${index + 1} of ${total}, ${categoryTitle(question.category)}. ${prompt} ${choices}`
  return [{ key: `${id} asked ${index}`, text }]
}

const ofOpponent = (game: BattleDocument): Announcement[] => {
  const { other, opponent } = sidesOf(game)
  const { id, index } = game
  const awayUntil = game.awayUntil[other]
  if (awayUntil !== null)
    return [
      { key: `${id} away ${awayUntil}`, text: `${opponent.username} is away. The match waits for them.` },
    ]
  if (!game.otherAnswered) return []
  return [{ key: `${id} answered ${index}`, text: `${opponent.username} has answered.` }]
}

const theirs = (game: BattleDocument): string => {
  const { other, opponent } = sidesOf(game)
  const choice = game.reveal?.choices[other] ?? null
  if (choice === null) return `${opponent.username} gave no answer.`
  if (choice === game.reveal?.right) return `${opponent.username} is right.`
  return `${opponent.username} chose ${game.question?.choices[choice] ?? ''}.`
}

const ofReveal = (game: BattleDocument): Announcement[] => {
  if (game.reveal === null) return []
  const { own, other } = sidesOf(game)
  const right = game.question?.choices[game.reveal.right] ?? ''
  const { tone, text: verdict } = verdictOf(game)
  const answer = tone === 'right' ? 'Right.' : `${verdict}: the answer is ${right}.`
  const score = `${game.scores[own]} to ${game.scores[other]}.`
  return [{ key: `${game.id} revealed ${game.index}`, text: `${answer} ${theirs(game)} ${score}` }]
}

/** The result's heading, which gets the focus, says who won. */
const ofEnd = (game: BattleDocument): Announcement[] => {
  const { line } = matchOutcome(game)
  const { own, other } = sidesOf(game)
  const score = `${game.scores[own]} to ${game.scores[other]}.`
  return [{ key: `${game.id} ended`, text: [score, line].filter(Boolean).join(' ') }]
}

/** All announcements for the current state of a game. */
export const announcementsOf = (game: BattleDocument): Announcement[] => {
  if (game.phase === 'ended') return ofEnd(game)
  if (game.phase === 'reveal') return ofReveal(game)
  if (game.phase === 'question') return [...ofQuestion(game), ...ofOpponent(game)]
  return []
}

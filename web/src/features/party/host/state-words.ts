import type { PartyHostDocument, PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { roundName } from '../round-words.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const PHASES = {
  lobby: 'In the lobby',
  intro: 'A round is announced',
  reading: 'Reading the question',
  open: 'Answers are open',
  closed: 'The answer is shown',
  standings: 'Standings',
  over: 'Over',
} as const

/** What is going on. */
export const phaseWords = ({ phase, isPaused, isBreak }: PartyRoomDocument): string => {
  if (isPaused) return 'Paused'
  return isBreak ? 'Break' : PHASES[phase]
}

/** Where the game is: 'Question 1 of 6, Flags'. */
export const placeWords = ({ phase, index, round, isTieBreak }: PartyRoomDocument): string => {
  if (phase === 'lobby') return 'Start when everybody is in'
  if (isTieBreak) return 'Tie-break'
  if (phase === 'intro') return `Round ${round.index + 1} of ${round.of}, ${roundName(round)}`
  const question = `Question ${index - round.start + 1} of ${round.size}`
  return round.of === 1 ? question : `${question}, ${roundName(round)}`
}

/** The figure beside it: who is in, who has answered, who got it. */
export const countWords = (
  { phase, players, reveal }: PartyRoomDocument,
  { answered, expected }: PartyScreenDocument,
): readonly [figure: string, of: string] => {
  if (phase === 'open') return [`${answered} of ${expected}`, 'answered']
  if (phase === 'closed' && reveal !== null) return [`${reveal.gaveRight} of ${reveal.gave}`, 'got it']
  return [players.toLocaleString('en'), players === 1 ? 'player in' : 'players in']
}

/** PA37: whose answers are missing: 'Waiting for Ada and Ben'; null: nobody’s, or too many to name. */
export const awaitedWords = (
  { awaited }: Pick<PartyHostDocument, 'awaited'>,
  screen: PartyScreenDocument,
): string | null => {
  const names = (awaited ?? []).flatMap((seat) => screen[`s${seat}`]?.name ?? [])
  return names.length === 0 ? null : `Waiting for ${list.format(names)}`
}

import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { categoryTitle } from '../../questions/category.ts'
import { LETTERS } from '../../questions/choice.tsx'
import { spokenPrompt } from '../../questions/media/spoken-prompt.ts'
import { rightWords } from './right-words.ts'
import { roundName, roundRules } from './round-words.ts'

/** A sentence that is announced once per key. */
interface Announcement {
  readonly key: string
  readonly text: string
}

const questionWords = ({ question, index, total }: PartyRoomDocument): string => {
  if (question === null) return ''
  return `Question ${index + 1} of ${total}, ${categoryTitle(question.category)}. ${spokenPrompt(question)}`
}

const introWords = ({ round }: PartyRoomDocument): string =>
  [`Round ${round.index + 1} of ${round.of}: ${roundName(round)}.`, round.intro, `${roundRules(round)}.`]
    .filter((part) => part !== '')
    .join(' ')

const choiceWords = ({ question }: PartyRoomDocument): string => {
  if (question?.choices) return question.choices.map((text, i) => `${LETTERS[i]}: ${text}.`).join(' ')
  return question?.form === 'typed' ? 'Type your answer.' : ''
}

const sentence = (words: string): string => (words.endsWith('!') ? words : `${words}.`)

const leaderWords = ({ leaders }: PartyRoomDocument): string =>
  (leaders ?? [])
    .slice(0, 3)
    .map(({ name, place, score }) => `${place}. ${name}, ${score}.`)
    .join(' ')

/** All announcements for the current state of a room; what is a player’s own is announced by their page. */
export const announcementsOf = (room: PartyRoomDocument): Announcement[] => {
  const { id, index, phase, reveal, isPaused, pausedAt, teams } = room
  const at = (moment: string, text: string): Announcement[] =>
    text === '' ? [] : [{ key: `${id} ${moment} ${index}`, text }]
  if (isPaused) return at(`paused ${pausedAt}`, 'The game is paused.')
  if (phase === 'intro') return at(`intro ${room.round.index}`, introWords(room))
  if (phase === 'reading') return at('read', questionWords(room))
  if (phase === 'open') return [...at('read', questionWords(room)), ...at('open', choiceWords(room))]
  if (phase === 'closed' && reveal)
    return at('closed', `The answer is ${reveal.accepted}. ${sentence(rightWords(reveal, teams !== null))}`)
  if (phase === 'standings') return at('standings', `Standings. ${leaderWords(room)}`)
  return phase === 'over' ? at('over', `The party is over. ${leaderWords(room)}`) : []
}

import type { ContactForm } from '@trivium/wire/contact-fields'
import { solve } from '@trivium/wire/puzzle-solving'
import type { InputOf } from '@trivium/wire/registry'
import type { Answer, Player } from './player.ts'

/** A message of the contact form as Ada writes it. */
export const LETTER: ContactForm = {
  name: 'Ada Lovelace',
  email: 'ada@letters.example',
  topic: 'question',
  text: 'Question 7 of today is wrong.\nThe Rhine does not end in Basel.',
  homepage: '',
}

/** Takes a puzzle and solves it, as the page does: all that goes out with this message. */
export const letterOf = async (
  player: Player,
  change: Partial<ContactForm> = {},
  gameId: string | null = null,
): Promise<InputOf<'sendMessage'>> => {
  const read = await player.http('readContact', { gameId })
  if ('error' in read) throw new Error(`readContact: ${read.error.details.reason}`)
  const { puzzle } = read.result
  return { form: { ...LETTER, ...change }, gameId, puzzle: puzzle.token, solution: solve(puzzle) }
}

/** Sends a message of the contact form; answers what the server says. */
export const writeLetter = async (
  player: Player,
  change: Partial<ContactForm> = {},
  gameId: string | null = null,
): Promise<Answer<'sendMessage'>> => player.http('sendMessage', await letterOf(player, change, gameId))

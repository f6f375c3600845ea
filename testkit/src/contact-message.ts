import type { ContactForm } from '@trivium/wire/contact-fields'
import type { InputOf } from '@trivium/wire/registry'
import { solveProofOfWork } from '@trivium/wire/solve-proof-of-work'
import type { Answer, Player } from './player.ts'

/** A message of the contact form from Ada. */
export const CONTACT_MESSAGE: ContactForm = {
  name: 'Ada Lovelace',
  email: 'ada@letters.example',
  topic: 'question',
  text: 'Question 7 of today is wrong.\nThe Rhine does not end in Basel.',
  homepage: '',
}

/** Requests a puzzle and solves it, as the page does; returns the fields to send with the message. */
export const contactMessage = async (
  player: Player,
  change: Partial<ContactForm> = {},
  gameId: string | null = null,
): Promise<InputOf<'sendMessage'>> => {
  const read = await player.http('readContact', { gameId })
  if ('error' in read) throw new Error(`readContact: ${read.error.details.reason}`)
  const { puzzle } = read.result
  return {
    form: { ...CONTACT_MESSAGE, ...change },
    gameId,
    puzzle: puzzle.token,
    solution: solveProofOfWork(puzzle),
  }
}

/** Sends a message of the contact form; returns the server's reply. */
export const sendContactMessage = async (
  player: Player,
  change: Partial<ContactForm> = {},
  gameId: string | null = null,
): Promise<Answer<'sendMessage'>> => player.http('sendMessage', await contactMessage(player, change, gameId))

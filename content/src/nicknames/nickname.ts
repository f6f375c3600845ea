import { createHash } from 'node:crypto'
import { ANIMALS, COLOUR_WORDS } from './words.ts'

type Colour = keyof typeof COLOUR_WORDS

/** A guest's name, and the colour of the default picture that goes with it. */
export interface Nickname {
  readonly nickname: string
  readonly colour: Colour
}

/** Each number has two digits. */
const NUMBERS = { from: 10, count: 90 } as const

const COLOURS = Object.entries(COLOUR_WORDS).flatMap(([colour, words]) =>
  words.map((word) => ({ colour: colour as Colour, word })),
)

/** How many different nicknames there are. */
export const NICKNAMES = COLOURS.length * ANIMALS.length * NUMBERS.count

/** How many random bytes `nicknameFrom` takes. */
export const NICKNAME_BYTES = 6

/** One of all nicknames, each almost equally likely, from six random bytes. */
export const nicknameFrom = (bytes: Uint8Array): Nickname => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = bytes
  const colour = COLOURS[(a * 256 + b) % COLOURS.length]
  const animal = ANIMALS[(c * 256 + d) % ANIMALS.length]
  const number = NUMBERS.from + ((e * 256 + f) % NUMBERS.count)
  if (colour === undefined) throw new Error('there are no colours')
  return { nickname: `${colour.word} ${animal} ${number}`, colour: colour.colour }
}

/** The nickname of a guest who has not chosen one: always the same for a uid. */
export const nicknameOf = (uid: string): Nickname => nicknameFrom(createHash('sha256').update(uid).digest())

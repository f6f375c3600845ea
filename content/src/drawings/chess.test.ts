import { readFileSync } from 'node:fs'
import { Chess, type Position } from 'chessops/chess'
import { makeBoardFen, parseFen } from 'chessops/fen'
import { makeSan, parseSan } from 'chessops/san'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Entry {
  readonly of: string
  readonly ask: string
  readonly answer: string
  readonly near?: readonly string[]
  readonly shows: string
}

const entries = (
  parse(readFileSync(new URL('../../families/gamepictures.yaml', import.meta.url), 'utf8')) as Entry[]
).filter(({ of }) => of.startsWith('chess '))

const boardOf = ({ of }: Entry): string => of.split(' ')[1] ?? ''

const play = (position: Position, san: string): void => {
  const move = parseSan(position, san)
  if (move === undefined) throw new Error(`expected a legal move, not '${san}'`)
  position.play(move)
}

it.each(entries.filter(({ shows }) => shows.includes('after 1.')))(
  'the moves lead to the position: $shows',
  (entry) => {
    const position = Chess.default()
    const moves = /after (1\..*): \{answer\}/.exec(entry.shows)?.[1] ?? ''
    for (const san of moves.replace(/\d+\./g, '').split(' ')) play(position, san.replace('#', ''))
    expect(makeBoardFen(position.board)).toBe(boardOf(entry))
    expect(position.isCheckmate()).toBe(moves.endsWith('#'))
  },
)

it.each(entries.filter(({ ask }) => ask === 'Which move mates at once?'))(
  'one move mates, and the other choices are legal: $shows',
  (entry) => {
    const position = Chess.fromSetup(parseFen(`${boardOf(entry)} w - - 0 1`).unwrap()).unwrap()
    const mates = [...position.allDests()].flatMap(([from, squares]) =>
      [...squares].flatMap((to) => {
        const after = position.clone()
        after.play({ from, to })
        return after.isCheckmate() ? [makeSan(position, { from, to }).replace('#', '')] : []
      }),
    )
    expect(mates).toEqual([entry.answer])
    for (const san of entry.near ?? []) expect(parseSan(position, san), san).toBeDefined()
  },
)

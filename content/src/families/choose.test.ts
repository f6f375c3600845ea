import { describe, expect, it } from 'vitest'
import { chooseWrong } from './choose.ts'

/** Candidates: three shorter and three longer ones on each side of the answer in the alphabet. */
const NEAR = ['A', 'Bb', 'Ccc', 'Ddddd', 'Eeeeee', 'Fffffff', 'U', 'Vv', 'Www', 'Xxxxx', 'Yyyyyy', 'Zzzzzzz']
const ANSWER = 'Mnop'

describe('choosing three wrong choices', () => {
  it('puts the answer first in the alphabet in a quarter of the turns, and last in another quarter', () => {
    const ranks = turns().map((wrong) => wrong.filter((other) => other < ANSWER).length)
    expect(ranks.filter((rank) => rank === 0)).toHaveLength(4)
    expect(ranks.filter((rank) => rank === 3)).toHaveLength(4)
  })

  it('makes the answer the longest in a quarter of the turns, and the shortest in another quarter', () => {
    const shorter = turns().map((wrong) => wrong.filter((other) => other.length < ANSWER.length).length)
    expect(shorter.filter((count) => count === 3)).toHaveLength(4)
    expect(shorter.filter((count) => count === 0)).toHaveLength(4)
  })

  it('prefers the first candidates if they put the answer in the right place', () => {
    expect(chooseWrong('M', ['Aa', 'Za', 'Ba', 'Ca'], 1)).toEqual(['Aa', 'Za', 'Ba'])
  })

  it('takes the only three candidates, wherever they put the answer', () => {
    expect(chooseWrong('M', ['A', 'B', 'C'], 0)).toEqual(['A', 'B', 'C'])
  })
})

const turns = () => Array.from({ length: 16 }, (_, turn) => chooseWrong(ANSWER, NEAR, turn))

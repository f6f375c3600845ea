import { describe, expect, it } from 'vitest'
import { NICKNAMES, nicknameFrom, nicknameOf } from './nickname.ts'
import { ANIMALS, COLOUR_WORDS } from './words.ts'

const words = [...Object.values(COLOUR_WORDS).flat(), ...ANIMALS]

describe('nicknames', () => {
  it('are a colour, an animal and a number of two digits', () =>
    expect(nicknameFrom(new Uint8Array(6))).toEqual({ nickname: 'Red Alpaca 10', colour: 'red' }))

  it('are at most 20 characters long, as usernames are', () => {
    const longest = (list: readonly string[]) => Math.max(...list.map((word) => word.length))
    expect(longest(Object.values(COLOUR_WORDS).flat()) + longest(ANIMALS) + ' '.length + ' 99'.length).toBe(
      20,
    )
  })

  it('use every word once', () => expect(new Set(words).size).toBe(words.length))

  it('are the same for a uid at any time', () => {
    expect(nicknameOf('iHwYAgkBFSKT6PLj')).toEqual(nicknameOf('iHwYAgkBFSKT6PLj'))
    expect(nicknameOf('iHwYAgkBFSKT6PLj')).not.toEqual(nicknameOf('9GuBys5caKkM75AY'))
  })

  it('are rarely alike: of 100 guests at most two share one', () => {
    expect(NICKNAMES).toBeGreaterThan(200_000)
    const hundred = Array.from({ length: 100 }, (_, i) => nicknameOf(`guest-${i}`).nickname)
    expect(new Set(hundred).size).toBeGreaterThanOrEqual(99)
  })

  it('have the colour of their first word', () => {
    for (let i = 0; i < 200; i++) {
      const { nickname, colour } = nicknameOf(`${i}`)
      expect(COLOUR_WORDS[colour]).toContain(nickname.split(' ')[0])
    }
  })
})

import { describe, expect, it } from 'vitest'
import { isKindOf, lifeOf, meaningsOf } from './wordnet.ts'

const life = (gloss: string) => lifeOf({ names: [], gloss, above: [] })

describe('WordNet', () => {
  it.each([
    ['Dutch painter (1450-1516)', [1450, 1516]],
    ['Chinese philosopher (circa 551-478 BC)', [-551, -478]],
    ['Athenian general (540-489)', [-540, -489]],
    ['Greek biographer (46?-120 AD)', [46, 120]],
    ['novelist (born in India in 1947)', [1947, 2047]],
  ])('reads the years of a life in "%s"', (gloss, years) => {
    expect(life(gloss)).toEqual(years)
  })

  it('reads no years where there are none', () => {
    expect(life('a craftsman who makes barrels (of oak)')).toBeNull()
  })

  it('finds a name with or without accents, and its direct and indirect kinds', () => {
    expect(meaningsOf('Paul Cézanne')).toHaveLength(1)
    const [snake] = meaningsOf('mamba')
    expect(snake && isKindOf(snake, 'reptile')).toBe(true)
    expect(snake && isKindOf(snake, 'bird')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { isLandlocked, neighboursOf } from './neighbours.ts'

describe('neighbours on the map', () => {
  it.each([
    ['LS', ['ZA']],
    ['PT', ['ES']],
    ['MN', ['CN', 'RU']],
    ['IE', ['GB']],
    ['IS', []],
  ])('of %s are %j', (id, all) => {
    expect([...neighboursOf(id)].sort()).toEqual(all)
  })

  it('include those with a border too short for the map', () => {
    expect(neighboursOf('ZM')).toContain('BW')
    expect(neighboursOf('BW')).toContain('ZM')
  })

  it('ignore overseas territories of either country', () => {
    expect(neighboursOf('BR')).not.toContain('FR')
  })

  it('show which countries have no coast', () => {
    expect(['LA', 'BO', 'MK', 'LS'].filter(isLandlocked)).toEqual(['LA', 'BO', 'MK', 'LS'])
    expect(['IQ', 'CD', 'BA', 'IS'].filter(isLandlocked)).toEqual([])
  })
})

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

  it('include those whose border the map is too coarse for', () => {
    expect(neighboursOf('ZM')).toContain('BW')
    expect(neighboursOf('BW')).toContain('ZM')
  })

  it('leave out lands across the sea that belong to one of the two', () => {
    expect(neighboursOf('BR')).not.toContain('FR')
  })

  it('tell who has no coast', () => {
    expect(['LA', 'BO', 'MK', 'LS'].filter(isLandlocked)).toEqual(['LA', 'BO', 'MK', 'LS'])
    expect(['IQ', 'CD', 'BA', 'IS'].filter(isLandlocked)).toEqual([])
  })
})

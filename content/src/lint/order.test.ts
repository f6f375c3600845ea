import { describe, expect, it } from 'vitest'
import { orderRules } from './order.ts'
import { messagesOf, sampleQuestion } from './sample.ts'

const withIds = (...ids: string[]) => ids.map((id) => sampleQuestion({ id }))

describe('ids', () => {
  it('that ascend, with or without gaps, pass', () =>
    expect(messagesOf(orderRules, ...withIds('geography-0001', 'geography-0002', 'geography-0009'))).toEqual(
      [],
    ))

  it('restart in each category', () => {
    const art = sampleQuestion({ id: 'art-0001', category: 'art' })
    expect(messagesOf(orderRules, ...withIds('geography-0002'), art)).toEqual([])
  })

  it('of categories that were divided stay, before new ones', () => {
    const film = ['film-tv-0001', 'film-tv-0313', 'film-0001'].map((id) =>
      sampleQuestion({ id, category: 'film' }),
    )
    expect(messagesOf(orderRules, ...film)).toEqual([])
    expect(messagesOf(orderRules, ...film.toReversed())).toEqual([
      'expected its place to be before film-0001',
      'expected its place to be before film-0001',
    ])
  })

  it('of categories that were divided get no new numbers', () =>
    expect(messagesOf(orderRules, sampleQuestion({ id: 'film-tv-0314', category: 'film' }))).toEqual([
      'expected an id of its file, as in film-0001',
    ]))

  it.each([
    ['of another category', ['history-0001'], ['expected an id of its file, as in geography-0001']],
    ['that are repeated', ['geography-0001', 'geography-0001'], ['expected a unique id']],
    [
      'out of order',
      ['geography-0002', 'geography-0001'],
      ['expected its place to be before geography-0002'],
    ],
  ])('%s are reported', (_, ids, messages) =>
    expect(messagesOf(orderRules, ...withIds(...ids))).toEqual(messages),
  )
})

import { describe, expect, it } from 'vitest'
import { FAMILIES } from './families.ts'

const entry = (change: object) => ({
  nr: 1,
  ask: 'What is it?',
  near: ['A', 'B', 'C'],
  level: 1,
  tells: 'So it is.',
  source: 'a book',
  tags: ['some'],
  ...change,
})

const looked = (slug: string, change: object) => {
  const found = FAMILIES.find((one) => one.slug === slug)!.look(entry(change))
  if (!found.ok) throw new Error(found.messages.join('; '))
  return found.known
}

describe('the families', () => {
  it('have separate blocks of ids', () => {
    const firsts = FAMILIES.map(({ first }) => first)
    expect(new Set(firsts).size).toBe(firsts.length)
    for (const first of firsts) expect((first - 5001) % 200).toBe(0)
  })

  it.each([
    ['capitals', { of: 'XX', asks: 'capital' }],
    ['currencies', { of: 'PL', code: 'EUR', unit: 'Euro', asks: 'unit' }],
    ['borders', { of: 'PT', holds: { touches: ['FR'] } }],
    ['elements', { of: 'Xx', asks: 'name' }],
    ['people', { of: 'Mungo Park', category: 'history', says: 'crossed Australia' }],
    ['gods', { of: 'Hephaestus', says: 'goddess' }],
    ['homophones', { of: 'Yolk', like: 'shell' }],
    ['constellations', { of: 'Tau', star: 'Sirius' }],
    ['words', { of: 'cooper', says: 'copper pots' }],
    ['creatures', { of: 'mamba', kind: 'bird', answer: 'A bird' }],
    ['rivermaps', { of: 'Styx', words: 'Which river did Charon cross?' }],
  ])('report facts that the source does not contain: %s', (slug, change) => {
    expect(looked(slug, change).faults).toHaveLength(1)
  })

  it.each([
    ['capitals', { of: 'PE', asks: 'capital' }, 'Lima', 'Quito'],
    ['currencies', { of: 'CI', code: 'XOF', unit: 'Franc', asks: 'country' }, 'Senegal', 'Ghana'],
    ['borders', { of: 'PT', holds: { neighbours: 1 } }, 'Qatar', 'France'],
    ['elements', { of: 'W', asks: 'name' }, 'Krypton gas', 'Krypton'],
    ['people', { of: 'Mungo Park', category: 'history', says: 'Africa' }, 'Xenophon', 'John Speke'],
    ['gods', { of: 'Vulcan', says: 'Roman mythology' }, 'Mars', 'Thor'],
    ['homophones', { of: 'Steak', like: 'stake' }, 'stake', 'Chop'],
    ['constellations', { of: 'Tau', star: 'Aldebaran' }, 'The Plough', 'Leo'],
    ['words', { of: 'cooper', says: 'craftsman' }, 'Tanner', 'Chandler'],
    ['creatures', { of: 'mamba', kind: 'snake', answer: 'A snake' }, 'A reptile', 'A spider'],
  ])('object to a choice that is also right or of another kind: %s', (slug, change, bad, good) => {
    const { objection } = looked(slug, change)
    expect(objection(bad)).not.toBeNull()
    expect(objection(good)).toBeNull()
  })
})

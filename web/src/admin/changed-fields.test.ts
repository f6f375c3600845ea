import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('a changed field has both values and comes before unchanged fields', () => {
  expect(changedFields({ prompt: 'Which?', role: 'player' }, { prompt: 'Which?', role: 'admin' })).toEqual([
    { name: 'role', before: 'player', after: 'admin', isChanged: true },
    { name: 'prompt', before: 'Which?', after: 'Which?', isChanged: false },
  ])
})

test('nested fields are listed separately and their parent is not repeated', () => {
  const until = Date.UTC(2027, 4, 3, 14, 5)
  expect(changedFields({ ban: null }, { ban: { until: null, reason: 'insults' }, refund: true })).toEqual([
    { name: 'ban › until', before: null, after: 'without end', isChanged: true },
    { name: 'ban › reason', before: null, after: 'insults', isChanged: true },
    { name: 'refund', before: null, after: 'yes', isChanged: true },
  ])
  const [field] = changedFields({ ban: { until: null } }, { ban: { until } })
  expect(field?.before).toBe('without end')
  expect(field?.after).toContain('2027')
})

test('a missing date is shown as none, except that a ban without one never ends', () => {
  expect(
    changedFields({ reviewedAt: null, asOf: '' }, { reviewedAt: 1_700_000_000_000, asOf: '2026' }),
  ).toEqual([
    { name: 'reviewed at', before: 'none', after: expect.stringContaining('2023'), isChanged: true },
    { name: 'as of', before: 'none', after: '2026', isChanged: true },
  ])
  expect(changedFields({ closed_at: null }, { closed_at: null })[0]).toMatchObject({ after: 'none' })
})

test('a missing value that is now empty counts as unchanged', () =>
  expect(
    changedFields({}, { note: '', tags: [], retiredAt: null }).map(({ isChanged }) => isChanged),
  ).toEqual([false, false, false]))

test('numbers, lists and field names are formatted for people', () => {
  expect(
    changedFields(
      { reviewedBy: '', wrong: ['a', 'b'], count: 1200 },
      { reviewedBy: 'x', wrong: [], count: 0 },
    ),
  ).toEqual([
    { name: 'reviewed by', before: 'none', after: 'x', isChanged: true },
    { name: 'wrong', before: 'a, b', after: 'none', isChanged: true },
    { name: 'count', before: '1,200', after: '0', isChanged: true },
  ])
})

test('a new subject lists each field as new and nothing else', () =>
  expect(changedFields(null, { prompt: 'Which?' })).toEqual([
    { name: 'prompt', before: null, after: 'Which?', isChanged: true },
  ]))

test('a value that is not an object is one field', () => {
  expect(changedFields(null, 'open')).toEqual([
    { name: 'value', before: null, after: 'open', isChanged: true },
  ])
  expect(changedFields({}, {})).toEqual([])
})

import { expect, test } from 'vitest'
import { overTitle, sharingWords } from './place-words.ts'

test.each([
  [{ place: 1, score: 3, sharing: 1 }, 'You won!'],
  [{ place: 1, score: 3, sharing: 2 }, 'You share first place!'],
  [{ place: 2, score: 3, sharing: 5 }, 'Second place'],
  [{ place: 9, score: 3, sharing: 1 }, 'Finished!'],
  [{ place: 1, score: 0, sharing: 40 }, 'Finished!'],
  [{ place: null, score: 0, sharing: 0 }, 'Finished!'],
])('at the end of %j the title is %s', (placed, title) => {
  expect(overTitle(placed)).toBe(title)
})

test('a shared place says by how many', () => {
  expect(sharingWords({ sharing: 1 })).toBeNull()
  expect(sharingWords({ sharing: 12 })).toBe('shared by 12')
})

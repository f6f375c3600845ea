import { expect, test } from 'vitest'
import { createPageCursors } from './page-cursors.ts'

const { seal, open } = createPageCursors(Buffer.alloc(32, 1))
const END = { points: -12, uid: 'the-uid-of-ada' }

test('a page’s end comes back as it was, and is the same each time', () => {
  expect(open(seal(END))).toEqual(END)
  expect(seal(END)).toBe(seal(END))
  expect(open(seal({ points: 2 ** 36, uid: 'a' }))).toEqual({ points: 2 ** 36, uid: 'a' })
})

test('it says nothing of whose row is the last one, and fits a question', () => {
  const sealed = seal({ points: -9_999_999_999, uid: 'x'.repeat(28) })
  expect(sealed).not.toContain('x'.repeat(4))
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('x'.repeat(4))
  expect(sealed.length).toBeLessThanOrEqual(120)
})

test('what was not sealed with the key is no end', () => {
  const sealed = seal(END)
  for (const other of ['', 'x', '-12.the-uid-of-ada', sealed.slice(1), `A${sealed}`, sealed.slice(0, -2)])
    expect(open(other)).toBeNull()
  expect(createPageCursors(Buffer.alloc(32, 2)).open(sealed)).toBeNull()
})

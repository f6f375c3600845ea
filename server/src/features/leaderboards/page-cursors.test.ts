import { expect, test } from 'vitest'
import { createPageCursors } from './page-cursors.ts'

const { seal, open } = createPageCursors(Buffer.alloc(32, 1))
const END = { points: -12, uid: 'the-uid-of-ada' }

test('a cursor decodes to its position, and is the same each time', () => {
  expect(open(seal(END))).toEqual(END)
  expect(seal(END)).toBe(seal(END))
  expect(open(seal({ points: 2 ** 36, uid: 'a' }))).toEqual({ points: 2 ** 36, uid: 'a' })
})

test('a cursor does not reveal whose row is last, and is short', () => {
  const sealed = seal({ points: -9_999_999_999, uid: 'x'.repeat(28) })
  expect(sealed).not.toContain('x'.repeat(4))
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('x'.repeat(4))
  expect(sealed.length).toBeLessThanOrEqual(120)
})

test('a cursor sealed with another key is rejected', () => {
  const sealed = seal(END)
  for (const other of ['', 'x', '-12.the-uid-of-ada', sealed.slice(1), `A${sealed}`, sealed.slice(0, -2)])
    expect(open(other)).toBeNull()
  expect(createPageCursors(Buffer.alloc(32, 2)).open(sealed)).toBeNull()
})

import { expect, test } from 'vitest'
import { bodyOf } from './body.ts'

test('sent messages contain no lone surrogates and no U+0000 at any depth', () => {
  expect(bodyOf({ data: { text: 'a\u0000b', more: ['\ud83d', '😀', 7, null] } })).toBe(
    '{"data":{"text":"ab","more":["\ufffd","😀",7,null]}}',
  )
})

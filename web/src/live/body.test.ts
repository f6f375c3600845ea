import { expect, test } from 'vitest'
import { bodyOf } from './body.ts'

test('what is sent has whole characters and no U+0000, however deep', () => {
  expect(bodyOf({ data: { text: 'a\u0000b', more: ['\ud83d', '😀', 7, null] } })).toBe(
    '{"data":{"text":"ab","more":["\ufffd","😀",7,null]}}',
  )
})

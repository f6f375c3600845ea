import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

test('no part ends in the middle of a character, and all parts together are the file', async () => {
  const sent: { part: number; text: string; last: boolean }[] = []
  const text = `${'x'.repeat(199_999)}😀${'y'.repeat(200_000)}`
  const call = async (_: string, part: (typeof sent)[number]) => {
    sent.push(part)
    return { result: {} }
  }
  expect(await sendFile(call as never, 'zzzzzzzzzzzz', text)).toBeNull()
  expect(sent.map(({ text: one }) => one).join('')).toBe(text)
  expect(sent.map(({ part, text: one, last }) => [part, one.isWellFormed(), last])).toEqual([
    [0, true, false],
    [1, true, false],
    [2, true, true],
  ])
})

test('an empty file is one part', async () => {
  const sent: unknown[] = []
  const call = async (_: string, part: unknown) => {
    sent.push(part)
    return { result: {} }
  }
  await sendFile(call as never, 'zzzzzzzzzzzz', '')
  expect(sent).toEqual([{ importId: 'zzzzzzzzzzzz', part: 0, text: '', last: true }])
})

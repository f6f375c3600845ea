import { expect, test } from 'vitest'
import { hasMoreValues } from './count-values.ts'

const more = (json: string, most: number) => hasMoreValues(new TextEncoder().encode(json), most)

test.each([
  ['{"data":{"text":"a, b, [c], {d}"}}', 3],
  ['{"data":{"text":"a \\" , \\\\\\" , ,"}}', 3],
  ['{"data":{"text":"ends with \\\\","more":1}}', 4],
  ['[[],[],[]]', 7],
  ['"text that never ends ,,,', 1],
])('%j holds %d values or fewer', (json, values) => {
  expect(more(json, values)).toBe(false)
  expect(more(json, values - 1)).toBe(true)
})

test('the contents of a string are not counted as values, however long it is', () => {
  expect(more(JSON.stringify({ text: '[],'.repeat(100_000) }), 10)).toBe(false)
  expect(more(`[${'[],'.repeat(100_000)}0]`, 50_000)).toBe(true)
})

import { expect, test } from 'vitest'
import { afterKey, afterName, isRead, NOTHING_TYPED, type TypedText } from './typed-text.ts'

const NAMES = ['niger', 'nigeria', 'iran', 'bosnia', 'bosnia and herzegovina', 'chad']
const hasLongerName = (text: string) =>
  NAMES.some((name) => name.length > text.trim().length && name.startsWith(text.trim()))
const continues = (text: string) => NAMES.includes(text.trim()) || hasLongerName(text)

/** Types key by key; a name is read as soon as it is complete. */
const typing = (keys: string): readonly [TypedText, string[]] => {
  let field = NOTHING_TYPED
  const found: string[] = []
  for (const key of keys) {
    field = afterKey(field, field.text + key, continues)
    if (isRead(field) || !NAMES.includes(field.text.trim())) continue
    found.push(field.text.trim())
    field = afterName(field, hasLongerName)
  }
  return [field, found]
}

test.each([
  ['a name that nothing continues leaves the field empty', 'chad', '', ['chad']],
  ['a name that a longer one continues stays', 'niger', 'niger', ['niger']],
  ['the longer one may follow', 'nigeria', '', ['niger', 'nigeria']],
  ['another name starts by itself', 'nigerchad', '', ['niger', 'chad']],
  ['also one that begins like the longer one', 'nigeriran', '', ['niger', 'iran']],
  ['after a space too', 'niger chad', '', ['niger', 'chad']],
  ['a space alone reads nothing twice', 'niger ', 'niger ', ['niger']],
  [
    'the long form of what was read may be finished',
    'bosnia and herzegovina',
    '',
    ['bosnia', 'bosnia and herzegovina'],
  ],
] as const)('%s', (_, keys, left, found) => {
  const [field, read] = typing(keys)
  expect([field.text, read]).toEqual([left, found])
})

test('text that was read can still be edited', () => {
  const [field] = typing('niger')
  expect(afterKey(field, 'nige', continues)).toEqual({ text: 'nige', read: '' })
})

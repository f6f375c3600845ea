import { readFileSync } from 'node:fs'
import { MODES } from '@trivium/wire/modes/modes'
import { queriesOf } from '@trivium/wire/modes/pages'
import { expect, test } from 'vitest'

test('the script before the first paint knows every address whose query selects something else', () => {
  const script = readFileSync(new URL('../../public/begin.js', import.meta.url), 'utf8')
  const written = /const CHOSEN = \{ (.*) \}/.exec(script)?.[1] ?? ''
  const chosen = written.split(', ').map((pair) => pair.split(': ').map((part) => part.slice(1, -1)))
  expect(Object.fromEntries(chosen)).toEqual(queriesOf(MODES))
})

import { PROTOCOL } from '@trivium/wire/limits'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { expect, test } from 'vitest'
import type { FunctionCall } from './facts.ts'
import { facts } from './read-facts.ts'

/** Changed before there was a release, so no page that anybody has open sends these. */
const KNOWN = ['createParty', 'openFlags', 'openCountries']

const isUnderstood = ({ fn, input }: FunctionCall): boolean =>
  fn in FUNCTIONS && FUNCTIONS[fn as FunctionName].input.safeParse(input).success

test('calls of pages of the version before are understood, unless the protocol is another', () => {
  expect(facts.calls.length).toBeGreaterThan(30)
  const refused = facts.protocol === PROTOCOL ? facts.calls.filter((call) => !isUnderstood(call)) : []
  expect(
    refused.map(({ fn }) => fn).toSorted(),
    'Accept what open pages send, or increase PROTOCOL: then they reload.',
  ).toEqual(KNOWN.toSorted())
})

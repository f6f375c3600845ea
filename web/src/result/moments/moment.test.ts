import { expect, it } from 'vitest'
import { momentOf } from './moment.ts'

it.each([
  ['win', null, {}, { kind: 'win', number: null }],
  ['draw', null, {}, { kind: 'draw', number: null }],
  ['loss', null, {}, { kind: 'loss', number: null }],
  ['loss', null, { promotion: { rating: 1042 } }, { kind: 'promotion', number: 1042 }],
  ['win', null, { promotion: null }, { kind: 'win', number: null }],
  ['first', 12, {}, { kind: 'best', number: 12 }],
  ['best', 31, {}, { kind: 'best', number: 31 }],
  ['best', 31, { isRun: true }, { kind: 'record', number: 31 }],
  ['perfect', 10, {}, { kind: 'perfect', number: 10 }],
  ['perfect', 54, { region: 'africa' }, { kind: 'continent', number: null, region: 'africa' }],
  ['good', 8, {}, null],
  ['first', 54, { region: 'africa' }, { kind: 'continent', number: null, region: 'africa' }],
  ['zero', 0, {}, null],
  ['void', null, { promotion: { rating: 1042 } }, null],
] as const)('a result of kind %s with %s points and %j has the moment %j', (kind, points, feat, moment) => {
  expect(momentOf(kind, points, feat)).toEqual(moment)
})

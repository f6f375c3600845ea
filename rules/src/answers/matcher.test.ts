import { expect, test } from 'vitest'
import { createMatcher, type Match, type MatcherEntry } from './matcher.ts'

const PLACES = `GM Gambia|ZM Zambia|IE Ireland|IS Iceland|IR Iran|IQ Iraq|NE Niger|NG Nigeria|AT Austria|AU Australia
  SK Slovakia|SI Slovenia|CL Chile|CN China|OM Oman|ML Mali|MW Malawi|MT Malta|US United States,USA,America
  CI Côte d'Ivoire,Ivory Coast|CG Republic of the Congo|CD Democratic Republic of the Congo,DRC|KP North Korea
  KR South Korea|LC St. Lucia|VC St. Vincent & the Grenadines,St Vincent|MF Saint Martin|SX Sint Maarten|TW Taiwan
  GF French Guiana|GY Guyana|GN Guinea|GW Guinea-Bissau|BS The Bahamas`
const entries: MatcherEntry[] = PLACES.split(/\||\n/).map((line) => {
  const [, id, names] = /^\s*(\w\w) (.+)$/.exec(line) as unknown as [string, string, string]
  return { id, names: names.split(',') }
})
const places = createMatcher(entries, [
  { name: 'Congo', ids: ['CG', 'CD'] },
  { name: 'Korea', ids: ['KP', 'KR'] },
  { name: 'Saint Martin', ids: ['MF', 'SX'] },
])

const exactly = (id: string): Match => ({ kind: 'one', id, exact: true })
const nearly = (id: string): Match => ({ kind: 'one', id, exact: false })
const none: Match = { kind: 'none' }
const which = (...ids: string[]): Match => ({ kind: 'which', ids })

test.for<[string, Match]>([
  ['the GAMBIA', exactly('GM')],
  ['bahamas', exactly('BS')],
  ['cote divoire', exactly('CI')],
  ['U.S.A.', exactly('US')],
  ['Saint Vincent and the Grenadines', exactly('VC')],
  ['St Lucia', exactly('LC')],
  ['guinea bissau', exactly('GW')],
  ['guinea', exactly('GN')],
])('T1 T2 T3 "%s" is accepted exactly', ([typed, match]) => {
  expect(places.match(typed)).toEqual(match)
})

test.for<[string, Match]>([
  ['omn', none],
  ['omam', none],
  ['malo', none],
  ['uss', none],
  ['chila', none],
  ['chiile', nearly('CL')],
  ['chima', nearly('CN')],
  ['nigre', nearly('NE')],
  ['taiwna', nearly('TW')],
  ['tiwna', none],
  ['sant lucia', nearly('LC')],
  ['autsralai', nearly('AU')],
  ['autsraai', none],
  ['ivroy caost', nearly('CI')],
  ['ivry caots', none],
])('T5 T6 "%s" is forgiven or not by the length of the name', ([typed, match]) => {
  expect(places.match(typed)).toEqual(match)
})

test.for<[string, Match]>([
  ['zambia', exactly('ZM')],
  ['iceland', exactly('IS')],
  ['niger', exactly('NE')],
  ['australia', exactly('AU')],
  ['iambia', none],
  ['iteland', none],
  ['irax', none],
  ['irland', nearly('IE')],
  ['slovania', none],
  ['slovekia', none],
  ['slovakai', nearly('SK')],
  ['malia', none],
  ['maltaa', nearly('MT')],
  ['souht korea', nearly('KR')],
  ['soth korea', nearly('KR')],
  ['porth korea', nearly('KP')],
  ['guiana', nearly('GY')],
])('T7 "%s" is read as the one nearest of all names', ([typed, match]) => {
  expect(places.match(typed)).toEqual(match)
})

test.for<[string, Match]>([
  ['congo', which('CG', 'CD')],
  ['The Congo', which('CG', 'CD')],
  ['cogno', which('CG', 'CD')],
  ['korea', which('KP', 'KR')],
  ['corea', which('KP', 'KR')],
  ['st. martin', which('MF', 'SX')],
  ['saint marten', which('MF', 'SX')],
  ['sint maarten', exactly('SX')],
])('T10 for "%s" the player is asked which one they mean', ([typed, match]) => {
  expect(places.match(typed)).toEqual(match)
})

test('T10 a name of two entries is ambiguous too, and beats an equally near name of one of them', () => {
  const kings = createMatcher([
    { id: 'france', names: ['King Charles', 'Ping Charles'] },
    { id: 'spain', names: ['king charles'] },
  ])
  expect(kings.match('King Charles')).toEqual(which('france', 'spain'))
  expect(kings.match('Bing Charles')).toEqual(which('france', 'spain'))
  expect(kings.match('Ping Charls')).toEqual(nearly('france'))
})

test.for<[string, Match]>([
  ['Aplolo 11', nearly('11')],
  ['Apollo 12', none],
  ['Apolo 13', nearly('13')],
  ['World Wra II', nearly('ww2')],
  ['World War III', none],
  ['World War', none],
  ['Vitamn C', nearly('c')],
  ['Vitamin D', none],
])('T8 "%s": no number is a misspelling of another', ([typed, match]) => {
  const things = createMatcher([
    { id: '11', names: ['Apollo 11'] },
    { id: '13', names: ['Apollo 13'] },
    { id: 'ww1', names: ['World War I'] },
    { id: 'ww2', names: ['World War II'] },
    { id: 'c', names: ['Vitamin C'] },
  ])
  expect(things.match(typed)).toEqual(match)
})

test.for(['', ' ', '?', 'x'.repeat(100_000)])('T9 a text that cannot be a name matches nothing', (typed) => {
  expect(createMatcher([{ id: 'a', names: ['?', '', 'Chad'] }]).match(typed)).toEqual(none)
})

import { BOTS, HOUSE_BOT } from '@trivium/wire/bots'
import { MODES } from '@trivium/wire/modes/modes'
import { describe, expect, test } from 'vitest'
import { isAllowed } from './allowed.ts'
import { FIRST_NAMES, SURNAMES, USUAL_USERNAMES, WORDS_AND_PLACES } from './real-names.ts'
import { reservedNames } from './reserved.ts'

const split = (text: string): string[] => text.trim().split(/\s+/)
const refusedOf = (names: readonly string[]): string[] => names.filter((name) => !isAllowed(name))
const allowedOf = (names: readonly string[]): string[] => names.filter((name) => isAllowed(name))

describe('refused names', () => {
  test.each([
    ['as written', 'fuck FUCK fuuuck bullshit cunt CUNT bitch whore slut penis bigpenis bigdick porn pussy'],
    [
      'inside other letters',
      'motherfucker bigfaggot sonofabitch 69fuck fuck69 FuckYou2 xXfuckXx cumshot cumming',
    ],
    ['word by word', 'BigCock MrDick AssHole TheRapist BigTits Nazi_Boy big_cunt AnalKing son_of_a_bitch'],
    [
      'without separators',
      'f_u_c_k F-u-c-k fu_cker fuc_king FucKing sh_it as_s_hole c_o_c_k Mr_C_o_c_k p_e_n_i_s',
    ],
    [
      'with digits for letters',
      'f4ck sh1t SH1T Sh1tHead a55 A55hole BigA55 b1tch B1TCHES c0ck n1gger ni99er n1gg4',
    ],
    [
      'with digits for letters at an end',
      'pen15 P3nis D1CKHEAD p0rn b00bs 8oobs 4nal ana1sex r4pist w4nker H1tler',
    ],
    ['that the preset misses', 'jizz titties buttplug dumbass hitler AdolfHitler neonazi pedophile coon kys'],
  ])('abusive names %s', (_, names) => {
    expect(allowedOf(split(names))).toEqual([])
  })

  test.each([
    [
      'our own addresses',
      'daily-quiz dailyquiz Daily_Quiz leaderboard edit_profile join-friend-match api battle',
    ],
    [
      'addresses of the web',
      'root support www postmaster null undefined contact-us privacy_policy Webmaster',
    ],
    ['the site’s roles', 'admin ADMIN_ a_d_m_i_n Adm1n admin123 RealAdmin Admin_Bob moderator Moderator7'],
    ['the product', 'trivium Tr1vium TriviumTeam Trivium_Official'],
    ['those without a name', 'guest Guest42 user User_7 player Anonymous deleted DeletedPlayer deleted_42'],
    [
      'the bots',
      [HOUSE_BOT, ...Object.values(BOTS)]
        .flatMap(({ name }) => [name, name.toUpperCase(), `${name}_`])
        .join(' '),
    ],
    ['nobody', '___ -_- ---'],
  ])('reserved names: %s', (_, names) => {
    expect(allowedOf(split(names))).toEqual([])
  })
})

test('the address of a mode is reserved as soon as the mode has one', () => {
  const sprint = { ...MODES[0], pages: [{ path: '/sprint-quiz/:gameId', reach: 'personal' }] } as const
  expect(reservedNames(MODES)).not.toContain('sprintquiz')
  expect([...reservedNames([...MODES, sprint])].filter((name) => !reservedNames(MODES).has(name))).toEqual([
    'sprintquiz',
  ])
})

describe('allowed names', () => {
  const people = [...FIRST_NAMES, ...SURNAMES]

  test('people’s names in lower, upper and usual case', () => {
    expect(people.length).toBeGreaterThan(500)
    expect(refusedOf(people.flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()]))).toEqual([])
  })

  test('first names with surnames, initials, years and numbers', () => {
    const names = FIRST_NAMES.flatMap((first, at) => {
      const last = SURNAMES[(at * 7) % SURNAMES.length]!
      const year = 1960 + (at % 60)
      return [
        `${first}${last}`,
        `${first}_${last}`,
        `${last}-${first}`,
        `${first}${last}`.toLowerCase(),
        `${first}${last[0]}`,
        `${first[0]}${last}`,
        `${first}${year}`,
        `${first}_${at % 100}`,
      ]
    })
    expect(refusedOf(names)).toEqual([])
  })

  test('places and words that contain an entry of a word list', () => {
    expect(refusedOf(WORDS_AND_PLACES)).toEqual([])
  })

  test('common usernames', () => {
    expect(refusedOf(USUAL_USERNAMES)).toEqual([])
  })
})

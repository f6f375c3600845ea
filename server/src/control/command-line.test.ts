import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'

const mistakeIn = (args: string[]) => {
  const wish = parseCommandLine(args, (typed) => `/here/${typed}`)
  return wish.kind === 'mistake' ? wish.sentence : wish
}

test.each([
  [['grant', 'Ada'], { name: 'grant', username: 'Ada', role: 'admin' }],
  [['grant', 'Ada', '--moderator'], { name: 'grant', username: 'Ada', role: 'moderator' }],
  [['revoke', 'Ada'], { name: 'revoke', username: 'Ada' }],
  [['unban', 'Ada'], { name: 'unban', username: 'Ada' }],
  [['who'], { name: 'who' }],
  [
    ['ban', 'Ada', '--reason', ' insults others '],
    { name: 'ban', username: 'Ada', reason: 'insults others', days: null, refund: false },
  ],
  [
    ['ban', '--days=7', '--reason', 'bots', 'Ada'],
    { name: 'ban', username: 'Ada', reason: 'bots', days: 7, refund: false },
  ],
  [
    ['ban', 'Ada', '--reason', 'bots', '--refund'],
    { name: 'ban', username: 'Ada', reason: 'bots', days: null, refund: true },
  ],
  [['recount'], { name: 'recount' }],
  [['backup', 'copies/1'], { name: 'backup', folder: '/here/copies/1' }],
  [['grant', '--', '-Ada-'], { name: 'grant', username: '-Ada-', role: 'admin' }],
])('%j is a command', (args, command) => {
  expect(parseCommandLine(args, (typed) => `/here/${typed}`)).toEqual({ kind: 'command', command })
})

test.each([[['--help']], [['help']], [['ban', '--help']]])('%j asks for the usage', (args) => {
  expect(parseCommandLine(args, (typed) => `/here/${typed}`)).toEqual({ kind: 'help' })
})

test.each([
  [[], 'Which command?'],
  [['promote', 'Ada'], "no command 'promote'"],
  [['grant'], 'Give a username'],
  [['revoke', 'Ada', '--moderator'], 'Only grant'],
  [['backup'], 'Give its path'],
  [['restore', 'one', 'two'], "Unexpected 'two'"],
  [['grant', 'Ada', 'Bob'], "Unexpected 'Bob'"],
  [['who', 'Ada'], "Unexpected 'Ada'"],
  [['grant', 'A'], 'At least 3 characters'],
  [['grant', 'Ada Lovelace'], 'Only letters'],
  [['ban', 'Ada'], 'Give the reason'],
  [['ban', 'Ada', '--reason', 'insults', 'others'], "Unexpected 'others'"],
  [['ban', 'Ada', '--reason', 'x'], 'at least 3 characters'],
  [['ban', 'Ada', '--reason', 'bots', '--days', 'many'], 'must be a number'],
  [['ban', 'Ada', '--reason', 'bots', '--days', '1.5'], 'whole number'],
  [['ban', 'Ada', '--reason', 'bots', '--days', '0'], 'at least one day'],
  [['ban', 'Ada', '--reason', 'bots', '--days', '40000'], 'at most 36500 days'],
  [['unban', 'Ada', '--days', '3'], 'Only a ban'],
  [['unban', 'Ada', '--refund'], 'Only a ban'],
  [['recount', 'elo'], "Unexpected 'elo'"],
  [['grant', 'Ada', '--force'], '--force'],
] as const)('%j is refused with a sentence', (args, sentence) => {
  expect(mistakeIn([...args])).toContain(sentence)
})

test('a restore is not sent to a server, because it requires that none is running', () => {
  const wish = parseCommandLine(['restore', 'copies/1'], (typed) => `/here/${typed}`)
  expect(wish).toEqual({ kind: 'restore', folder: '/here/copies/1' })
})

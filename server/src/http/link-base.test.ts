import { expect, test } from 'vitest'
import { type LinkAddresses, linkBase } from './link-base.ts'

const LISTED = ['http://quiz.local:3000', 'https://Quiz.example.org/']
const lan: LinkAddresses = { publicUrl: null, linkUrls: [], localPort: () => null }

test.each<[string, Partial<LinkAddresses>, string | null, string | null]>([
  [
    'the public address wins, whatever host is named',
    { publicUrl: 'https://a.example/' },
    'evil.example',
    'https://a.example',
  ],
  [
    'a host on the list leads to its address',
    { linkUrls: LISTED },
    'QUIZ.local:3000',
    'http://quiz.local:3000',
  ],
  ['with the protocol of the list', { linkUrls: LISTED }, 'quiz.example.org', 'https://Quiz.example.org'],
  ['a host that is not on the list leads nowhere', { linkUrls: LISTED }, 'evil.example', null],
  ['nor does the right host on another port', { linkUrls: LISTED }, 'quiz.local:3001', null],
  [
    'a machine of one’s own needs no setting',
    { localPort: () => 3000 },
    '127.0.0.1:3000',
    'http://localhost:3000',
  ],
  ['but for hosts elsewhere', { localPort: () => 3000 }, 'quiz.example.org', null],
  ['a server for the whole network knows no address by itself', {}, 'localhost:3000', null],
  ['a request without a host names none', { linkUrls: LISTED, localPort: () => 3000 }, null, null],
])('%s', (_, known, host, base) => {
  expect(linkBase({ ...lan, ...known })(host)).toBe(base)
})

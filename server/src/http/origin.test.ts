import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

const NOWHERE = { publicUrl: null, trustProxy: false }
const PROXIED = { publicUrl: null, trustProxy: true }
const asked = (host?: string, protocol = 'http') => ({
  headers: host === undefined ? {} : { host },
  protocol,
})

test.each([
  ['https://quiz.example', 'https://quiz.example'],
  ['https://quiz.example/', 'https://quiz.example'],
  ['http://quiz.example:8080/', 'http://quiz.example:8080'],
])('PUBLIC_URL %s is the address, whatever the Host header says', (publicUrl, origin) => {
  expect(originOf(asked('evil.example'), { publicUrl, trustProxy: true })).toBe(origin)
})

test.each(['localhost:3000', '127.0.0.1:41234', '[::1]:3000', 'localhost'])(
  'without PUBLIC_URL, the host %s is trusted because it is this machine',
  (host) => {
    expect(originOf(asked(host), NOWHERE)).toBe(`http://${host}`)
  },
)

test.each(['quiz.example', '192.168.1.5:3000', 'localhost.evil.example', 'localhost:3000/x', '', undefined])(
  'without PUBLIC_URL, the host %s is not trusted because a client can send any',
  (host) => {
    expect(originOf(asked(host), NOWHERE)).toBeNull()
  },
)

test('behind our own proxy, the forwarded host is trusted', () => {
  expect(originOf(asked('Quiz.Example', 'https'), PROXIED)).toBe('https://quiz.example')
})

test.each(['https"><script>alert(1)</script>', 'javascript', 'https, http', ''])(
  'an invented protocol in a header, %s, counts as http',
  (protocol) => {
    expect(originOf(asked('quiz.example', protocol), PROXIED)).toBe('http://quiz.example')
  },
)

test.each(['quiz.example/"><script>', 'a b', '-x.example', 'quiz.example:port', '@evil.example'])(
  'behind a proxy %s is still not a host',
  (host) => {
    expect(originOf(asked(host), PROXIED)).toBeNull()
  },
)

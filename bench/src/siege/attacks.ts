import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PROTOCOL } from '@trivium/wire/limits'
import { FUNCTION_PATH, SESSION_PATH } from '@trivium/wire/session'
import { WebSocket } from 'ws'

export interface Hostile {
  readonly url: string
  /** The token of a separate account. */
  readonly token: string
  /** The header with their network address. */
  readonly from: Readonly<Record<string, string>>
  /** Called with the result of each attempt: a status, a close code, or that the connection was cut. */
  readonly met: (attack: string, what: string | number) => void
}

const BRACKETS = Buffer.from(`{"data":[${'[],'.repeat(2_600_000)}0]}`)
const BOMB = gzipSync(BRACKETS, { level: 9 })
const JSON_TYPE = { 'content-type': 'application/json' }
/** Functions that flood attacks call. The last one does not exist. */
const FLOODED = [
  'readPlayer',
  'readDaily',
  'listPublicQuizzes',
  'joinQueue',
  'readSurvival',
  'noSuchFunction',
]
/** How long a connection stays open, ms. */
const HELD = 20_000

const post = async (attack: string, path: string, hostile: Hostile, init: RequestInit): Promise<void> => {
  const headers = { ...JSON_TYPE, ...hostile.from, ...(init.headers as Record<string, string>) }
  try {
    const response = await fetch(hostile.url + path, { method: 'POST', ...init, headers })
    await response.text()
    hostile.met(attack, response.status)
  } catch {
    hostile.met(attack, 'cut')
  }
}

const socketOf = ({ url, from }: Hostile, attack: string, met: Hostile['met']): WebSocket => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
    perMessageDeflate: false,
    headers: from,
  })
  socket.on('unexpected-response', (_, response) => {
    met(attack, response.statusCode ?? 0)
    socket.terminate()
  })
  socket.on('error', () => {})
  socket.on('close', (code) => met(attack, code))
  return socket
}

const bearerOf = ({ token }: Hostile) => ({ authorization: `Bearer ${token}` })

/** The attacks of one hostile address, with their rates per second. */
export const ATTACKS: readonly {
  readonly name: string
  readonly perSecond: number
  readonly strike: (hostile: Hostile) => void
}[] = [
  {
    name: 'compressed bombs',
    perSecond: 4,
    strike: (hostile) =>
      void post('compressed bombs', `${FUNCTION_PATH}/importQuiz`, hostile, {
        body: BOMB,
        headers: { 'content-encoding': 'gzip', ...bearerOf(hostile) },
      }),
  },
  {
    name: 'half-sent bodies',
    perSecond: 5,
    strike: (hostile) => {
      const { hostname, port } = new URL(hostile.url)
      const socket = connect({ host: hostname, port: Number(port) })
      const said = {
        host: 'x',
        ...JSON_TYPE,
        ...hostile.from,
        ...bearerOf(hostile),
        'content-length': '8000000',
      }
      const head = Object.entries(said).map((line) => line.join(': '))
      socket.write(`POST ${FUNCTION_PATH}/importQuiz HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
      socket.write('x'.repeat(500_000))
      socket.once('data', (data) => hostile.met('half-sent bodies', String(data).slice(9, 12)))
      socket.on('error', () => {})
      setTimeout(() => socket.destroy(), HELD)
    },
  },
  {
    name: 'large bodies of brackets',
    perSecond: 0.5,
    strike: (hostile) =>
      void post('large bodies of brackets', `${FUNCTION_PATH}/importQuiz`, hostile, {
        body: BRACKETS,
        headers: bearerOf(hostile),
      }),
  },
  {
    name: 'sockets without hello',
    perSecond: 20,
    strike: (hostile) => void socketOf(hostile, 'sockets without hello', hostile.met),
  },
  {
    name: 'floods of functions',
    perSecond: 100,
    strike: (hostile) => {
      const name = FLOODED[Math.floor(Math.random() * FLOODED.length)]
      void post('floods of functions', `${FUNCTION_PATH}/${name}`, hostile, {
        body: '{"data":{"username":"Nobody"}}',
        headers: bearerOf(hostile),
      })
    },
  },
  {
    name: 'new guests',
    perSecond: 10,
    strike: (hostile) => void post('new guests', SESSION_PATH, hostile, { body: '{}' }),
  },
  {
    name: 'bad frames',
    perSecond: 5,
    strike: (hostile) => {
      const socket = socketOf(hostile, 'bad frames', hostile.met)
      socket.on('open', () =>
        socket.send(JSON.stringify({ hello: { protocol: PROTOCOL, token: hostile.token } })),
      )
      socket.once('message', () => {
        for (let i = 10; i < 100; i++) socket.send(JSON.stringify({ follow: `game:zzzzzzzzzz${i}` }))
        for (let i = 0; i < 300; i++) socket.send('{"id":1,"fn":"readDaily","data":{}}')
        socket.send('{"follow":')
      })
    },
  },
]

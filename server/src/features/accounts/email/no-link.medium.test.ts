import { request } from 'node:http'
import { PASSWORD, register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../../mail/mailer.ts'

const mails: Mail[] = []

let stage: TestServer
beforeAll(async () => {
  const mailer = {
    arrives: true,
    send: async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    },
    close() {},
  }
  // The server is behind a proxy, and its public address is not configured.
  stage = await TestServer.open({ mailer, trustProxy: true, linkUrls: ['https://quiz.example.org'] })
})
afterAll(() => stage.close())

const post = async (name: string, data: object, token: string, host: string) => {
  const { port } = new URL(stage.url)
  const headers = { host, 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path: `/api/fn/${name}`, method: 'POST', headers },
      (answer) => {
        let body = ''
        answer.on('data', (part) => {
          body += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ data }))
  })
}

test('no link is mailed for a host that anybody could forge; the response names the setting', async () => {
  const ada = await register(await signInGuest(stage.url), 'Ada')
  for (const host of ['evil.example', 'localhost:3000']) {
    for (const [name, data] of [
      ['requestPasswordReset', { email: 'ada@example.org' }],
      ['sendEmailLink', {}],
    ] as const) {
      const { status, body } = await post(name, data, ada.token, host)
      expect([status, JSON.parse(body)]).toMatchObject([
        503,
        {
          error: { message: expect.stringContaining('PUBLIC_URL'), details: { reason: 'no-public-address' } },
        },
      ])
    }
  }
  expect(mails).toEqual([])
})

test('a link leads to a host on the operator’s list', async () => {
  const bea = await register(await signInGuest(stage.url), 'Bea')
  const change = { email: 'bea@new.example', password: PASSWORD }
  expect((await post('changeEmail', change, bea.token, 'quiz.example.org')).status).toBe(200)
  expect(mails.map(({ to, text }) => [to, /https:\/\/[^#]+/.exec(text)?.[0]])).toEqual([
    ['bea@new.example', 'https://quiz.example.org/edit-profile'],
  ])
})

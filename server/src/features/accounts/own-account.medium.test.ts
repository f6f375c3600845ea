import { emailOf, PASSWORD, register } from '@trivium/testkit/account'
import { enter } from '@trivium/testkit/player'
import { Stage } from '@trivium/testkit/stage'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const registered = async (username: string) => register(await enter(stage.url), username)
const reasonIn = (answer: object) =>
  (answer as { error?: { details: { reason: string } } }).error?.details.reason ?? 'done'

test('an address that somebody has is refused', async () => {
  await registered('Ada')
  const bea = await registered('Bea')
  const answer = await bea.http('changeEmail', { email: emailOf('Ada'), password: PASSWORD })
  expect(reasonIn(answer)).toBe('email-taken')
})

test('of two who change to one address at once, one gets it', async () => {
  const both = await Promise.all([registered('Cleo'), registered('Dora')])
  const form = { email: 'both@example.org', password: PASSWORD }
  const answers = await Promise.all(both.map((player) => player.http('changeEmail', form)))
  expect(answers.map(reasonIn).toSorted()).toEqual(['done', 'email-taken'])
})

import { expect, test } from 'vitest'
import type { Failure, Reply } from '../../live/reply.ts'
import { type Typed, TypingQueue, type Verdict } from './typing-queue.ts'

const NONE: Verdict = { verdict: 'none', which: [], rests: [] }
const UNREACHED: Failure = { status: 'INTERNAL', message: 'Not reached.', reason: null, details: {} }
const CLOSED: Failure = { ...UNREACHED, status: 'ABORTED', reason: 'question-closed' }

const typing = () => {
  const sent: string[] = []
  const heard: string[] = []
  const failed: boolean[] = []
  let answer: (reply: Reply<Verdict>) => void = () => {}
  const written = ({ text, enter }: Typed) => (enter ? `${text}!` : text)
  const line = new TypingQueue({
    send: (typed) => {
      sent.push(written(typed))
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    heard: (typed) => heard.push(written(typed)),
    failed: (_, __, isHeld) => failed.push(isHeld),
  })
  const type = (text: string, enter = false, item = 0) => line.push({ item, text, enter })
  const reply = async (with_: Reply<Verdict> = { result: NONE }) => {
    answer(with_)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { line, sent, heard, failed, type, reply }
}

test('only one call is in progress at a time; the current text follows', async () => {
  const { sent, type, reply } = typing()
  for (const text of ['p', 'pe', 'per', 'peru']) type(text)
  expect(sent).toEqual(['p'])
  await reply()
  expect(sent).toEqual(['p', 'peru'])
  await reply()
  expect(sent).toEqual(['p', 'peru'])
})

test('text sent with Enter is not skipped in favour of later keys', async () => {
  const { sent, heard, type, reply } = typing()
  type('per')
  type('perru', true)
  type('perrua')
  type('perruan')
  for (let turn = 0; turn < 3; turn += 1) await reply()
  expect(sent).toEqual(['per', 'perru!', 'perruan'])
  expect(heard).toEqual(sent)
})

test('a call that did not reach the server is sent again when it may get through', async () => {
  const { line, sent, failed, type, reply } = typing()
  type('peru', true)
  await reply({ error: UNREACHED })
  type('chile')
  expect([sent, failed, line.isHeld]).toEqual([['peru!'], [true], true])
  line.resend()
  await reply()
  expect(sent).toEqual(['peru!', 'peru!', 'chile'])
})

test('nothing is sent twice by a resend that is not needed', async () => {
  const { line, sent, type, reply } = typing()
  line.resend()
  type('peru')
  line.resend()
  await reply()
  line.resend()
  expect(sent).toEqual(['peru'])
})

test('of keys that did not reach the server only the current text is sent again', async () => {
  const { line, sent, type, reply } = typing()
  type('per')
  type('peru')
  await reply({ error: UNREACHED })
  line.resend()
  expect(sent).toEqual(['per', 'peru'])
})

test('a refusal is not retried, and stops nothing', async () => {
  const { line, sent, failed, type, reply } = typing()
  type('peru')
  type('chile')
  await reply({ error: CLOSED })
  expect([sent, failed, line.isHeld]).toEqual([['peru', 'chile'], [false], false])
})

test('text typed for an earlier flag is dropped', async () => {
  const { line, sent, type, reply } = typing()
  type('p')
  type('pe')
  line.forget()
  await reply()
  expect(sent).toEqual(['p'])
})

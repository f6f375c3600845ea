import { expect, test } from 'vitest'
import { bodyOf } from './message.ts'

const NASTY =
  '@everyone <@123> <!channel> **bold** [link](https://evil.example) `code`\n# big\u202e https://evil.example <https://evil.example|here> & :smile: www.evil.example'
const discord = (line: string) =>
  JSON.parse(bodyOf('discord', { title: 'A title', lines: [line], link: null }))
const slack = (line: string) =>
  JSON.parse(bodyOf('slack', { title: 'A title', lines: [line], link: 'https://quiz.example/admin' }))

test('in Discord a player’s words mention nobody and are neither styled nor linked', () => {
  const body = discord(NASTY)
  expect(body.allowed_mentions).toEqual({ parse: [] })
  expect(body.flags).toBe(4)
  const lines = body.content.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('**A title**')
  expect(lines[1]).not.toMatch(/@everyone|(?<!\\)[*_`[\]()<>#|~]|https?:\/\/|www\.evil/)
})

test('in Slack a player’s words are plain text, and the only link is our own', () => {
  const body = slack(NASTY)
  const [header, words, link] = body.blocks
  expect(header.text).toEqual({ type: 'plain_text', text: 'A title', emoji: false })
  expect(words.text).toMatchObject({ type: 'plain_text', emoji: false })
  expect(words.text.text).not.toMatch(/\n|\u202e/)
  expect(link.text).toEqual({ type: 'mrkdwn', text: '<https://quiz.example/admin|Have a look>' })
  expect(body.text).toBe('A title')
  expect([body.unfurl_links, body.unfurl_media]).toEqual([false, false])
})

test('a long text is cut to the limits of the chats', () => {
  const long = '*'.repeat(10_000)
  expect(discord(long).content.length).toBeLessThanOrEqual(2000)
  expect(slack(long).blocks[1].text.text.length).toBeLessThanOrEqual(3000)
})

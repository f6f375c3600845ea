import { freshDatabase } from '@trivium/testkit/fresh-database'
import { smallBank } from '@trivium/testkit/small-bank'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { questionMedia } from '../http/question-media.ts'
import { httpServer } from '../http/server.ts'
import { askAsPreferred } from '../users/ask-as-preferred.ts'
import { readBackground } from './background.ts'
import { loadBank } from './bank.ts'
import { MEDIA_FOLDER, readMediaFiles } from './media-files.ts'
import { createQuestionPicker } from './question-picker.ts'
import { reviewedMedia } from './reviewed-media.ts'

const KEY = new Uint8Array(32).fill(7)
const [FILE, MISSING] = ['geography-7001.svg', 'no-such-file.svg']
const WORDS = 'Which one is it, in words?'
const image = (file: string) => ({
  ...{ file, width: 480, height: 360, alt: 'An outline' },
  description: 'The outline of Italy.',
})
const bank = smallBank(20).map((question, i) => ({
  ...question,
  ...(i === 0 && { image: image(FILE), words: WORDS }),
  ...(i === 1 && { image: image(MISSING), words: WORDS }),
}))
const [pictured = '', lost = '', plain = ''] = bank.map(({ id }) => id)

let database: OpenDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const openPicker = async () => {
  const files = readMediaFiles(MEDIA_FOLDER, KEY)
  await loadBank(database.db, bank)
  const picker = createQuestionPicker(database.db, files)
  await picker.refresh()
  return { files, picker }
}

test('a picture comes with an address that reveals nothing, and with the question in words', async () => {
  const { picker } = await openPicker()
  const [first, second, third] = await picker.byIds([pictured, lost, plain])
  expect(first).toMatchObject({
    prompt: 'Prompt 0?',
    words: WORDS,
    media: { kind: 'picture', width: 480, height: 360, alt: 'An outline' },
  })
  expect(first?.media?.src).toMatch(/^[1-9A-HJ-NP-Za-km-z]{20}\.svg$/)
  // A question whose picture is missing is asked in words.
  expect([second?.prompt, second?.media]).toEqual([WORDS, undefined])
  expect([third?.media, third?.words]).toEqual([undefined, undefined])
})

test('candidates of the daily say whether they have a picture', async () => {
  const { picker } = await openPicker()
  const kinds = new Map((await picker.dailyCandidates(0)).map(({ id, mediaKind }) => [id, mediaKind]))
  expect([kinds.get(pictured), kinds.get(plain)]).toEqual(['picture', undefined])
})

test('if one player of a match wants words, both are asked in words', async () => {
  const { picker } = await openPicker()
  const draws = [
    { uids: [], seed: 'a' },
    { uids: [], seed: 'a', isInWords: true },
  ]
  const [shown = [], inWords = []] = await picker.draw(draws, 20, 0)
  expect(shown.filter(({ media }) => media !== undefined).map(({ question }) => question)).toEqual([pictured])
  expect(inWords.filter(({ media }) => media !== undefined)).toEqual([])
  expect(inWords.find(({ question }) => question === pictured)).toMatchObject({ prompt: WORDS })
  expect(inWords.map(({ question, choices }) => [question, choices])).toEqual(
    shown.map(({ question, choices }) => [question, choices]),
  )
})

test('a player who wants words is asked in words', async () => {
  const { picker } = await openPicker()
  const { db } = database
  const settings = { ada: '{"media":"words"}', ben: '{}' }
  for (const [uid, text] of Object.entries(settings))
    await db
      .insertInto('users')
      .values({ uid, username: uid, settings: JSON.parse(text) })
      .execute()
  const questions = await picker.byIds([pictured])
  expect(await askAsPreferred(db, 'ada', questions)).toMatchObject([{ prompt: WORDS }])
  expect(await askAsPreferred(db, 'ben', questions)).toEqual(questions)
})

test('a review says what the picture is', async () => {
  const { picker } = await openPicker()
  const background = await readBackground(database.db, [pictured])
  const [question] = await picker.byIds([pictured])
  expect(reviewedMedia(question ?? {}, background.get(pictured))).toMatchObject({
    description: 'The outline of Italy.',
    src: question?.media?.src,
  })
  expect(reviewedMedia({}, background.get(plain))).toBeNull()
})

test('a file is served for good at its address, and nothing else is', async () => {
  const { files } = await openPicker()
  const server = await httpServer(pino({ level: 'silent' }), { trustProxy: false, publicUrl: null })
  questionMedia(server, files)
  await server.ready()
  try {
    const src = files.mediaOf({ image: image(FILE) })?.src
    const answer = await server.inject({ method: 'GET', url: `/media/${src}` })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
    for (const name of [FILE, `${src}.svg`, '..%2fpackage.json', ''])
      expect((await server.inject({ method: 'GET', url: `/media/${name}` })).statusCode, name).toBe(404)
  } finally {
    await server.close()
  }
})

import { axeViolations } from './axe-violations.ts'
import { bank } from './bank.ts'
import { beginRanked, type Pair } from './duel.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { isInWindow } from './is-in-window.ts'
import { recordTraffic } from './record-traffic.ts'
import type { GameServer } from './server.ts'

const sounds = () =>
  bank()
    .questions.filter(({ audio }) => audio !== undefined)
    .sort((a, b) => (a.audio?.ms ?? 0) - (b.audio?.ms ?? 0))
    .slice(0, 5)
const pictures = () =>
  bank()
    .questions.filter(({ image }) => image !== undefined)
    .slice(0, 5)

/** Leaves five short sounds and five pictures in use, so that each match has both. */
const keepOnlyMedia: Parameters<GameServer['between']>[0] = async (db) => {
  const ids = [...sounds(), ...pictures()].map(({ id }) => id)
  await db.updateTable('questions').set({ retired_at: 1 }).where('id', 'not in', ids).execute()
}

const questionIn = ({ page }: Guest) => page.locator('[data-media]')

/** The picture has been drawn, or the sound has been loaded, decoded and started. */
const perceives = async ({ page }: Guest, kind: string): Promise<void> => {
  if (kind === 'sound') return expect(page.getByRole('button', { name: 'Play it again' })).toBeVisible()
  const picture = page.locator('[data-media="picture"] img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

/** The last choice is in the window of a phone, below the scores of both players and the picture. */
const fitsOnPhones = async ({ page, match }: Guest): Promise<void> => {
  const size = page.viewportSize()
  const asked = await match.prompt.innerText()
  for (const [width, height] of [
    [390, 664],
    [360, 740],
    [412, 860],
  ] as const) {
    await page.setViewportSize({ width, height })
    // Not long enough for the next question, which might fit.
    const options = { message: `${width} × ${height}`, timeout: 5_000 }
    await expect.poll(() => isInWindow(match.choices.last()), options).toBe(true)
    expect(await isInWindow(page.locator('[data-media]'))).toBe(true)
  }
  await expect(match.prompt).toHaveText(asked)
  if (size) await page.setViewportSize(size)
}

/** Has the question asked in words and answers it, with keys alone and the focus where screen readers read on. */
const answersInWords = async ({ page, match }: Guest): Promise<void> => {
  await page.getByRole('button', { name: 'Ask me in words' }).press('Enter')
  await expect(match.prompt).toBeFocused()
  const words = await match.prompt.innerText()
  expect(bank().questions.map((question) => question.words)).toContain(words)
  await expect(page.locator('[data-media] img, [data-media] progress')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  const place = await match.place('right')
  await page.keyboard.press(`${place + 1}`)
  await expect(match.choices.nth(place)).toHaveAttribute('aria-pressed', 'true')
}

test('both players of a match see its pictures and hear its sounds, and one of them may be asked in words', async ({
  arrive,
  server,
}) => {
  await server.between(keepOnlyMedia)
  const two: Pair = [await arrive(), await arrive()]
  const [ann, ben] = two
  const heard = recordTraffic(ben.page)
  const files: string[] = []
  ben.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/media/')) files.push(`${response.status()} ${pathname}`)
  })
  await beginRanked(two)
  const kinds = new Set<string>()
  for (let number = 1; kinds.size < 2; number++) {
    await Promise.all(two.map(({ match }) => match.asked(number)))
    const kind = (await questionIn(ben).getAttribute('data-media')) ?? ''
    kinds.add(kind)
    await test.step(`question ${number}: a ${kind}`, async () => {
      await Promise.all(two.map((guest) => perceives(guest, kind)))
      expect(await axeViolations(ben.page)).toEqual([])
      await Promise.all([fitsOnPhones(ben), answersInWords(ann)])
      // Ann has been told that she is right; Ben, who has not answered, has received nothing that tells it.
      const told = heard.filter(({ from }) => from === 'socket').map(({ text }) => text)
      const words = await ann.match.prompt.innerText()
      const question = bank().questions.find((one) => one.words === words)
      const { description, file } = question?.image ?? question?.audio ?? { description: '', file: '' }
      for (const secret of [
        JSON.stringify(description),
        file,
        question?.id ?? '',
        question?.explanation ?? '',
      ])
        expect(
          told.some((text) => secret !== '' && text.includes(secret)),
          secret,
        ).toBe(false)
      await ben.match.answer('right')
    })
  }
  expect(files.length).toBeGreaterThan(1)
  for (const line of files)
    expect(line).toMatch(/^200 \/media\/[1-9A-HJ-NP-Za-km-z]{20}\.(?:svg|webp|ogg|m4a)$/)
})

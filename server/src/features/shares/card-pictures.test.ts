import { expect, test } from 'vitest'
import { cardPictures } from './card-pictures.ts'

/** Draws when told to. */
const slowDrawing = () => {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const draw = (svg: string) => {
    begun.push(svg)
    return new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.from(svg))))
  }
  return { begun, finish, draw }
}

test('simultaneous requests for one card draw it once, and later ones find it', async () => {
  const { begun, finish, draw } = slowDrawing()
  const picture = cardPictures(draw)
  const both = [picture('<a/>'), picture('<a/>')]
  await Promise.resolve()
  finish[0]?.()
  expect((await Promise.all(both)).map(String)).toEqual(['<a/>', '<a/>'])
  expect(String(await picture('<a/>'))).toBe('<a/>')
  expect(begun).toEqual(['<a/>'])
})

test('one card is drawn at a time, and when many wait, another is refused', async () => {
  const { begun, draw } = slowDrawing()
  const picture = cardPictures(draw)
  for (let card = 0; card < 11; card++) void picture(`<g id="${card}"/>`)
  await Promise.resolve()
  expect(begun).toHaveLength(1)
  expect(await picture('<one-more/>')).toBeNull()
})

test('only the last cards are kept', async () => {
  const drawn: string[] = []
  const picture = cardPictures(async (svg) => {
    drawn.push(svg)
    return Buffer.from(svg)
  })
  for (let card = 0; card < 201; card++) await picture(`${card}`)
  await picture('200')
  await picture('0')
  expect(drawn).toHaveLength(202)
})

test('a card that could not be drawn is drawn again', async () => {
  let isBroken = true
  const picture = cardPictures(async (svg) => {
    if (isBroken) throw new Error('no memory')
    return Buffer.from(svg)
  })
  await expect(picture('<a/>')).rejects.toThrow('no memory')
  isBroken = false
  expect(String(await picture('<a/>'))).toBe('<a/>')
})

import type { Page } from '@playwright/test'

/** A question may ask about hippopotamuses. Longer words do not fit a phone at double size, and are hyphenated where the browser can. */
const LETTERS_THAT_FIT = 12

/** The words of the screen that break between two letters, with text of double size. Names and addresses may break. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const { style } = document.documentElement
    const isBroken = (text: Text, start: number, length: number): boolean => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1
    }
    style.fontSize = '200%'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
      if (text.parentElement?.checkVisibility() && !text.parentElement.closest('[translate=no]'))
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu))
          if (word.length <= most && isBroken(text, index, word.length)) broken.push(word)
    style.fontSize = ''
    return broken
  }, LETTERS_THAT_FIT)

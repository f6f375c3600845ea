import { describe, expect, it } from 'vitest'
import { checkArticles } from './check-articles.ts'
import { ARTICLES } from './list.ts'
import { LEADING_PICTURES } from './pictures.ts'
import { ARTICLE as essential } from './texts/essential-trivia-knowledge.ts'
import { ARTICLE as history } from './texts/history-of-trivia.ts'
import { ARTICLE as better } from './texts/how-to-get-better-at-trivia.ts'

const texts = [better, essential, history]

describe('the articles', () => {
  it('have nothing to mend, and what pages read follows from them', async () =>
    expect(await checkArticles({ write: false })).toEqual([]))

  it('are three, each at its address', () =>
    expect(ARTICLES.map(({ path }) => path)).toEqual([
      '/article/how-to-get-better-at-trivia',
      '/article/essential-trivia-knowledge',
      '/article/history-of-trivia',
    ]))

  it('say of themselves in the list what they say with their text', () =>
    expect(texts.map(({ html: _html, headings: _headings, picture: _picture, ...entry }) => entry)).toEqual(
      ARTICLES,
    ))

  it('have their leading picture in the list too', () =>
    expect(texts.map(({ slug }) => LEADING_PICTURES[slug])).toEqual(texts.map(({ picture }) => picture)))

  it.each(texts)('hold nothing that the content policy refuses: $slug', ({ html, picture }) =>
    expect(`${html}${picture}`).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/),
  )
})

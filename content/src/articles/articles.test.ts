import { describe, expect, it } from 'vitest'
import { checkArticles } from './check-articles.ts'
import { ARTICLES } from './list.ts'
import { LEADING_PICTURES } from './pictures.ts'
import { ARTICLE as essential } from './texts/essential-trivia-knowledge.ts'
import { ARTICLE as history } from './texts/history-of-trivia.ts'
import { ARTICLE as better } from './texts/how-to-get-better-at-trivia.ts'

const texts = [better, essential, history]

describe('the articles', () => {
  it('have no problems, and the generated files are up to date', async () =>
    expect(await checkArticles({ write: false })).toEqual([]))

  it('are exactly three, each at its own address', () =>
    expect(ARTICLES.map(({ path }) => path)).toEqual([
      '/article/how-to-get-better-at-trivia',
      '/article/essential-trivia-knowledge',
      '/article/history-of-trivia',
    ]))

  it('have the same entry in the list as with their text', () =>
    expect(texts.map(({ html: _html, headings: _headings, picture: _picture, ...entry }) => entry)).toEqual(
      ARTICLES,
    ))

  it('have their leading pictures in the list', () =>
    expect(texts.map(({ slug }) => LEADING_PICTURES[slug])).toEqual(texts.map(({ picture }) => picture)))

  it.each(texts)('contain nothing that the content security policy refuses: $slug', ({ html, picture }) =>
    expect(`${html}${picture}`).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/),
  )
})

import { describe, expect, it } from 'vitest'
import { SAMPLE_BODY, SAMPLE_SVG, sampleArticle } from '../sample.ts'
import { lintArticles } from './lint.ts'

type Change = Parameters<typeof sampleArticle>[0]

const found = (change: Change): string[] =>
  lintArticles([sampleArticle(change)]).map(({ line, message }) => `${line}: ${message}`)

const body = (more: string): Change => ({ body: `${SAMPLE_BODY}\n${more}\n` })
const drawn = (from: string, to: string): Change => ({
  pictures: { 'road.svg': SAMPLE_SVG.replace(from, to) },
})

/** The line after the sample's body. */
const END = 22

describe('an article', () => {
  it('that is valid passes', () => expect(found({})).toEqual([]))

  it.each<[string, Change, string]>([
    [
      'that is too short',
      { body: SAMPLE_BODY.replaceAll('Nobody counts ', '') },
      '0: expected at least 1200 words, not 1019 [length]',
    ],
    ['with broken text', body('It  broke.'), `${END}: expected no two spaces: 'It  broke.' [text]`],
    ['with a block of HTML', body('<p>Well</p>'), `${END}: expected only Markdown, not '<p>Well</p>' [html]`],
    ['with a tag', body('So <b id="x">bold'), `${END}: expected only Markdown, not '<b id="x">' [html]`],
    [
      'with a title in the text',
      body('# Title'),
      `${END}: expected a heading of level 2 to 3, not 1: 'Title' [levels]`,
    ],
    [
      'that skips a level',
      { body: SAMPLE_BODY.replace('## The first', '### The first') },
      "14: expected a heading of level 2 to 2, not 3: 'The first part' [levels]",
    ],
    [
      'with a heading that is too deep',
      body('#### Deep'),
      `${END}: expected a heading of level 2 to 3, not 4: 'Deep' [levels]`,
    ],
    [
      'with a repeated heading',
      body('## The *first* part!'),
      `${END}: expected no second heading with the id 'the-first-part': 'The first part!' [unique]`,
    ],
    [
      'with a heading that the page adds itself',
      body('## Sources'),
      `${END}: expected no second heading with the id 'sources': 'Sources' [unique]`,
    ],
    ['in a file of another name', { name: 'roads.md' }, "1: expected the file 'on-roads.md' [place]"],
    [
      'that links to an unknown page',
      body('See [the old page](/quiz-of-the-day).'),
      `${END}: expected an address of the app, a heading of this article or https://, not '/quiz-of-the-day' [link]`,
    ],
    [
      'that links to a missing article',
      body('See [rivers](/article/on-rivers).'),
      `${END}: expected an address of the app, a heading of this article or https://, not '/article/on-rivers' [link]`,
    ],
    [
      'that links to a missing heading',
      body('See [below](#below).'),
      `${END}: expected an address of the app, a heading of this article or https://, not '#below' [link]`,
    ],
    [
      'that links over plain http',
      body('See [a site](http://a.example).'),
      `${END}: expected an address of the app, a heading of this article or https://, not 'http://a.example' [link]`,
    ],
    [
      'with a meaningless link text',
      body('Play [here](/custom).'),
      `${END}: expected a link text that says where it leads, not 'here' for '/custom' [link words]`,
    ],
    [
      'that links to one quiz several times',
      { body: SAMPLE_BODY.replace('/survival', '/').replace('/flag-quiz', '/') },
      '0: expected links to at least 3 different quizzes, not 1 [quizzes]',
    ],
    [
      'without a picture in its text',
      { body: SAMPLE_BODY.replace(/!\[.*\n/, '') },
      '0: expected a picture in the text that explains something [picture]',
    ],
    [
      'with a missing picture',
      { body: SAMPLE_BODY.replace('road.svg', 'river.svg') },
      "16: expected the picture 'river.svg' beside the article [picture]",
    ],
    [
      'with a missing leading picture',
      { front: { illustration: '{ file: river.svg, alt: A river. }' } },
      "1: expected the picture 'river.svg' beside the article [picture]",
    ],
    [
      'with a picture without an alternative text',
      { body: SAMPLE_BODY.replace('A road seen from above.', ' ') },
      "16: expected an alternative text for 'road.svg' [alternative text]",
    ],
    [
      'with a picture in a sentence',
      body('A road ![A road.](road.svg) it is.'),
      `${END}: expected a separate paragraph for ![A road.](road.svg) [alone]`,
    ],
    [
      'with a leading picture that is too high',
      drawn('640 360', '640 480'),
      "1: expected a leading picture of 16 by 9: 'road.svg' [wide]",
    ],
  ])('%s is found', (_, change, message) => expect(found(change)).toEqual([message]))

  it('may link to its own headings, to other articles and to the continents', () =>
    expect(
      found(
        body(
          '[First](#the-first-part), [sources](#sources), [roads](/article/on-roads), [Asia](/country-quiz/asia).',
        ),
      ),
    ).toEqual([]))

  it('has a unique place in the list', () => {
    const two = [sampleArticle(), sampleArticle({ name: 'on-seas.md', front: { slug: 'on-seas' } })]
    expect(lintArticles(two).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'articles/on-roads.md: expected a unique order, not 1 [place]',
      'articles/on-seas.md: expected a unique order, not 1 [place]',
    ])
  })
})

describe('a drawing', () => {
  it.each<[string, Change, string]>([
    ['that is broken', drawn('</svg>', ''), 'well-formed XML'],
    ['without a size', drawn('0 0 640 360', '0 0 64.5 36'), 'a viewBox from 0 0 in whole numbers'],
    ['without a title', drawn('<title>A road</title>', ''), 'a <title>'],
    ['without a description', drawn('A road and its name.', ''), 'a <desc> that says what can be seen'],
    ['with a style', drawn('<path', '<style/><path'), "nothing like '<style'"],
    ['with a style attribute', drawn('<path', '<path style="fill:red"'), `nothing like 'style="'`],
    ['with a script', drawn('<path', '<script/><path'), "nothing like '<script'"],
    ['with a handler', drawn('<path', '<path onclick="x()"'), `nothing like 'onclick="'`],
    ['with a photograph', drawn('<path', '<image/><path'), "nothing like '<image'"],
    [
      'with a colour of its own',
      drawn('var(--ink)', '#123456'),
      "the colour '#123456' as a token of the page",
    ],
    [
      'with small letters',
      drawn('"24"', '"20"'),
      'letters of at least 22.2, to be readable on a phone, not 20',
    ],
    ['with a common id', drawn('<path', '<path id="a"'), "an id that begins with the file's name, not 'a'"],
  ])('%s is found', (_, change, wanted) =>
    expect(found(change)).toContain(`1: road.svg: expected ${wanted} [drawing]`),
  )
})

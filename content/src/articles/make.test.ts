import { describe, expect, it } from 'vitest'
import { makeArticle } from './make.ts'
import { sampleArticle } from './sample.ts'

const madeOf = (body: string) => makeArticle(sampleArticle({ body }))

describe('an article for the page', () => {
  it('lists its headings with their ids, the sources last', () => {
    const { headings, html } = madeOf('## What’s a *trivium*?\n\nText.\n\n### Côte d’Ivoire\n')
    expect(headings).toEqual([
      { id: 'what-s-a-trivium', text: 'What’s a trivium?', level: 2 },
      { id: 'cote-d-ivoire', text: 'Côte d’Ivoire', level: 3 },
      { id: 'sources', text: 'Sources', level: 2 },
    ])
    expect(html).toContain('<h2 id="what-s-a-trivium">What’s a <em>trivium</em>?</h2>')
    expect(html).toContain('<h3 id="cote-d-ivoire">Côte d’Ivoire</h3>')
    expect(html).toContain('<h2 id="sources">Sources</h2>\n<ol>')
  })

  it.each([
    [220, 1],
    [221, 2],
    [440, 2],
  ])('of %i words takes %i minutes to read', (words, minutes) =>
    expect(madeOf('word '.repeat(words))).toMatchObject({ words, minutes }),
  )

  it('counts words in lists and tables, with ‘don’t’ and ‘1,642’ as one each', () =>
    expect(madeOf('- I don’t\n- 1,642\n\n| a | b |\n|---|---|\n| c | d-e |\n').words).toBe(7))

  it('names the columns and the rows of its tables', () =>
    expect(madeOf('| a | b |\n|---|---|\n| c | **d** |\n').html).toContain(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
        '<tbody><tr><th scope="row">c</th><td><strong>d</strong></td></tr></tbody></table>',
    ))

  it('contains its pictures, with a name, a description and a caption', () => {
    const { html, picture } = madeOf('![A "road".](road.svg "Here & there.")\n')
    const svg =
      '<desc id="road-description">A road and its name.</desc><path d="M0 0H9" stroke="var(--ink)"/><text font-size="24">Road</text></svg>'
    expect(html).toContain(
      `<figure><svg role="img" aria-label="A &quot;road&quot;." aria-describedby="road-description" viewBox="0 0 640 360">${svg}<figcaption>Here &amp; there.</figcaption></figure>`,
    )
    expect(picture).toBe(
      `<svg role="img" aria-label="A road." aria-describedby="road-description" viewBox="0 0 640 360">${svg}`,
    )
  })

  it('lists its sources, with a link if there is one', () => {
    const sources = `[{ author: A & B, title: Roads, in: 'Walker 3, 1–9', year: '1999', url: 'https://a.example/?b&c' }, { author: C, title: Paths, year: '1914–1918' }]`
    expect(makeArticle(sampleArticle({ front: { sources } })).html).toContain(
      '<ol><li>A &amp; B, <a href="https://a.example/?b&amp;c"><cite>Roads</cite></a>, Walker 3, 1–9, 1999.</li>' +
        '<li>C, <cite>Paths</cite>, 1914–1918.</li></ol>',
    )
  })
})

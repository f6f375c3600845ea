import { tidyText } from '@trivium/wire/documents/quiz-text'
import { describe, expect, it } from 'vitest'
import { hasMedia, textOfHtml } from './html.ts'

describe('HTML as plain text', () => {
  it.each([
    ['<p>One</p>\n <p>Two</p>', 'One\nTwo'],
    ['One<br>Two<br/><br />Three', 'One\nTwo\n\nThree'],
    ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 'a\nb'],
    ['a\nb', 'a b'],
    ['<a href="x>y" title=\'>\'>link</a>', 'link'],
    ['AT&amp;T &lt;b&gt; &eacute;&#233;&#xE9;', 'AT&T <b> ééé'],
    ['5 < 6 and 7 > 3, a<b', '5 < 6 and 7 > 3, a<b'],
    ['&amp;lt;', '&lt;'],
    ['x<script>alert("<p>")</script>y<style>p{}</style>', 'xy'],
    ['x<!-- <p>hidden</p> -->y', 'xy'],
    ['x<script>never closed', 'x'],
    ['x --> y', 'x --> y'],
    ['10<sup>3</sup> m<sup>-2</sup>, CO<sub>2</sub>, 1<sup>st</sup>', '10³ m⁻², CO₂, 1st'],
    ['<img src=x onerror=alert(1)>', ''],
  ])('of %j', (html, text) => {
    expect(tidyText(textOfHtml(html))).toBe(text)
  })

  it('keeps line ends if HTML is only part of the text', () => {
    expect(textOfHtml('a\nb', 'kept')).toBe('a\nb')
  })
})

describe('media', () => {
  it.each([
    ['<IMG src="x">', true],
    ['<audio/>', true],
    ['<image>', false],
    ['&lt;img&gt;', false],
  ])('in %s: %s', (html, media) => {
    expect(hasMedia(html)).toBe(media)
  })
})

import { expect, test } from 'vitest'
import { assetsOf } from './first-visit.ts'

test('a first visit loads styles, fonts, pictures and scripts, each once, and nothing from elsewhere', () => {
  const html = `<link rel="canonical" href="/"><link rel="alternate" href="/feed.xml">
    <link rel="icon" href="/favicon.svg"><link rel="stylesheet" crossorigin href="/assets/a.css">
    <script src="/begin.js" data-scripts="/assets/b.js /assets/c.js"></script><script src="/early.js" defer></script>
    <script type="application/ld+json">{}</script><img alt="" src="/p.svg"><img src="/p.svg">
    <img src="//elsewhere.example/q.png"><img src="https://elsewhere.example/r.png"><a href="/daily">Daily</a>`
  expect(assetsOf(html)).toEqual([
    ...['/favicon.svg', '/assets/a.css', '/begin.js', '/assets/b.js', '/assets/c.js', '/early.js', '/p.svg'],
  ])
})

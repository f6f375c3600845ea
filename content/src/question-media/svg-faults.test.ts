import { expect, test } from 'vitest'
import { svgFaults, textsIn } from './svg-faults.ts'

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inside}</svg>`

test('a drawing of shapes and letters has no faults', () => {
  expect(
    svgFaults(svg('<g id="a1"><path d="M0 0h4"/></g><use href="#a1"/><text x="1" y="2">C</text>')),
  ).toEqual([])
})

test.for([
  ['<script>alert(1)</script>', /<script>/],
  ['<path d="M0 0" onload="x()"/>', /a script in 'onload'/],
  ['<image href="https://example.org/x.png"/>', /<image>/],
  ['<use href="https://example.org/x.svg#a"/>', /a reference to/],
  ['<rect fill="url(https://example.org/)"/>', /a reference in 'fill'/],
  ['<title>Chile</title>', /<title>/],
  ['<path id="chile" d="M0 0"/>', /could tell/],
  ['<path class="chile" d="M0 0"/>', /could tell/],
  ['<style>@import "x"</style>', /<style>/],
  ['<foreignObject/>', /<foreignObject>/],
  ['<!-- Chile -->', /no comments/],
] as const)('%s is refused', ([inside, fault]) => {
  expect(svgFaults(svg(inside)).join()).toMatch(fault)
})

test('texts are found wherever they are shown', () => {
  expect(textsIn(svg('<text x="1">H<tspan>2</tspan>O</text>'))).toEqual(['H', '2'])
})

import { expect, test } from 'vitest'
import { classesOf, findStyleProblems } from './styles.mjs'

const component = (uses) => ({
  path: 'web/src/card.tsx',
  source: `import styles from './card.module.css'\nexport const Card = () => <div className={${uses}} />`,
})
const sheet = (source) => ({ path: 'web/src/card.module.css', source })

test('a class that the module lacks is a problem', () => {
  const files = [component('classNames(styles.card, styles.blank)'), sheet('.card { color: red; }')]
  expect(findStyleProblems(files)).toEqual([
    'web/src/card.tsx uses .blank, which web/src/card.module.css lacks',
  ])
})

test('a class that nothing uses is a problem, unless class names are computed', () => {
  const css = sheet('.card { color: red; }\n.old { color: blue; }')
  expect(findStyleProblems([component('styles.card'), css])).toEqual([
    'web/src/card.module.css has .old, which nothing uses',
  ])
  expect(findStyleProblems([component('classNames(styles.card, styles[tone])'), css])).toEqual([])
})

test('a module that does not exist is a problem', () => {
  expect(findStyleProblems([component('styles.card')])).toEqual([
    'web/src/card.tsx imports web/src/card.module.css, which does not exist',
  ])
})

test('sizes, weights and widths need a token', () => {
  const css = sheet(
    [
      '.card {',
      '  padding: var(--space-8) 12px;',
      '  font-weight: 700;',
      '  @media (width >= 768px) { color: red; }',
      '}',
    ].join('\n'),
  )
  expect(findStyleProblems([component('styles.card'), css])).toEqual([
    'web/src/card.module.css:2 has a spacing without a token: padding: var(--space-8) 12px;',
    'web/src/card.module.css:3 has a font weight without a token: font-weight: 700;',
    'web/src/card.module.css:4 has a width that design/breakpoints.css does not name',
  ])
})

test('tokens, hairlines and large sizes are accepted', () => {
  const css = sheet(
    '.card {\n  margin: 1px 0 120px calc(var(--space-8) * -1);\n  font: var(--weight-bold) 1em / 1 serif;\n}\n',
  )
  expect(findStyleProblems([component('styles.card'), css])).toEqual([])
})

test('classes are found in nested selectors, but not in comments, values or at-rules', () => {
  const source =
    '/* .not */ @layer a.b { .one { width: 0.5em; & .two:has(.three) { color: red; } } @keyframes x { from { opacity: 0; } } }'
  expect([...classesOf(source)]).toEqual(['one', 'two', 'three'])
})

import { expect, test } from 'vitest'
import { mismatches, specIds, testIds } from './spec-ids.mjs'

test('a list item that begins with a bold id is a behaviour', () => {
  const spec =
    '# Battle\n- **B1** ends\n  - **B2** sub\n- **bold** text\n- text **B3**\n**B4** no list\n- **AB12** yes\n'
  expect(specIds(spec)).toEqual(['B1', 'B2', 'AB12'])
})

test.each([
  ["test('B3 a draw moves ratings', () => {})", ['B3']],
  ["it('B3 B4 a draw', () => {})", ['B3', 'B4']],
  ["test('B3, B4 a draw', () => {})", ['B3', 'B4']],
  ['test.only("A12 first", () => {})', ['A12']],
  ["describe('E1 a game ends', () => {})", ['E1']],
  ["test.each([\n  [1, 2],\n])('P7 pairs %i', () => {})", ['P7']],
  ["test.each`\n a | b\n`('P7 pairs $a', () => {})", ['P7']],
  ["test.prop([fc.nat()])('S2 scores recount', () => {})", ['S2']],
  ["test(\n  'B9 a long title',\n  () => {})", ['B9']],
  ["test('a guest plays B3', () => {})", []],
  ["test('E2E starts', () => {})", []],
  ["test.skip('B3 a draw', () => {})", []],
  ["test.todo('B3 a draw')", []],
  ["say('B3 a draw')", []],
])('the ids of %j are %j', (source, ids) => {
  expect(testIds(source)).toEqual(ids)
})

test('a behaviour with a test is not a problem', () => {
  expect(mismatches('- **B1** ends', [{ path: 'a.test.ts', source: "test('B1 ends', f)" }])).toEqual([])
})

test('a behaviour without a test, a test without a behaviour and a repeated id are listed', () => {
  const spec = '- **B1** ends\n- **B2** counts\n- **B2** again'
  expect(mismatches(spec, [{ path: 'a.test.ts', source: "test('B1 B7 ends', f)" }])).toEqual([
    'B2 stands twice in rules/SPEC.md',
    'B2 of rules/SPEC.md has no test',
    'a.test.ts tests B7, not in rules/SPEC.md',
  ])
})

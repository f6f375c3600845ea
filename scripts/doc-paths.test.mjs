import { expect, test } from 'vitest'
import { problemsIn } from './doc-paths.mjs'

const known = {
  files: ['README.md', 'docs/guide.md', 'docs/decisions/0001-first.md', 'server/src/main.ts'],
  scripts: ['check'],
}
const problems = (text, path = 'docs/guide.md') => problemsIn(path, text, known)

test.each([
  'See [the first](decisions/0001-first.md) and [how it began](decisions/0001-first.md#why).',
  'See [elsewhere](https://example.org/x.md), [below](#why), [the start](../README.md), [all](decisions).',
  'Begin with `server/src/main.ts`, `main.ts`, `server/src/` and `decisions/0001-first.md`.',
  'Values such as `a/b`, `x.y`, `text/plain`, `/live` and `npm start` are no files.',
  'A feature X has a folder `server/src/features/X`. Articles link to [addresses](/contact).',
  'Run `npm run check`, or `npm run -s check > file`.',
])('%s has no problems', (text) => {
  expect(problems(text)).toEqual([])
})

test.each([
  ['See [the second](decisions/0002-second.md).', 'links to decisions/0002-second.md'],
  ['See [the first](0001-first.md).', 'links to 0001-first.md'],
  ['Begin with `server/src/start.ts`.', 'names `server/src/start.ts`'],
  ['Begin with `start.ts`.', 'names `start.ts`'],
  ['Look into `server/lib`.', 'names `server/lib`'],
  ['Run `npm run lint`.', "says 'npm run lint'"],
])('%s is a problem', (text, problem) => {
  expect(problems(text)).toEqual([`docs/guide.md ${problem}, which does not exist`])
})

test('links are relative to their file', () => {
  expect(problems('[a](docs/guide.md)', 'README.md')).toEqual([])
  expect(problems('[a](docs/guide.md)')).toHaveLength(1)
})

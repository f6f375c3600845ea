import { expect, test } from 'vitest'
import { fileProblems, importsOf } from './boundaries.mjs'

const ALLOWED = [
  ['wire/src/user.ts', '@trivium/rules/elo'],
  ['content/src/check.ts', '@trivium/wire/limits'],
  ['server/src/app.ts', '@trivium/content/questions'],
  ['server/src/app.ts', '@trivium/wire/functions/queue'],
  ['server/src/app.ts', 'fastify'],
  ['server/src/app.ts', 'node:path'],
  ['server/src/app.ts', './features/queue/functions.ts'],
  ['server/src/features/queue/service.ts', './queries.ts'],
  ['server/src/features/queue/service.ts', '../../games/driver.ts'],
  ['server/src/features/queue/service.ts', '../registry.ts'],
  ['server/src/app.medium.test.ts', '@trivium/testkit/boot'],
  ['web/src/main.tsx', '@trivium/wire/limits'],
  ['web/src/features/queue/lobby.tsx', '../../live/store.ts'],
  ['testkit/src/boot.ts', '@trivium/server/app'],
  ['testkit/src/boot.ts', '@trivium/web/routes'],
  ['e2e/battle.spec.ts', '@trivium/testkit/boot'],
  ['bench/src/run.ts', '@trivium/server/app'],
  ['server/src/games/driver.ts', './journal.ts'],
  ['server/src/games/driver.medium.test.ts', './battle/battle-adapter.ts'],
  ['server/src/games/battle/withdraw.ts', '../games.ts'],
  ['server/src/games/solo/open-solo.ts', '../single-player/open-game.ts'],
  ['server/src/app/matches.ts', '../games/battle/battle-adapter.ts'],
  ['rules/src/elo.ts', './score.ts'],
  ['rules/src/elo.test.ts', 'vitest'],
  ['rules/src/elo.test.ts', 'fast-check'],
  ['rules/src/elo.test-kit.ts', 'fast-check'],
]

const REFUSED = [
  ['rules/src/elo.ts', '@trivium/wire/limits', 'rules does not import wire'],
  ['rules/src/elo.ts', 'node:fs', 'rules import nothing but themselves'],
  ['rules/src/elo.ts', 'zod', 'rules import nothing but themselves'],
  ['rules/src/elo.ts', 'fast-check', 'rules import nothing but themselves'],
  ['rules/src/elo.test.ts', 'node:fs', 'rules import nothing but themselves'],
  ['wire/src/user.ts', '@trivium/content/questions', 'wire does not import content'],
  ['content/src/check.ts', '@trivium/server/app', 'content does not import server'],
  ['server/src/app.ts', '@trivium/web/routes', 'server does not import web'],
  ['server/src/app.ts', '@trivium/testkit/boot', 'server does not import testkit'],
  ['wire/src/user.test.ts', '@trivium/testkit/boot', 'wire does not import testkit'],
  ['web/src/live/store.test.ts', '@trivium/testkit/boot', 'web does not import testkit'],
  ['web/src/main.tsx', '@trivium/server/app', 'web does not import server'],
  ['testkit/src/boot.ts', '@trivium/e2e/players', 'testkit does not import e2e'],
  ['bench/src/run.ts', '@trivium/e2e/players', 'bench does not import e2e'],
  ['e2e/battle.spec.ts', '@trivium/bench/run', 'e2e does not import bench'],
  ['web/src/main.tsx', '@trivium/rule/elo', 'there is no such folder'],
  ['wire/src/user.ts', '@trivium/rules', "name the file, as '@trivium/rules/…'"],
  [
    'wire/src/user.ts',
    '../../rules/src/elo.ts',
    "another folder is imported by its name, as '@trivium/rules/…'",
  ],
  [
    'e2e/battle.spec.ts',
    '../testkit/src/boot.ts',
    "another folder is imported by its name, as '@trivium/testkit/…'",
  ],
  [
    'server/src/features/queue/service.ts',
    '../users/service.ts',
    'the feature queue does not import the feature users',
  ],
  ['server/src/games/driver.ts', './battle/battle-adapter.ts', 'the engine knows no mode'],
  ['server/src/games/unsettled.ts', './solo/settle-solo.ts', 'the engine knows no mode'],
  [
    'server/src/games/single-player/open-game.ts',
    '../battle/save-result.ts',
    'the mode single-player does not import the mode battle',
  ],
  [
    'server/src/games/battle/withdraw.ts',
    '../solo/open-solo.ts',
    'the mode battle does not import the mode solo',
  ],
  [
    'web/src/features/queue/lobby.tsx',
    '@trivium/web/features/users/card',
    'the feature queue does not import the feature users',
  ],
]

test.each(ALLOWED)('%s may import %s', (path, specifier) => {
  expect(fileProblems(path, `import { x } from '${specifier}'`)).toEqual([])
})

test.each(REFUSED)('%s may not import %s', (path, specifier, why) => {
  expect(fileProblems(path, `import { x } from '${specifier}'`)).toEqual([
    `${path} imports '${specifier}': ${why}`,
  ])
})

test.each([
  ["import { a } from './a.ts'", ['./a.ts']],
  ["import type { A } from './a.ts'\nimport './b.css'", ['./a.ts', './b.css']],
  ['import {\n  a,\n  b as c,\n} from "./a.ts"', ['./a.ts']],
  ["import a, * as b from './a.ts'", ['./a.ts']],
  ["export { a } from './a.ts'\nexport * from './b.ts'", ['./a.ts', './b.ts']],
  ["const page = () => import('./page.tsx')", ['./page.tsx']],
  ["type A = import('./a.ts').A", ['./a.ts']],
  ["const a = require('./a.cjs')", ['./a.cjs']],
  ["// don't\nimport { a } from './a.ts' // it's needed", ['./a.ts']],
  ["<p>Don't</p>\nconst p = import('./a.ts')", ['./a.ts']],
])('finds the imports of %j', (source, specifiers) => {
  expect(importsOf(source)).toEqual(specifiers)
})

test.each([
  ["// import { a } from './a.ts'"],
  ["/*\nimport { a } from './a.ts'\n*/"],
  ["const text = `\nimport { a } from './a.ts'\n`"],
  ["export const from = 'a'"],
  ["export function pick(a) {\n  return a.from === 'x'\n}"],
  ["const url = 'https://example.org/from/x'"],
])('finds no import in %j', (source) => {
  expect(importsOf(source)).toEqual([])
})

import { expect, test } from 'vitest'
import { folderCycles } from './cycles.mjs'

/** Files with these imports. */
const files = (imports) =>
  Object.entries(imports).map(([path, specifiers]) => ({
    path,
    source: specifiers.map((specifier) => `import type { A } from '${specifier}'`).join('\n'),
  }))

test('imports in one direction are not a cycle', () => {
  const oneWay = files({
    'server/src/app/app.ts': ['../users/names.ts', '../boards/read.ts', './part.ts', 'fastify'],
    'server/src/users/names.ts': ['../boards/read.ts', '../clock.ts', '@trivium/wire/limits'],
    'server/src/boards/read.ts': ['../clock.ts'],
    'server/src/clock.ts': ['@trivium/rules/game/decider'],
  })
  expect(folderCycles(oneWay)).toEqual([])
})

test('two folders that import each other are reported with those imports', () => {
  const both = files({
    'server/src/users/names.ts': ['../boards/read.ts'],
    'server/src/boards/read.ts': ['../users/look.ts'],
    'server/src/boards/page.ts': ['../users/look.ts', '../clock.ts'],
  })
  expect(folderCycles(both)).toEqual([
    [
      'folders import each other in a cycle: server/src/boards, server/src/users',
      "  server/src/boards/read.ts imports '../users/look.ts'",
      "  server/src/users/names.ts imports '../boards/read.ts'",
    ].join('\n'),
  ])
})

test('a cycle of three folders is found, without a folder that only leads into it', () => {
  const [problem, ...others] = folderCycles(
    files({
      'rules/src/first/a.ts': ['../a/a.ts'],
      'rules/src/a/a.ts': ['../b/b.ts'],
      'rules/src/b/b.ts': ['@trivium/rules/c/c'],
      'rules/src/c/c.ts': ['../a/other.ts', '../last/a.ts'],
    }),
  )
  expect(others).toEqual([])
  expect(problem).toMatch(
    /^folders import each other in a cycle: rules\/src\/a, rules\/src\/b, rules\/src\/c\n/,
  )
})

test('each feature counts as a separate folder, and so does a file directly in src', () => {
  const throughAFeature = files({
    'server/src/features/queue/service.ts': ['../../control/main.ts', '../../features/users/a.ts'],
    'server/src/control/main.ts': ['../features/queue/service.ts'],
    'server/src/report.ts': ['./lint/rule.ts'],
    'server/src/lint/rule.ts': ['../report.ts'],
  })
  expect(folderCycles(throughAFeature).map((problem) => problem.split('\n')[0])).toEqual([
    'folders import each other in a cycle: server/src/control, server/src/features/queue',
    'folders import each other in a cycle: server/src/lint, server/src/report.ts',
  ])
})

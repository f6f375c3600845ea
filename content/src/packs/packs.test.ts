import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../problem.ts'
import { openFolder, openZip } from './files.ts'
import { PACK_LIMITS } from './limits.ts'
import { readPack } from './read-pack.ts'

const EXAMPLE = fileURLToPath(new URL('../../../docs/example-pack', import.meta.url))

const opened = await openFolder(EXAMPLE)
if (!opened.ok) throw new Error('the example cannot be read')
const example = opened.files

const textOf = (path: string): string => Buffer.from(example.get(path) ?? []).toString()

/** What is wrong with the example after these changes; null removes a file. */
const problemsWith = (changes: Readonly<Record<string, string | null>>): string[] => {
  const files = new Map(example)
  for (const [path, text] of Object.entries(changes))
    if (text === null) files.delete(path)
    else files.set(path, strToU8(text))
  const read = readPack(files)
  return read.ok ? [] : read.problems.map(describeProblem)
}

const geography = textOf('questions/geography.yaml')
const picture = textOf('media/six-sides.svg')

test('the example of the documentation is a pack without problems, as a folder and as a zip', () => {
  const zipped = openZip(
    zipSync(Object.fromEntries([...example].map(([path, file]) => [`outer/${path}`, file]))),
  )
  for (const files of [example, zipped.ok ? zipped.files : new Map()]) {
    const read = readPack(files)
    expect(read).toMatchObject({ ok: true, pack: { manifest: { id: 'example', version: '1.0.0' } } })
    expect(read.ok && read.pack.questions.map(({ id }) => id)).toEqual([
      'example--geography-0001',
      'example--geography-0002',
      'example--science-0001',
    ])
  }
})

test.for([
  ['no manifest', { 'pack.yaml': null }, /^pack\.yaml: expected this file$/],
  [
    'a version that is a number',
    { 'pack.yaml': textOf('pack.yaml').replace('"1.0.0"', '1') },
    /^pack\.yaml:3: version/,
  ],
  [
    'an unknown field of the manifest',
    { 'pack.yaml': `${textOf('pack.yaml')}colour: red\n` },
    /^pack\.yaml:1: .*colour/,
  ],
  ['broken YAML', { 'questions/art.yaml': '- id: [' }, /^questions\/art\.yaml:1: expected YAML/],
  ['an alias bomb', { 'questions/art.yaml': bomb() }, /^questions\/art\.yaml/],
  [
    'an unknown category',
    { 'questions/cars.yaml': '[]' },
    /^questions\/cars\.yaml: expected a file named after/,
  ],
  [
    'a missing field',
    { 'questions/geography.yaml': geography.replace('  difficulty: 1\n', '') },
    /^questions\/geography\.yaml:1 geography-0001: difficulty/,
  ],
  [
    'equal choices',
    { 'questions/geography.yaml': geography.replace('Rhine', 'danube') },
    /^questions\/geography\.yaml:1 geography-0001: expected four different choices/,
  ],
  [
    'an id that occurs twice',
    { 'questions/geography.yaml': geography.replace('-0002', '-0001') },
    /:11 geography-0001: expected an id that/,
  ],
  ['a file that is not known', { 'run.sh': 'x' }, /^run\.sh: expected pack\.yaml/],
  ['a missing picture', { 'media/six-sides.svg': null }, /expected the file media\/six-sides\.svg/],
  [
    'a picture that nothing refers to',
    { 'media/other.svg': picture },
    /^media\/other\.svg: expected a question that refers to it/,
  ],
  [
    'a picture with a script',
    { 'media/six-sides.svg': picture.replace('<path', '<script>1</script><path') },
    /<script>/,
  ],
  [
    'a handler in other quotes',
    { 'media/six-sides.svg': picture.replace('<path', "<path onload='x()'") },
    /double quotes/,
  ],
] as const)('%s is refused with its file and line', ([, changes, expected]) => {
  const problems = problemsWith(changes)
  expect(problems).toContainEqual(expect.stringMatching(expected))
})

function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, i) => `  - &l${i + 1} [${Array(9).fill(`*l${i}`).join(', ')}]`)
  return `- x: &l0 [a, b]\n  y:\n${levels.join('\n')}\n`
}

describe('a zip', () => {
  test.for([
    ['no zip', strToU8('hello'), /expected a zip/],
    [
      'a path that leads out',
      zipSync({ '../../etc/passwd': strToU8('x'), 'pack.yaml': strToU8('x') }),
      /expected a path/,
    ],
    ['a bomb', zipSync({ 'a.bin': new Uint8Array(PACK_LIMITS.unpacked + 1) }), /expected at most 40 MB/],
  ] as const)('that is %s is refused', ([, zip, expected]) => {
    expect(openZip(zip)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringMatching(expected) }],
    })
  })

  test('may have what systems add by themselves', () => {
    const zip = zipSync({
      ...Object.fromEntries(example),
      '__MACOSX/x': strToU8('x'),
      'media/.DS_Store': strToU8('x'),
    })
    expect(openZip(zip)).toMatchObject({ ok: true })
  })
})

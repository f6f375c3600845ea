// Reads comments of functions and fields, and declarations of types, from the sources.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path) => readFileSync(`${root}${path}`, 'utf8')

const filesIn = (folder) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .toSorted()
    .map((name) => `${folder}/${name}`)

/** A comment's text on one line. */
const wordsOf = (comment) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim()

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/
const FIELD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g
const DECLARED = /^(?:export )?const (\w+)/gm
const FUNCTION = /^ {2}(\w+): defineFunction\(/gm

/** Splits a source at each match; a piece has the matched name. */
const piecesOf = (text, pattern) => {
  const starts = [...text.matchAll(pattern)]
  return starts.map((match, i) => ({
    name: match[1],
    before: text.slice(0, match.index),
    text: text.slice(match.index, starts[i + 1]?.index),
  }))
}

const fieldsIn = (text) =>
  new Map([...text.matchAll(FIELD)].map(([, comment, name]) => [name, wordsOf(comment)]))

/** The sources of the schemas, by name. */
const schemas = new Map(
  [...filesIn('wire/src'), ...filesIn('wire/src/documents'), ...filesIn('wire/src/functions')]
    .flatMap((path) => piecesOf(read(path), DECLARED))
    .map(({ name, text }) => [name, text]),
)

/**
 * Comments of fields in a piece of source and in the schemas that it names. The nearest comment wins; a field of the piece
 * that has no comment there gets none from a schema.
 */
const fieldComments = (text, known = new Set()) => {
  const own = fieldsIn(text)
  const here = new Set([...text.matchAll(/(\w+):/g)].map(([, name]) => name))
  for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
    const schema = schemas.get(name)
    if (schema === undefined || known.has(name)) continue
    known.add(name)
    for (const [field, comment] of fieldComments(schema, known)) if (!here.has(field)) own.set(field, comment)
  }
  return own
}

export const commentsOfSchema = (name) => fieldComments(schemas.get(name) ?? '')

/** The functions of each file, with their names, comments and the comments of their fields. */
export const functionGroups = () =>
  filesIn('wire/src/functions').map((path) => ({
    file: path.replace(/.*\/(.*)\.ts$/, '$1'),
    functions: piecesOf(read(path), FUNCTION).map(({ name, before, text }) => ({
      name,
      about: wordsOf(COMMENT.exec(before)?.[1] ?? ''),
      fields: fieldComments(text),
    })),
  }))

/** The source of an exported type, without words that matter only to the compiler. */
export const declaration = (path, name) => {
  const text = read(path)
  const start = text.search(new RegExp(`^(export )?(interface|type) ${name}\\b`, 'm'))
  if (start < 0) throw new Error(`${path} has no type ${name}`)
  const rest = text.slice(start)
  const end = /^(export )?interface/.test(rest)
    ? rest.search(/^\}$|\{\}$/m) + (/^\}$|\{\}$/m.exec(rest)?.[0].length ?? 0)
    : rest.search(/\n(?=[\n}/\w]|$)/)
  const state = () => read(path.replace(/[^/]+$/, 'state.ts'))
  return rest
    .slice(0, end)
    .replace('export ', '')
    .replaceAll('readonly ', '')
    .replace(/\w+State\['phase'\]/, () => /readonly phase: (.*)/.exec(state())?.[1] ?? '')
}

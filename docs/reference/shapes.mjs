// A schema as TypeScript, with a field's other limits in a comment after it.
import { jsonSchemaOf } from '../../wire/src/json-schema.ts'

const from = (least, most, unit) => {
  const words = unit === '' ? '' : ` ${unit}`
  if (least !== undefined && least === most) return `${least}${words}`
  if (least && most !== undefined) return `${least} to ${most}${words}`
  if (most !== undefined) return `at most ${most}${words}`
  return least ? `at least ${least}${words}` : ''
}

/** A bound of a whole number, unless it is only the format's. */
const bound = (n) => (n === undefined || Math.abs(n) >= Number.MAX_SAFE_INTEGER ? undefined : n)

const numbers = ({ minimum, maximum, exclusiveMinimum }) => {
  const least = bound(minimum) ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  const most = bound(maximum)
  if (least === 0 && most !== undefined) return `0 to ${most}`
  return least === 0 ? 'not below 0' : from(least, most, '')
}

/** Descriptions of patterns that are hard to read. */
const PATTERNS = {
  '^[1-9A-HJ-NP-Za-km-z]{12}$': 'an id: 12 letters and digits',
  '^[A-Z]{2}$': 'two capital letters',
}

/** A value's limits besides its type. */
const limitsOf = (schema) => {
  const { type, minLength, maxLength, pattern, format, minItems, maxItems, items, description } = schema
  const said = [description ?? '']
  if (type === 'string') said.push(from(minLength, maxLength, 'characters'))
  if (type === 'string' && format !== undefined) said.push(format)
  else if (type === 'string' && pattern !== undefined) said.push(PATTERNS[pattern] ?? `/${pattern}/`)
  if (type === 'integer' || type === 'number') said.push(numbers(schema))
  if (type === 'array' && schema.prefixItems === undefined) said.push(from(minItems, maxItems, 'of them'))
  if (type === 'array' && items?.type === 'string') said.push(limitsOf(items))
  for (const one of schema.anyOf ?? []) said.push(limitsOf(one))
  return [...new Set(said.filter((words) => words !== ''))].join(', ')
}

const union = (parts) => [...new Set(parts)].join(' | ')
const inBrackets = (text) => (/ \| /.test(text) && !text.startsWith('{') ? `(${text})` : text)

const fieldOf = (name, schema, context, isRequired) => {
  const comment = context.comments.get(name)
  const inner = { ...context, indent: `${context.indent}  ` }
  const limits = limitsOf(schema)
  return [
    ...(comment === undefined ? [] : [`${inner.indent}/** ${comment} */`]),
    `${inner.indent}${name}${isRequired ? '' : '?'}: ${typeOf(schema, inner)}${limits === '' ? '' : ` // ${limits}`}`,
  ].join('\n')
}

const objectOf = (schema, context) => {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties)
  if (fields.length === 0)
    return additionalProperties ? `{ [key: string]: ${typeOf(additionalProperties, context)} }` : '{}'
  const lines = fields.map(([name, field]) => fieldOf(name, field, context, required.includes(name)))
  return `{\n${lines.join('\n')}\n${context.indent}}`
}

const arrayOf = ({ prefixItems, items }, context) =>
  prefixItems === undefined
    ? `${inBrackets(typeOf(items ?? {}, context))}[]`
    : `[${prefixItems.map((one) => typeOf(one, context)).join(', ')}]`

const typeOf = (schema, context) => {
  if (schema.$ref !== undefined)
    return typeOf(context.definitions[schema.$ref.split('/').at(-1)] ?? {}, context)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return union(schema.enum.map((one) => JSON.stringify(one)))
  const several = schema.anyOf ?? schema.oneOf
  if (several !== undefined) return union(several.map((one) => typeOf(one, context)))
  if (schema.type === 'object') return objectOf(schema, context)
  if (schema.type === 'array') return arrayOf(schema, context)
  return Array.isArray(schema.type) ? union(schema.type) : (schema.type ?? 'unknown')
}

/** @param {Map<string, string>} comments of fields, by name */
export const shape = (schema, io, comments) => {
  const json = jsonSchemaOf(schema, io)
  const text = typeOf(json, { definitions: json.$defs ?? {}, comments, indent: '' })
  const limits = json.type === 'object' ? '' : limitsOf(json)
  return limits === '' ? text : `${text} // ${limits}`
}

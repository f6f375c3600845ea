/** The position of an array element in the text: from `start` up to but not including `end`. */
export interface Element {
  readonly start: number
  readonly end: number
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/g

/**
 * The elements of the array under `key` in a JSON object, or of a JSON array. The text must already have been parsed as
 * valid JSON; `JSON.parse` gives no positions.
 */
export const elementsOf = (json: string, key: string): Element[] => {
  let elements: Element[] = []
  let depth = 0
  let inside = 0
  let name = ''
  let start = -1
  let end = -1
  const close = (): void => {
    if (start !== -1) elements.push({ start, end })
    start = -1
  }
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (inside > 0 && depth === inside && (token === ',' || token === ']')) close()
    else if (inside > 0 && start === -1) start = index
    if (token === ']' && depth === inside) inside = 0
    if (token === '[' && (depth === 0 || (depth === 1 && name === key))) {
      inside = depth + 1
      elements = []
    }
    if (depth === 1 && token.startsWith('"')) name = nameOf(token)
    else if (depth === 1 && token === ',') name = ''
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    end = index + token.length
  }
  return elements
}

const nameOf = (token: string): string => JSON.parse(token) as string

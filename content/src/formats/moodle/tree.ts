import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

/** A piece of an element's content, in order: text, CDATA, or an element by its name with its attributes. */
const Node = z.record(z.string(), z.unknown())
const Nodes = z.array(Node)
type Node = z.infer<typeof Node>

export interface Element {
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly Node[]
}

const TEXT = '#text'
const CDATA = '#cdata'
const ATTRIBUTES = ':@'

/** We decode entities ourselves, only XML's five and numbers, so that none can be declared, fetched or expanded. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
})

/** The first element of a source, or the reason why it cannot be read. */
export const parseElement = (xml: string): Element | { readonly reason: string } => {
  try {
    const valid = XMLValidator.validate(xml)
    if (valid !== true) return { reason: `It is not valid XML: ${valid.err.msg}` }
    const root = Nodes.parse(parser.parse(xml))[0]
    return root ? elementOf(root) : { reason: 'It is not valid XML.' }
  } catch {
    return { reason: 'It is not valid XML.' }
  }
}

const Attributes = z.record(z.string(), z.string())

const elementOf = (node: Node): Element => {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? ''
  return {
    attributes: Attributes.safeParse(node[ATTRIBUTES]).data ?? {},
    content: Nodes.safeParse(node[name]).data ?? [],
  }
}

export const childrenOf = ({ content }: Element, name: string): Element[] =>
  content.filter((node) => Object.hasOwn(node, name)).map(elementOf)

/** The element's own text, with entities decoded and CDATA unchanged. */
export const ownText = ({ content }: Element): string =>
  content.map((node) => decodeXML(stringIn(node[TEXT])) + cdataIn(node[CDATA])).join('')

const stringIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const cdataIn = (value: unknown): string =>
  (Nodes.safeParse(value).data ?? []).map((node) => stringIn(node[TEXT])).join('')

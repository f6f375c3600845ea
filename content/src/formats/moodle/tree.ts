import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

/** A piece of an element's content, in order: text, CDATA, or elements by their name, with attributes beside. */
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

/** Entities are decoded by us, the five of XML and numbers: none can be declared, fetched or expanded. */
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

/** The first element of a source; or what is wrong with it. */
export const parseElement = (xml: string): Element | { readonly reason: string } => {
  try {
    const valid = XMLValidator.validate(xml)
    if (valid !== true) return { reason: `It is not sound XML: ${valid.err.msg}` }
    const root = Nodes.parse(parser.parse(xml))[0]
    return root ? elementOf(root) : { reason: 'It is not sound XML.' }
  } catch {
    return { reason: 'It is not sound XML.' }
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

/** The element's own text, with its entities decoded and its CDATA as it is. */
export const ownText = ({ content }: Element): string =>
  content.map((node) => decodeXML(stringIn(node[TEXT])) + cdataIn(node[CDATA])).join('')

const stringIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const cdataIn = (value: unknown): string =>
  (Nodes.safeParse(value).data ?? []).map((node) => stringIn(node[TEXT])).join('')

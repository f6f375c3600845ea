import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'

/** `of` is the symbol. Without `asks`, the entry gives the answer, which is a fact about the element. */
const ElementSubject = Subject.extend({ asks: z.enum(['name', 'symbol']).optional() })

const Table = z.record(z.string().regex(/^[A-Z][a-z]?$/), z.string())

/** Symbol to name for the 118 elements, in the order of their atomic numbers. */
const TABLE = Object.entries(
  Table.parse(
    parse(
      readFileSync(fileURLToPath(new URL('../../families/table-of-elements.yaml', import.meta.url)), 'utf8'),
    ),
  ),
)

/** Chemical elements, from our own table. */
export const elements = defineFamily(
  'elements',
  5601,
  ElementSubject,
  ({ of, asks, answer }): SubjectFacts => {
    const at = TABLE.findIndex(([symbol]) => symbol === of)
    const name = TABLE[at]?.[1] ?? ''
    return {
      category: 'science',
      answer: asks === undefined ? (answer ?? '') : capitalised(asks === 'name' ? name : of),
      slots: { name, Name: capitalised(name), symbol: of },
      faults: [
        ...(at < 0 ? [`expected the symbol of an element, not '${of}'`] : []),
        ...((asks === undefined) === (answer === undefined) ? ['expected either asks or answer'] : []),
      ],
      objection: (choice) => {
        if (asks !== 'name') return null
        return TABLE.some(([, other]) => capitalised(other) === choice)
          ? null
          : `expected an element, not '${choice}'`
      },
    }
  },
)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

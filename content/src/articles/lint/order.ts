import { headingsIn, SOURCES } from '../headings.ts'
import type { ArticleRule, Fault } from './rule.ts'

const DEEPEST = 3

/** Level 1 is the title, which comes from the front matter. */
const levels: ArticleRule = {
  name: 'levels',
  faults: ({ blocks }) => {
    let above = 1
    return headingsIn(blocks).flatMap(({ heading: { level, text }, line }): Fault[] => {
      const deepest = Math.min(above + 1, DEEPEST)
      above = level
      return level >= 2 && level <= deepest
        ? []
        : [{ line, message: `expected a heading of level 2 to ${deepest}, not ${level}: '${text}'` }]
    })
  },
}

const unique: ArticleRule = {
  name: 'unique',
  faults: ({ blocks }) => {
    const seen = new Set([SOURCES.id])
    return headingsIn(blocks).flatMap(({ heading: { id, text }, line }): Fault[] => {
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      return [{ line, message: `expected no second heading with the id '${id}': '${text}'` }]
    })
  },
}

const place: ArticleRule = {
  name: 'place',
  faults: ({ file, front: { slug, order } }, all) => [
    ...(file === `articles/${slug}.md` ? [] : [{ line: 1, message: `expected the file '${slug}.md'` }]),
    ...(all.filter(({ front }) => front.order === order).length > 1
      ? [{ line: 1, message: `expected a unique order, not ${order}` }]
      : []),
  ],
}

export const orderRules: ArticleRule[] = [levels, unique, place]

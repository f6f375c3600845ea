import { z } from 'zod'
import { SHEET } from '../drawings/svg.ts'
import { CATEGORIES, isCategory } from '../questions/categories.ts'
import { defineFamily, type Family, Subject, type SubjectFacts } from './subject.ts'

const line = z.string().min(1)

/** An entry that says everything about its picture; `of` is what the drawing's code reads. */
const DrawnSubject = Subject.extend({
  answer: line,
  category: z.enum(CATEGORIES.map(({ slug }) => slug)).refine(isCategory),
  /** What the picture shows, without telling the answer. */
  alt: line,
  /** What the picture shows, for the review; `{answer}` is filled in. */
  shows: line,
  /** The question in words. */
  words: line,
})

interface Drawer {
  readonly draw: (of: string) => string
  /** What `of` names and the drawing's code does not know. */
  readonly missing: (of: string) => readonly string[]
}

/** A family of pictures of all kinds that one drawing module draws. */
export const defineDrawnFamily = (slug: string, first: number, { draw, missing }: Drawer): Family =>
  defineFamily(slug, first, DrawnSubject, (subject): SubjectFacts => {
    const { of, answer, category, alt, shows, words } = subject
    const unknown = missing(of)
    return {
      category,
      answer,
      slots: { answer },
      faults: unknown.map((name) => `expected something that can be drawn, not '${name}'`),
      objection: () => null,
      ...(unknown.length === 0 && { drawing: { ...SHEET, svg: draw(of), alt, description: shows, words } }),
    }
  })

import { wordsOf } from '../text-forms.ts'
import { aboutBank, type Finding, percent, perQuestion, type Rule } from './finding.ts'

const MAX_NEGATED = 0.05
const MAX_OPENING = 0.015
/** In a small bank a share is not meaningful: this many with one opening are always allowed. */
const MIN_OPENING = 3
const OPENING_WORDS = 4

const NEGATED = /\b(?:not|never|except|cannot|neither|false)\b|n['’]t\b/i

/** "Which of these is not …" is answered by elimination and misread under time pressure. */
const negatedPrompts: Rule = (questions) => {
  const negated = questions.filter(({ prompt }) => NEGATED.test(prompt))
  const share = negated.length / questions.length
  if (negated.length === 0 || share <= MAX_NEGATED) return []
  const ids = negated.map(({ id }) => id).join(' ')
  return [
    aboutBank(
      'negated',
      `expected at most ${percent(MAX_NEGATED)} negated prompts, not ${percent(share)}: ${ids}`,
    ),
  ]
}

/** A pattern that matches any of the phrases as whole words. */
const anyOf = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')

const SOUNDS_DATED = anyOf(
  'currently',
  'the current (?:holder|champion|president|king|queen|pope)',
  'as of',
  'to date(?=[,.;:?!)]|$)',
  'so far(?! (?:from|away|north|south|east|west))',
  'nowadays',
  'at present',
  'these days',
  'right now',
  'latest',
  'newest',
  'most recent(?:ly)?',
  'reigning',
  'world record',
  'record[- ]holders?',
  'holds? the record',
)

/** The prompt asks for the fact itself, so any hint of the present in it is enough. */
const PROMPT_SOUNDS_DATED = anyOf(
  'today',
  '(?:is|are) now',
  'this (?:year|decade|century)',
  'busiest',
  'richest',
  'tallest building',
  'most (?:populous|visited|expensive|spoken)',
  'best-selling',
  'highest-grossing',
  '(?:has|have) (?:ever )?won',
)

const datedWording = perQuestion('dated', ({ prompt, explanation, asOf }) => {
  if (asOf !== undefined) return []
  const found = [
    SOUNDS_DATED.exec(prompt)?.[0] ?? PROMPT_SOUNDS_DATED.exec(prompt)?.[0],
    SOUNDS_DATED.exec(explanation)?.[0],
  ]
  return found
    .filter((words) => words !== undefined)
    .map((words) => `expected asOf for a fact that can change ('${words}')`)
})

/** Prompts that all begin the same way read like a form. */
const openings: Rule = (questions) => {
  const cap = Math.max(MIN_OPENING, Math.floor(questions.length * MAX_OPENING))
  const groups = Map.groupBy(questions, ({ prompt }) => wordsOf(prompt).slice(0, OPENING_WORDS).join(' '))
  return [...groups].flatMap(([opening, group]) =>
    group.slice(cap).map(
      (question): Finding => ({
        rule: 'opening',
        question,
        message: `expected another opening: ${group.length} begin with '${opening} …', at most ${cap} may`,
      }),
    ),
  )
}

export const wordingRules: Rule[] = [negatedPrompts, datedWording, openings]

import { createMatcher, judgeTyped } from '@trivium/rules/answers/matcher'
import { normalForm } from '@trivium/rules/answers/normal-form'
import { printFindings, type Run, type Tally, tallied } from './findings.ts'
import type { Random } from './random.ts'
import { HARD_TEXTS, UNSTORABLE } from './values.ts'

const WORDS = [
  'Danube',
  'the Danube',
  'São Tomé',
  "Côte d'Ivoire",
  'U.S.A.',
  '1,000',
  'x²',
  'Niger',
  'Nigeria',
  'St. John',
]

const textFrom = (random: Random): string => {
  const pieces = Array.from({ length: 1 + random.below(4) }, () =>
    random.pick([...WORDS, ...HARD_TEXTS, ...UNSTORABLE]),
  )
  const text = pieces.join(random.pick(['', ' ', '-']))
  if (random.oneIn(3))
    return (
      text.slice(0, random.below(text.length + 1)) +
      random.pick(['', 'x', ' ']) +
      text.slice(random.below(text.length + 1))
    )
  return random.oneIn(40) ? text.repeat(50).slice(0, 200) : text
}

/** Judges typed answers: nothing throws, and a complete name is right. */
export const fuzzAnswers = (random: Random, { shouldContinue, done }: Run): Tally => {
  const tally = tallied()
  for (; shouldContinue(tally.calls); tally.calls++) {
    const [typed, ...names] = Array.from({ length: 2 + random.below(8) }, () => textFrom(random)) as [
      string,
      ...string[],
    ]
    try {
      const others = names.slice(1)
      const [name = ''] = names
      if (normalForm(name) !== '' && !judgeTyped(name, [name], others))
        printFindings(tally, 'a name in full is wrong', { name, others })
      judgeTyped(typed, [name], others)
      const matcher = createMatcher(
        names.map((one, at) => ({ id: String(at), names: [one], codes: [one.slice(0, 2)] })),
      )
      matcher.match(typed)
      matcher.matchTyping(typed)
      matcher.hasLongerName(typed)
    } catch (error) {
      printFindings(tally, String((error as Error).stack).slice(0, 600), { typed, names })
    }
    done?.('an answer', typed)
  }
  return tally
}

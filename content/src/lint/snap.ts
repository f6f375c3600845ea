import { perQuestion, type Rule } from './finding.ts'

/** What makes a prompt stiff or old-fashioned, and what to write in its place. */
const STIFF: readonly (readonly [rule: string, pattern: RegExp, instead: string])[] = [
  [
    'leading-preposition',
    /(?:^|[.!?…:;] )['‘“"]?(?:out of|over|under|above|below|in|on|at|to|from|by|with|without|for|into|onto|upon|after|before|during|about|through|against|between|beside|besides|behind|beyond|near|across|among|around|along|inside|as|of) (?:what|which|whom|whose)\b/i,
    "expected the question word first: 'Which city is …', not 'In which city is …'",
  ],
  [
    'out-of-what',
    /\b(?:out of|over) what\b/i,
    "expected everyday English: 'What is it made of?', not 'Out of what …'",
  ],
  [
    'bare-tail',
    // After a comma only the bare word, since 'If it rains, what happens?' is one question.
    /[.!?…;:,] (?:which|what|who|whom|whose|where|why|how|when)(?: ones?)?\?$|[.!?;:] (?:which|what|whose|how) [\p{L}’'-]+\?$/iu,
    "expected one question, not a statement with a bare 'Which?', 'Why?' or 'Which city?' at its end",
  ],
  [
    'year',
    /\b(?:films?|movies?|series|show|novels?|book|play|poem|song|hit|single|album|opera|musical|comedy|drama|documentary|paintings?|pictures?|photographs?|cartoon|game|Games|Olympics|World Cup|tournament|final|race) of (?:1\d{3}|20\d{2})\b/,
    "expected '1940 film' or 'in 1940', not 'film of 1940'",
  ],
  ['old-word', /\breckon(?:s|ed|ing)?\b/i, "expected 'counted' or 'seen as', not 'reckoned'"],
  [
    'men',
    /^(?!.*\b(?:wom[ae]n|male|boys)\b).*\bmen\b(?!['’]s)/,
    "expected 'people' or who they were, not 'men'",
  ],
  [
    'inversion',
    /\b(?:nor|neither|seldom|rarely|hardly|not only|not until|never|so|such) (?:did|does|do|was|were|is|are|has|had) (?:a|an|the|his|her|its|their|he|she|it|they)\b|\b(?:stands|stood|lies|lay|hangs|hung|sits|sat|grows|grew|came|goes|went) (?:what|who|which)\b/i,
    'expected the subject before its verb',
  ],
]

export const snapRules: Rule[] = STIFF.map(([rule, pattern, instead]) =>
  perQuestion(rule, ({ prompt }) => (pattern.test(prompt) ? [instead] : [])),
)

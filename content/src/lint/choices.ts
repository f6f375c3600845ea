import { choicesOf, type Question } from '../questions/format.ts'
import { bareForm, bareSignedForm, inBoth, meaningfulWords, normalForm } from '../text-forms.ts'
import { perQuestion, type Rule } from './finding.ts'

const equalChoices = perQuestion('choices', (question) => {
  const choices = choicesOf(question)
  const forms = choices.map(bareSignedForm)
  return choices.flatMap((choice, index) => {
    const first = forms.indexOf(forms[index]!)
    if (first === index) return []
    const fault =
      choices[first] === choice
        ? `'${choice}' is there twice`
        : `'${choices[first]}' and '${choice}' count as the same`
    return [`expected four different choices: ${fault}`]
  })
})

const allOrNone = perQuestion('choices', (question) =>
  choicesOf(question)
    .filter((choice) =>
      /^(?:(?:all|none|both|neither|any|either|two) of (?:these|the|them)\b|all three$|none$)/i.test(choice),
    )
    .map((choice) => `expected a choice that makes sense alone, not '${choice}'`),
)

/** Choices that the prompt itself names ('A or B?') give nothing away, so wrong ones are checked as well. */
const answerInPrompt = perQuestion('give-away', ({ prompt, answer, wrong }) => {
  const names = (choice: string) => ` ${normalForm(prompt)} `.includes(` ${bareForm(choice)} `)
  if (names(answer)) return wrong.every(names) ? [] : [`expected a prompt that does not say '${answer}'`]
  return inBoth(essentialWords(answer, wrong), meaningfulWords(prompt)).map(
    (word) => `expected a prompt without '${word}', which only the answer shares`,
  )
})

/** Longer words that only the answer has. */
const essentialWords = (answer: string, wrong: Question['wrong']): Set<string> => {
  const others = meaningfulWords(wrong.join(' '))
  return new Set([...meaningfulWords(answer)].filter((word) => word.length >= 4 && !others.has(word)))
}

export const choiceRules: Rule[] = [equalChoices, allOrNone, answerInPrompt]

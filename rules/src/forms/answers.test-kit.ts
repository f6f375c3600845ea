import type { FormAnswer } from './answer.ts'
import type { AskedForm } from './forms.ts'

/** For tests: the right answer to a question of any form. */
export const rightAnswer = (asked: AskedForm): FormAnswer => {
  if ('accepted' in asked) return { text: asked.accepted[0] }
  if (asked.form === 'number') return { number: asked.answer }
  if (asked.form === 'order') return { order: asked.right }
  return asked.form === 'several' ? { several: asked.right } : { choice: asked.right }
}

/** For tests: a wrong answer that fits the form. */
export const wrongAnswer = (asked: AskedForm): FormAnswer => {
  if ('accepted' in asked) return { text: 'qwertyuiop' }
  if (asked.form === 'number') return { number: asked.answer + asked.within + 1 }
  if (asked.form === 'order') return { order: asked.right.toReversed() }
  if (asked.form !== 'several') return { choice: (asked.right + 1) % asked.choices.length }
  const others = [...asked.choices.keys()].filter((at) => !asked.right.includes(at))
  return { several: others.length > 0 ? others : asked.right.slice(1) }
}

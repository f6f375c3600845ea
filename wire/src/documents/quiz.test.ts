import { describe, expect, it } from 'vitest'
import { QuizQuestion } from './quiz-question.ts'
import { visualForm } from './quiz-text.ts'

const choices = (...texts: string[]) => ({ kind: 'choice', prompt: 'Which?', choices: texts, right: 0 })
const isSound = (question: object) => QuizQuestion.safeParse(question).success

describe('choices', () => {
  it.each([
    ['+', '−', '×'],
    ['C', 'C++', 'C#'],
    ['2', '-2', '2²'],
    ['🇫🇷', '🇮🇹'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['👩‍🚀', '👩🚀'],
    ['Polish', 'polish'],
    ['می‌خواهم', 'میخواهم'],
  ])('differ if they look different: %s, %s', (...texts) => {
    expect(isSound(choices(...texts))).toBe(true)
    expect(isSound({ kind: 'typed', prompt: 'Which?', accepted: texts })).toBe(true)
  })

  it.each([
    ['é', 'e\u0301'],
    ['Paris', 'Par\u200bis'],
    ['Paris', 'Paris\u200d'],
    ['New York', 'New\u00a0York'],
    ['co\u00adop', 'coop'],
  ])('are the same if they look the same: %j, %j', (...texts) => {
    expect(visualForm(texts[0])).toBe(visualForm(texts[1]))
    expect(QuizQuestion.safeParse(choices(...texts)).error?.issues[0]?.message).toBe(
      'Two choices are the same.',
    )
  })
})

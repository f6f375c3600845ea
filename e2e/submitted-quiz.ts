import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import type { Quiz } from '@trivium/wire/documents/quiz'

export interface Submitted {
  readonly quizId: string
  readonly maker: Player
}

/** Registers a player outside this test's browsers, who makes a quiz and sets its state. */
export const madeQuiz = async (
  url: string,
  username: string,
  quiz: Quiz,
  state: 'unlisted' | 'waiting',
): Promise<Submitted> => {
  const maker = await register(await signInGuest(url), username)
  const done = async <Result>(answer: Promise<{ result: Result } | { error: object }>): Promise<Result> => {
    const read = await answer
    if ('error' in read) throw new Error(JSON.stringify(read.error))
    return read.result
  }
  const { quizId } = await done(maker.http('createQuiz', { title: quiz.title }))
  const { updatedAt } = await done(maker.http('readMyQuiz', { quizId }))
  await done(maker.http('saveQuiz', { quizId, quiz, updatedAt }))
  await done(maker.http('setQuizState', { quizId, state }))
  return { quizId, maker }
}

/** Registers a player outside this test's browsers, who submits a quiz of two questions. */
export const submittedQuiz = (url: string, username: string, title: string): Promise<Submitted> => {
  const description = 'Where they rise, where they end, and what stands at their banks.'
  const quiz: Quiz = {
    title,
    description,
    questions: [
      {
        kind: 'choice',
        prompt: 'Which river flows through Cologne?',
        choices: ['The Elbe', 'The Rhine', 'The Danube'],
        right: 1,
        explanation: 'The Rhine runs from the Alps through Basel and Cologne to the North Sea.',
      },
      { kind: 'typed', prompt: 'Which river flows through Cairo?', accepted: ['Nile', 'The Nile'] },
    ],
  }
  return madeQuiz(url, username, quiz, 'waiting')
}

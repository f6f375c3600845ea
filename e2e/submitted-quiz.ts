import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'

export interface Submitted {
  readonly quizId: string
  readonly maker: Player
}

/** Registers a player outside this test's browsers, who submits a quiz of two questions. */
export const submittedQuiz = async (url: string, username: string, title: string): Promise<Submitted> => {
  const maker = await register(await signInGuest(url), username)
  const done = async <Result>(answer: Promise<{ result: Result } | { error: object }>): Promise<Result> => {
    const read = await answer
    if ('error' in read) throw new Error(JSON.stringify(read.error))
    return read.result
  }
  const { quizId } = await done(maker.http('createQuiz', { title }))
  const { updatedAt } = await done(maker.http('readMyQuiz', { quizId }))
  const description = 'Where they rise, where they end, and what stands at their banks.'
  const quiz = {
    title,
    description,
    questions: [
      {
        kind: 'choice' as const,
        prompt: 'Which river flows through Cologne?',
        choices: ['The Elbe', 'The Rhine', 'The Danube'],
        right: 1,
        explanation: 'The Rhine runs from the Alps through Basel and Cologne to the North Sea.',
      },
      { kind: 'typed' as const, prompt: 'Which river flows through Cairo?', accepted: ['Nile', 'The Nile'] },
    ],
  }
  await done(maker.http('saveQuiz', { quizId, quiz, updatedAt }))
  await done(maker.http('setQuizState', { quizId, state: 'waiting' }))
  return { quizId, maker }
}

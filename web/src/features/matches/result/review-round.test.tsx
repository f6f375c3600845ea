// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { sampleGame } from '../game.test-kit.ts'
import { ReviewRound } from './review-round.tsx'
import type { Round } from './round.ts'

afterEach(cleanup)

/** Four questions of the game are closed, and the fifth was open when it ended. */
const OPEN = 4
const CLOSED = 3

const show = async (index: number, answers: Round['answers']) => {
  const round: Round = {
    ...{ question: 'history-0001', category: 'history', difficulty: 1, media: null },
    ...{ prompt: 'Which city was Byzantium?', choices: ['Istanbul', 'Athens', 'Rome', 'Cairo'], right: 0 },
    ...{ explanation: '', source: '', shareRight: null, reported: false },
    answers,
    allowance: [0, 0],
  }
  const game = sampleGame({ phase: 'ended' })
  const element = (
    <ol>
      <ReviewRound round={round} index={index} game={game} />
    </ol>
  )
  return renderApp([{ path: '/', element }])
}

const reviewed = async (index: number, answers: Round['answers']) => {
  const { screen } = await show(index, answers)
  const marks = ['Right', 'Wrong', 'Not answered']
  return marks.filter((text) => screen.queryByText(text) !== null)
}

const CASES: readonly [index: number, answers: Round['answers'], mark: string][] = [
  [OPEN, [null, null], 'Not answered'],
  [OPEN, [{ choice: 0, ms: 2_000 }, null], 'Right'],
  [CLOSED, [null, { choice: 0, ms: 2_000 }], 'Wrong'],
]

test.each(CASES)('question %i with the answers %j is marked: %s', async (index, answers, mark) => {
  expect(await reviewed(index, answers)).toEqual([mark])
})

test('the wrong choices of both players are named as wrong, those of nobody are not', async () => {
  const { screen } = await show(CLOSED, [
    { choice: 1, ms: 2_000 },
    { choice: 2, ms: 3_000 },
  ])
  const wrong = screen.getAllByText(', a wrong answer').map(({ parentElement }) => parentElement?.textContent)
  expect(wrong).toEqual([expect.stringMatching(/^Athens/), expect.stringMatching(/^Rome/)])
})

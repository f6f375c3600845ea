import { type Player, signInGuest } from '@trivium/testkit/player'
import { choiceFor } from './bank.ts'
import type { Guest } from './guest.ts'

interface Run {
  readonly phase: string
  readonly index: number
  readonly settled: boolean
  readonly question: { readonly prompt: string; readonly choices: readonly string[] } | null
}

/** A connected player plays a run of Survival with this many right answers, each given immediately; returns its id. */
export const runOf = async (player: Player, right: number): Promise<string> => {
  const { gameId } = await player.do('openSurvival', { untimed: false })
  const topic = `game:${gameId}`
  player.follow(topic)
  for (let index = 0; index <= right; index += 1) {
    await player.do('nextQuestion', { gameId })
    const { question } = await player.see<Run>(
      topic,
      (run) => run.index === index && run.phase === 'question',
    )
    const { prompt = '', choices = [] } = question ?? {}
    const choice = choices.indexOf(choiceFor(prompt, index < right ? 'right' : 'wrong', choices))
    await player.do('answerQuestion', { gameId, index, choice })
  }
  await player.see<Run>(topic, ({ settled }) => settled)
  return gameId
}

const play = async (player: Player, right: number): Promise<void> => {
  await player.connect()
  await runOf(player, right)
  player.leave()
}

/** A guest outside this test's browsers plays a run of Survival with this many right answers. */
export const runAsGuest = async (url: string, right: number): Promise<void> =>
  play(await signInGuest(url), right)

/** The player of one of this test's browsers plays a run outside the browser. */
export const runAs = async ({ context }: Guest, url: string, right: number): Promise<void> => {
  const cookies = await context.cookies(url)
  await play(await signInGuest(url, cookies.map(({ name, value }) => `${name}=${value}`).join('; ')), right)
}

import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { findCountries, findFlags, openCountries, openFlags } from '../places.ts'
import type { Player } from '../player.ts'
import type { TestCluster } from '../test-cluster.ts'
import { answerSolo } from './answer-solo.ts'
import type { Cast } from './cast.ts'

/** For functions that pages call over HTTP. */
export const callOverHttp = async <Name extends FunctionName>(
  player: Player,
  fn: Name,
  data: InputOf<Name>,
): Promise<OutputOf<Name>> => {
  const answer = await player.http(fn, data)
  if ('error' in answer) throw new Error(`${fn}: ${answer.error.details.reason}`)
  return answer.result
}

/** One question with choices, one to type. */
const QUIZ_FILE = `Which river flows through Vienna? {=Danube ~Rhine ~Elbe ~Oder}

What is the highest mountain on Earth? {=Mount Everest =Everest}
`

/** Ada imports a quiz from a file; whoever has the link may play it. */
const importQuiz = async (ada: Player): Promise<string> => {
  const { quizId } = await ada.do('createQuiz', { title: 'Rivers and mountains' })
  await callOverHttp(ada, 'importQuiz', { quizId, format: 'gift', text: QUIZ_FILE })
  await ada.do('setQuizState', { quizId, state: 'unlisted' })
  return quizId
}

/** Games of all single-player modes, one of them over, the others in the middle. */
export const playAlone = async (stage: TestCluster, { ada, ben, cleo, dan, eve, finn }: Cast) => {
  const { gameId: daily } = await ada.do('openDaily', {})
  await answerSolo(ada, daily, 10)
  const { gameId: dailyBegun } = await ben.do('openDaily', {})
  await answerSolo(ben, dailyBegun, 3)
  const { gameId: survival } = await cleo.do('openSurvival', { untimed: false })
  await answerSolo(cleo, survival, 2)
  const { link } = await ben.do('makeCustom', {
    categories: [],
    difficulties: [1, 2, 3],
    count: 5,
    clock: null,
  })
  const { gameId: custom } = await dan.do('openCustom', { link })
  await answerSolo(dan, custom, 1)
  const quizId = await importQuiz(ada)
  const { gameId: quiz } = await eve.do('openQuiz', { quizId, clock: null })
  await answerSolo(eve, quiz, 1, (choices) => choices.indexOf('Danube'))
  const flags = await openFlags(eve, { region: 'oceania' })
  await findFlags(stage, eve, flags, 2)
  const countries = await openCountries(finn, { region: 'oceania', timed: false })
  await findCountries(stage, finn, countries, 1)
  const games = { daily, dailyBegun, survival, custom, quiz, flags, countries }
  return { games, link, quizId }
}

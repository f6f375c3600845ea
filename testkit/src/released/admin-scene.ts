import { PAGE_VIEW_PATH } from '@trivium/wire/page-views'
import { sendContactMessage } from '../contact-message.ts'
import type { TestCluster } from '../test-cluster.ts'
import { until } from '../until.ts'
import type { Cast } from './cast.ts'
import { callOverHttp } from './single-player-scene.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const QUESTIONS = JSON.stringify(
  ['a violin', 'a viola'].map((instrument) => ({
    category: 'music',
    difficulty: 1,
    prompt: `How many strings does ${instrument} have?`,
    answer: `right for ${instrument}`,
    wrong: ['three', 'five', 'six'].map((number) => `wrong for ${instrument}: ${number}`),
    explanation: 'They are tuned in fifths.',
    source: 'a pub quiz',
  })),
)

/** Ada imports two questions as an admin. */
const importQuestions = async (stage: TestCluster, { ada }: Cast): Promise<string> => {
  const { importId } = await callOverHttp(ada, 'startImport', {
    fileName: 'music.json',
    format: null,
    characters: QUESTIONS.length,
    defaults: { category: 'music', difficulty: 1, source: 'a pub quiz', licence: 'CC0-1.0' },
  })
  await callOverHttp(ada, 'sendImportPart', { importId, part: 0, text: QUESTIONS, last: true })
  await until(async () => {
    const { state } = await stage.db
      .selectFrom('question_imports')
      .select('state')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    return state === 'done'
  }, 'the questions are imported')
  return importId
}

const viewPage = (url: string) =>
  fetch(`${url}${PAGE_VIEW_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ page: '/', source: 'news.example', device: 'phone' }),
  })

/** What the admin panel shows: an import, a message, a report, page views. `daily`: Ada's, which is over. */
export const fillAdminPages = async (stage: TestCluster, cast: Cast, daily: string): Promise<string> => {
  const importId = await importQuestions(stage, cast)
  await sendContactMessage(cast.dan)
  const { rounds } = await cast.ada.do('readSoloReview', { gameId: daily })
  await cast.ada.do('reportQuestion', {
    gameId: daily,
    question: rounds[0]?.question ?? '',
    reason: 'typo',
    detail: 'A comma is missing.',
  })
  await viewPage(stage.url(0))
  await stage.pass(10_000)
  return importId
}

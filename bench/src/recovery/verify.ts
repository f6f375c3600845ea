import { openDatabase } from '@trivium/server/database/open'
import { pino } from 'pino'
import { checkJournals, type Run } from './journals.ts'
import { checkRatings } from './ratings.ts'
import type { Verdict } from './verdict.ts'

interface Order extends Run {
  readonly players: readonly string[]
}

const [, , dataDir] = process.argv

const verify = async ({ players, ...run }: Order) => {
  const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log: pino({ level: 'error' }) })
  const parts = [await checkJournals(opened.db, run), await checkRatings(opened.db, players)]
  await opened.close()
  const verdict: Verdict = {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    faults: parts.flatMap(({ faults }) => faults),
  }
  process.send?.({ verdict }, () => process.exit(0))
}

process.on('message', (order: Order) => void verify(order))

import { parentPort } from 'node:worker_threads'
import { readForBank } from '@trivium/content/formats/bank/read'
import { guessFormat } from '@trivium/content/formats/guess'
import { batchesOf } from './batches.ts'
import type { Batch, FromReader, ReaderCommand, ToReader } from './messages.ts'

/*
 * The thread in which an imported file is assembled, read and checked, so that no game waits for it. It reads
 * a batch only when the writer requests it.
 */

const port = parentPort!
const say = (message: FromReader): void => port.postMessage(message)

const parts: string[] = []
let batches: Iterator<Batch> | null = null

const linesIn = (text: string): number => {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

const begin = (order: ReaderCommand): void => {
  const text = parts.splice(0).join('')
  const format = order.format ?? guessFormat(text)
  if (format === null) {
    say({ failure: 'This file is not in a format we can read.' })
    return
  }
  batches = batchesOf(readForBank(format, text, order.defaults), {
    importId: order.importId,
    format,
    lines: linesIn(text),
  })
  next()
}

const next = (): void => {
  const batch = batches?.next()
  if (batch?.done === false) say({ batch: batch.value })
}

port.on('message', (message: ToReader) => {
  if (message === 'more') next()
  else if ('part' in message) parts.push(message.part)
  else begin(message.begin)
})

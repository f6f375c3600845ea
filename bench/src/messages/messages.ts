import { setTimeout } from 'node:timers/promises'
import { type Usage, usage } from '../usage.ts'
import { CHANNELS, type Channel } from './channels.ts'

/** Messages that the server has for its database at the same moment, as with commits 10 ms apart. */
const BATCH = 5
const PAUSE = 10
/** A typical statement of the journal, bytes. */
const LENGTH = 1_500

const measure = async (
  { exchange }: Channel,
  seconds: number,
): Promise<{ messages: number; used: Usage }> => {
  const batch = Array.from({ length: BATCH }, () => new Uint8Array(LENGTH))
  const before = usage()
  let messages = 0
  while (usage().at - before.at < seconds * 1_000) {
    await exchange(batch)
    messages += BATCH
    await setTimeout(PAUSE)
  }
  const after = usage()
  return {
    messages,
    used: { at: after.at - before.at, cpu: after.cpu - before.cpu, main: after.main - before.main },
  }
}

const NOTHING: Channel = { title: 'nothing', exchange: async () => {}, close: async () => {} }

/** `npm run bench messages -- [seconds]`: what messages to the database's thread cost, by ways to send them. */
export const messages = async (seconds = 10): Promise<void> => {
  await measure(NOTHING, 1)
  const idle = await measure(NOTHING, seconds)
  const micros = (ms: number, count: number) => `${((ms * 1_000) / count).toFixed(1)} µs`.padStart(10)
  console.log(
    `${BATCH} messages of ${LENGTH} bytes every ${PAUSE} ms; processor time a message, beyond the pauses'\n`,
  )
  for (const open of CHANNELS) {
    const channel = await open()
    await measure(channel, 1)
    const { messages: count, used } = await measure(channel, seconds)
    await channel.close()
    const share = count / idle.messages
    const [all, main] = [used.cpu - idle.used.cpu * share, used.main - idle.used.main * share]
    console.log(`${channel.title.padEnd(28)} all threads ${micros(all, count)}, main ${micros(main, count)}`)
  }
}

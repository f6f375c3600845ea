import { createPlayer } from './player.ts'

const canPlayOpus = (): boolean => new Audio().canPlayType('audio/ogg; codecs=opus') !== ''

const fetchFile = async (address: string): Promise<ArrayBuffer> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer.arrayBuffer()
}

/** On phones a suspended output may only be resumed during a press. */
const open = (): AudioContext => {
  const context = new AudioContext()
  const wake = () => {
    if (context.state !== 'running') void context.resume()
  }
  addEventListener('pointerup', wake, { passive: true })
  addEventListener('keydown', wake)
  return context
}

/** The sounds of this page. */
export const player = createPlayer({
  open,
  endings: canPlayOpus() ? ['ogg', 'm4a'] : ['m4a'],
  fetchFile,
  now: () => performance.now(),
})

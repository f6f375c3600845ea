import { expect, it } from 'vitest'
import { createPlayer, type Speakers } from './player.ts'

interface Started {
  readonly file: string
  readonly rate: number
}

/** An audio output that notes what it plays; of decodable files the content is the address. */
const fake = ({ endings = ['ogg', 'm4a'], undecodable = '', loadsFor = 0 } = {}) => {
  const started: Started[] = []
  const fetched: string[] = []
  const hushed: number[] = []
  let time = 0
  const volume = () => ({
    gain: { setTargetAtTime: (level: number) => hushed.push(level) },
    connect: () => undefined,
  })
  const source = () => {
    const node = {
      buffer: '',
      playbackRate: { value: 1 },
      connect: (next: unknown) => next,
      start: () => started.push({ file: node.buffer, rate: node.playbackRate.value }),
    }
    return node
  }
  const context = {
    state: 'running',
    decodeAudioData: async (file: string) => {
      if (undecodable !== '' && file.endsWith(undecodable)) throw new Error('unknown format')
      return file
    },
    createBufferSource: source,
    createGain: volume,
  }
  const speakers = {
    open: () => context,
    endings,
    fetchFile: async (address: string) => {
      fetched.push(address)
      time += loadsFor
      return address
    },
    now: () => time,
  }
  return { started, fetched, hushed, player: createPlayer(speakers as unknown as Speakers) }
}

it('plays a sound at its pitch, or some semitones higher', async () => {
  const { player, started } = fake()
  await player.play('correct', 0)
  await player.play('correct', 12)
  expect(started).toEqual([
    { file: '/sounds/correct.ogg', rate: 1 },
    { file: '/sounds/correct.ogg', rate: 2 },
  ])
})

it('loads each sound once, when it is first needed', async () => {
  const { player, fetched } = fake()
  expect(fetched).toEqual([])
  await Promise.all([player.play('correct', 0), player.play('correct', 2), player.play('wrong', 0)])
  expect(fetched).toEqual(['/sounds/correct.ogg', '/sounds/wrong.ogg'])
})

it('loads the other format if the browser cannot decode the first', async () => {
  const { player, started } = fake({ undecodable: 'ogg' })
  await player.play('win', 0)
  expect(started).toEqual([{ file: '/sounds/win.m4a', rate: 1 }])
})

it('reports a sound that it cannot load, and tries again the next time', async () => {
  const { player, fetched } = fake({ endings: ['ogg'], undecodable: 'ogg' })
  await expect(player.play('win', 0)).rejects.toThrow('unknown format')
  await expect(player.play('win', 0)).rejects.toThrow('unknown format')
  expect(fetched).toHaveLength(2)
})

it('drops a sound that comes too late, except for a call', async () => {
  const { player, started } = fake({ loadsFor: 1_000 })
  await player.play('correct', 0)
  await player.play('match-found', 0)
  expect(started.map(({ file }) => file)).toEqual(['/sounds/match-found.ogg'])
})

it('drops what is still loading when everything is hushed', async () => {
  const { player, started } = fake({ loadsFor: 100 })
  const playing = player.play('win', 0)
  player.hush()
  await playing
  expect(started).toEqual([])
})

it('fades out what is playing', async () => {
  const { player, hushed } = fake()
  await player.play('win', 0)
  player.hush()
  expect(hushed).toEqual([0])
})

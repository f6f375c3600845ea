import type { Tab } from './tab.ts'

const FRAMES = `(() => {
  const own = globalThis.frames = []
  const read = (at) => { own.push(at); if (own === globalThis.frames) requestAnimationFrame(read) }
  requestAnimationFrame(read)
})()`

const MOVES = 240
const STEP_INTERVAL = 8
const REACH = 160

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Box {
  readonly x: number
  readonly y: number
}

/** Drags the map in circles; returns how long each frame took, ms. */
export const pan = async (tab: Tab): Promise<readonly number[]> => {
  const { x, y } = await tab.evaluate<Box>(`(() => {
    const box = document.querySelector('[role="application"] svg, svg[role="application"]').getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })()`)
  await tab.evaluate(FRAMES)
  await tab.mouse('mousePressed', x, y)
  for (let move = 0; move < MOVES; move++) {
    const angle = (move / MOVES) * 4 * Math.PI
    await tab.mouse('mouseMoved', x + REACH * Math.sin(angle), y + REACH * (1 - Math.cos(angle)) * 0.5)
    await wait(STEP_INTERVAL)
  }
  await tab.mouse('mouseReleased', x, y)
  const at = await tab.evaluate<readonly number[]>('frames')
  return at.slice(1).map((time, i) => time - (at[i] ?? time))
}

import type { Page } from '@playwright/test'

declare global {
  var __motion: Set<string>
}

/** Shorter animations end before anybody sees them, ms. */
const VISIBLE = 20

/** Notes what moves on a page from its next load on; resolves with a function that reads the notes. */
export const recordMotion = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript((visible) => {
    const motion = new Set<string>()
    globalThis.__motion = motion
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {}
        const name = animation instanceof CSSAnimation ? animation.animationName : 'transition'
        if (Number(activeDuration) > visible) motion.add(name)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const { fillRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      if (this.canvas.isConnected) motion.add('drawing')
      fillRect.apply(this, box)
    }
  }, VISIBLE)
  return () => page.evaluate(() => [...globalThis.__motion])
}

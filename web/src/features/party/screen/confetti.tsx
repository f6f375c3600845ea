import { useEffect, useRef } from 'react'
import { isMotionReduced } from '../../../preferences/motion.ts'
import styles from './confetti.module.css'
import { burst, fall, type Piece } from './confetti-physics.ts'

const COLOURS = ['--yellow', '--green', '--you', '--them', '--wrong'] as const
/** The winner is on the podium by then, ms. */
const WAIT = 2_400
const LASTS = 6_000
/** A piece’s longer side, as a share of the width. */
const SIZE = 0.011

const drawing = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => {
  const style = getComputedStyle(canvas)
  const colours = COLOURS.map((name) => style.getPropertyValue(name))
  return (pieces: readonly Piece[]) => {
    const { width } = canvas
    context.clearRect(0, 0, width, canvas.height)
    for (const { x, y, angle, colour } of pieces) {
      context.save()
      context.translate(x * width, y * width)
      context.rotate(angle)
      context.fillStyle = colours[colour] ?? ''
      context.fillRect(0, 0, SIZE * width, SIZE * width * 0.6 * Math.abs(Math.cos(angle * 1.7)) + 1)
      context.restore()
    }
  }
}

/** Plays once; returns how to stop it. */
const play = (canvas: HTMLCanvasElement): (() => void) => {
  const context = canvas.getContext('2d')
  if (context === null) return () => undefined
  canvas.width = canvas.clientWidth
  canvas.height = canvas.clientHeight
  const draw = drawing(canvas, context)
  let pieces = burst(Math.random, COLOURS.length)
  let frame = 0
  let before: number | null = null
  let begun: number | null = null
  const step = (at: number) => {
    begun ??= at
    const seconds = Math.min(0.05, (at - (before ?? at)) / 1000)
    before = at
    pieces = pieces.map((piece) => fall(piece, seconds))
    draw(at - begun < LASTS ? pieces : [])
    if (at - begun < LASTS) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Paper for the winner, from both sides; none with reduced motion. */
export const Confetti = () => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (isMotionReduced()) return
    let stop = () => {}
    const timer = setTimeout(() => {
      if (canvas.current) stop = play(canvas.current)
    }, WAIT)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return <canvas ref={canvas} className={styles.confetti} />
}

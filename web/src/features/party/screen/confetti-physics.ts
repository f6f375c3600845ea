/** A piece of paper. Lengths are shares of the canvas’s width, times seconds. */
export interface Piece {
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly angle: number
  readonly spin: number
  readonly colour: number
}

const GRAVITY = 0.34
/** Paper is slow in the air. */
const DRAG = 1.1
const PIECES = 130

/** Two bursts, from both lower corners towards the middle. `random`: from 0 to 1. */
export const burst = (random: () => number, colours: number): Piece[] =>
  Array.from({ length: PIECES }, (_, i) => {
    const isLeft = i % 2 === 0
    const speed = 0.35 + random() * 0.55
    const angle = (0.28 + random() * 0.22) * Math.PI
    return {
      x: isLeft ? 0.02 : 0.98,
      y: 0.58,
      vx: Math.cos(angle) * speed * (isLeft ? 1 : -1),
      vy: -Math.sin(angle) * speed,
      angle: random() * Math.PI,
      spin: (random() - 0.5) * 12,
      colour: Math.floor(random() * colours),
    }
  })

export const fall = (piece: Piece, seconds: number): Piece => {
  const slower = Math.exp(-DRAG * seconds)
  return {
    ...piece,
    x: piece.x + piece.vx * seconds,
    y: piece.y + piece.vy * seconds,
    vx: piece.vx * slower,
    vy: piece.vy * slower + GRAVITY * seconds,
    angle: piece.angle + piece.spin * seconds,
  }
}

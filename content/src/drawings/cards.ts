import { group, path, rect, text } from './svg.ts'

/** The signs of the suits around the origin, 20 wide. */
const SUITS: Readonly<Record<string, readonly [fill: string, d: string]>> = {
  h: ['#c22f2f', 'M0 9c-14-10-10-18-5-18c3 0 5 2 5 4c0-2 2-4 5-4c5 0 9 8-5 18z'],
  d: ['#c22f2f', 'M0-11l8 11l-8 11l-8-11z'],
  s: ['#1d2733', 'M0-10c14 10 10 16 5 16c-2 0-4-1-4.5-3l2.5 7h-6l2.5-7c-0.5 2-2.5 3-4.5 3c-5 0-9-6 5-16z'],
  c: ['#1d2733', 'M-2 10l1.5-7c-7 6-12-5-4.5-6c-4-8 14-8 10 0c7.5 1 2.5 12-4.5 6l1.5 7z'],
}

const card = (name: string, x: number): string => {
  const [rank, suit] = [name.slice(0, -1), name.slice(-1)]
  const [fill, d] = SUITS[suit] ?? ['', '']
  return group({ transform: `translate(${x} 116)` }, [
    rect(0, 0, 84, 128, { rx: 9, fill: '#ffffff', stroke: '#5b6675', 'stroke-width': 2.5 }),
    text(22, 24, rank.length > 1 ? 25 : 28, rank, { fill }),
    group({ transform: 'translate(22 54)' }, [path(d, { fill })]),
    group({ transform: 'translate(50 88) scale(2.4)' }, [path(d, { fill })]),
  ])
}

/** Five playing cards: 'Ah Kh Qh Jh 10h'. */
export const drawHand = (hand: string): string[] => [
  rect(0, 0, 480, 360, { fill: '#2c7a4b' }),
  ...hand.split(' ').map((name, at) => card(name, 14 + at * 92)),
]

export const isHand = (hand: string): boolean =>
  /^(?:(?:[2-9AKQJ]|10)[hdsc] ){4}(?:[2-9AKQJ]|10)[hdsc]$/.test(hand) && new Set(hand.split(' ')).size === 5

import type { PartyResults } from '@trivium/wire/documents/party'
import { colour } from '@trivium/wire/shares/card/colours'
import { type CardDrawing, type CardText, fitted, writable } from '@trivium/wire/shares/card/drawing'
import { logo, rect, sign } from '@trivium/wire/shares/card/parts'
import { WIDE } from '@trivium/wire/shares/card/wide'

/** The podium’s blocks from left to right: which of the best, and where. */
const BLOCKS = [
  { at: 1, x: 640 },
  { at: 0, x: 820 },
  { at: 2, x: 1000 },
] as const
/** By place: sides that share one stand equally high. */
const HEIGHTS = [210, 150, 110] as const
const BLOCK_WIDTH = 164
const GROUND = 560

const SIGN = { x: 48, y: 56, width: 540, height: 380 } as const

/** The best: teams, or players. */
export const bestOf = ({ teams, players }: PartyResults) =>
  (teams ?? players).filter(({ place }) => place !== null).slice(0, 3)

const line = (
  text: string,
  [x, y, size, width]: readonly [number, number, number, number],
  look: Pick<CardText, 'fill' | 'anchor' | 'weight'>,
): CardText => ({ x, y, size: fitted(text, size, width), text, ...look })

/** A card of a party: its title and date on a green sign, and the podium. */
export const partyCard = (
  results: PartyResults,
  { siteName, date }: { siteName: string; date: string },
): CardDrawing => {
  const best = bestOf(results)
  const blocks = BLOCKS.flatMap(({ at, x }) => {
    const side = best[at]
    if (side === undefined) return []
    const height = HEIGHTS[(side.place ?? 3) - 1] ?? 110
    return [{ side, x, height, isFirst: side.place === 1 }]
  })
  const white = { fill: colour('on-green'), anchor: 'start', weight: 900 } as const
  const inside = SIGN.width - 96
  return {
    ...WIDE,
    shapes: [
      rect(0, 0, WIDE.width, WIDE.height, colour('you-tint')),
      rect(0, GROUND, WIDE.width, WIDE.height - GROUND, colour('green')),
      sign(SIGN.x, SIGN.y, SIGN.width, SIGN.height, GROUND),
      logo(SIGN.x + 48, 464, 1),
      ...blocks.map(({ x, height, isFirst }) =>
        rect(x, GROUND - height, BLOCK_WIDTH, height, colour(isFirst ? 'yellow' : 'green'), 14),
      ),
    ].join(''),
    texts: [
      line(writable(results.title, 12), [SIGN.x + 48, 170, 72, inside], white),
      line(date, [SIGN.x + 48, 240, 36, inside], { ...white, weight: 800, fill: colour('on-green-soft') }),
      line(
        `${results.players.length} players, ${results.questions.length} questions`,
        [SIGN.x + 48, 330, 40, inside],
        { ...white, weight: 800 },
      ),
      line(siteName, [SIGN.x + 110, 498, 34, 400], { ...white, fill: colour('ink') }),
      ...blocks.flatMap(({ side, x, height, isFirst }) => {
        const middle = x + BLOCK_WIDTH / 2
        const on = {
          anchor: 'middle',
          weight: 900,
          fill: colour(isFirst ? 'on-yellow' : 'on-green'),
        } as const
        return [
          line(writable(side.name, 12), [middle, GROUND - height - 18, 34, BLOCK_WIDTH + 8], {
            ...on,
            fill: colour('ink'),
          }),
          line(`${side.place}`, [middle, GROUND - height + 74, 72, 100], on),
          line(`${side.score.toLocaleString('en')}`, [middle, GROUND - 14, 30, BLOCK_WIDTH - 20], {
            ...on,
            weight: 800,
          }),
        ]
      }),
    ],
  }
}

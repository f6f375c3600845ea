import { BOARDS } from './boards/boards.ts'
import { drawHand, isHand } from './cards.ts'
import { catalogueOf } from './catalogue.ts'
import { drawPosition, isPosition } from './chess.ts'
import { GROUNDS } from './grounds.ts'
import { SCREENS } from './screens.ts'
import { drawing, SHEET } from './svg.ts'

const byName = catalogueOf({ board: BOARDS, ground: GROUNDS, screen: SCREENS })

/** 'ground tennis', 'hand Ah Kh Qh Jh 10h' or 'chess' and a position. */
export const gamePictures = {
  draw: (of: string): string => {
    const [kind = '', ...rest] = of.split(' ')
    if (kind === 'hand') return drawing(SHEET, drawHand(rest.join(' ')))
    if (kind === 'chess') return drawing(SHEET, drawPosition(rest.join(' ')))
    return byName.draw(of)
  },
  missing: (of: string): string[] => {
    const [kind = '', ...rest] = of.split(' ')
    if (kind === 'hand') return isHand(rest.join(' ')) ? [] : [of]
    if (kind === 'chess') return isPosition(rest.join(' ')) ? [] : [of]
    return byName.missing(of)
  },
}

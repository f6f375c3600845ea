import { colour } from './colours.ts'
import { type CardText, emsOf, fitted } from './drawing.ts'
import type { CardWords } from './words.ts'

/** Where a text of the sign stands, and its size where it fits. */
interface Line {
  readonly y: number
  readonly size: number
}

/** The places of the texts on a card's green sign. */
export interface SignFrame {
  readonly left: number
  readonly inside: number
  readonly subject: Line
  readonly name: Line
  readonly figure: Line & { readonly shift: number; readonly gap: number; readonly rest: number }
  /** The figure's place above a note. */
  readonly figureAboveNote: Line
  readonly note: Line
  /** The share of the width that a figure with words beside it may have. */
  readonly besideRest: number
}

/** The subject, the player's name, the score and a note, on the green sign. */
export const signTexts = (words: CardWords, frame: SignFrame): CardText[] => {
  const { left, inside } = frame
  const { subject, name, figure, rest, note } = words
  const [white, soft] = [colour('on-green'), colour('on-green-soft')]
  const line = ({ y, size }: Line, text: string, weight: CardText['weight'], fill: string): CardText => ({
    x: left,
    y,
    size: fitted(text, size, inside),
    weight,
    fill,
    anchor: 'start',
    text,
  })
  const place = note === '' ? frame.figure : frame.figureAboveNote
  const size = fitted(`${figure} `, place.size, rest === '' ? inside : inside * frame.besideRest)
  const big = { ...line(place, figure, 900, white), x: left - frame.figure.shift, size }
  const x = Math.round(left + emsOf(figure) * size + frame.figure.gap)
  const beside = {
    ...big,
    x,
    size: fitted(rest, frame.figure.rest, inside + left - x),
    fill: soft,
    text: rest,
  }
  return [
    line(frame.subject, subject, 800, soft),
    line(frame.name, name, 900, white),
    big,
    ...(rest === '' ? [] : [beside]),
    ...(note === '' ? [] : [line(frame.note, note, 800, colour('yellow'))]),
  ]
}

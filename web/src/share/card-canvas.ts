import { type CardDrawing, svgOf } from '@trivium/wire/shares/card/drawing'

/** The shapes of a card. A picture made from SVG cannot use the page's fonts, so its texts are written separately. */
const shapesOf = async (card: CardDrawing): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(svgOf(card, false))}`
  await picture.decode()
  return picture
}

/** Draws a card on a canvas, in the page's own font. */
export const drawOnCanvas = async (canvas: HTMLCanvasElement, card: CardDrawing): Promise<void> => {
  const { texts } = card
  const [shapes] = await Promise.all([
    shapesOf(card),
    ...texts.map(({ weight, size, text }) => document.fonts.load(`${weight} ${size}px Overpass`, text)),
  ])
  canvas.width = card.width
  canvas.height = card.height
  const context = canvas.getContext('2d')
  if (context === null) return
  context.drawImage(shapes, 0, 0)
  for (const { x, y, size, weight, fill, anchor, text } of texts) {
    context.font = `${weight} ${size}px Overpass, sans-serif`
    context.fillStyle = fill
    context.textAlign = anchor === 'middle' ? 'center' : anchor
    context.fillText(text, x, y)
  }
}

/** The canvas as a PNG file. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png'),
  )

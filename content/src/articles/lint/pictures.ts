import type { Tokens } from 'marked'
import { descendants, pictureIn } from '../markdown.ts'
import type { ArticleSource } from '../source.ts'
import { drawingFaults, isWide } from './drawing.ts'
import type { ArticleRule, Fault } from './rule.ts'

const figures = ({ blocks }: ArticleSource): { picture: Tokens.Image; line: number }[] =>
  blocks.flatMap(({ token, line }) => {
    const picture = pictureIn(token)
    return picture ? [{ picture, line }] : []
  })

const there: ArticleRule = {
  name: 'picture',
  faults: (source) => {
    const inText = figures(source)
    const named = [
      { file: source.front.illustration.file, line: 1 },
      ...inText.map(({ picture, line }) => ({ file: picture.href, line })),
    ]
    return [
      ...(inText.length > 0
        ? []
        : [{ line: 0, message: 'expected a picture in the text that explains something' }]),
      ...named
        .filter(({ file }) => !source.pictures.has(file))
        .map(({ file, line }) => ({ line, message: `expected the picture '${file}' beside the article` })),
    ]
  },
}

const alternative: ArticleRule = {
  name: 'alternative text',
  faults: (source) =>
    figures(source)
      .filter(({ picture }) => picture.text.trim() === '')
      .map(({ picture, line }) => ({ line, message: `expected an alternative text for '${picture.href}'` })),
}

/** Only a picture in its own paragraph becomes a figure with a caption. */
const alone: ArticleRule = {
  name: 'alone',
  faults: ({ blocks }) =>
    blocks.flatMap(({ token, line }): Fault[] =>
      pictureIn(token)
        ? []
        : descendants(token)
            .filter(({ type }) => type === 'image')
            .map(({ raw }) => ({ line, message: `expected a separate paragraph for ${raw}` })),
    ),
}

const wide: ArticleRule = {
  name: 'wide',
  faults: ({ front, pictures }) => {
    const svg = pictures.get(front.illustration.file)
    return svg === undefined || isWide(svg)
      ? []
      : [{ line: 1, message: `expected a leading picture of 16 by 9: '${front.illustration.file}'` }]
  },
}

const drawing: ArticleRule = {
  name: 'drawing',
  faults: (source) => {
    const files = new Set([
      source.front.illustration.file,
      ...figures(source).map(({ picture }) => picture.href),
    ])
    return [...files].flatMap((file) =>
      drawingFaults(file, source.pictures.get(file)).map((message) => ({ line: 1, message })),
    )
  },
}

export const pictureRules: ArticleRule[] = [there, alternative, alone, wide, drawing]

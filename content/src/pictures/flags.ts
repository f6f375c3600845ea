import { type CustomPlugin, optimize, type PluginConfig, type XastChild, type XastElement } from 'svgo'
import type { FitOptions, FlagSource } from './flag-sources.ts'
import { snapToGrid } from './path-grid.ts'

/** The size of every flag, whatever its official proportions. */
const WIDTH = 640
const HEIGHT = 480

/**
 * A flag's picture: one size for all, only shapes, meaningless ids. The source's precision is kept unless a grid is given.
 */
export const drawFlag = ({ svg, refit, grid }: FlagSource): string => {
  const prepared = optimize(svg, {
    plugins: [...(refit ? [refitted(refit)] : []), ...(grid ? [gridded(grid)] : [])],
  })
  return optimize(prepared.data, { multipass: true, plugins: [...TIDY, framed] }).data
}

/** Removes leftovers of drawing programs; these files have no text and no effective styles. */
const EDITORS = ['class', 'style', 'font-.*', '.*-spacing', 'text-anchor', 'data-.*', 'aria-.*', 'role']

const TIDY: PluginConfig[] = [
  {
    name: 'preset-default',
    params: {
      overrides: {
        convertPathData: { floatPrecision: 2, transformPrecision: 6 },
        convertTransform: { floatPrecision: 4, transformPrecision: 6 },
      },
    },
  },
  'removeXlink',
  { name: 'removeAttrs', params: { attrs: EDITORS } },
]

/** The outermost element is the same in every file, except for the colour of its shapes. */
const framed: CustomPlugin = {
  name: 'framed',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== 'root') return
        const { fill } = node.attributes
        node.attributes = {
          xmlns: 'http://www.w3.org/2000/svg',
          width: `${WIDTH}`,
          height: `${HEIGHT}`,
          viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
          ...(fill && { fill }),
        }
      },
    },
  }),
}

const gridded = (unit: number): CustomPlugin => ({
  name: 'gridded',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        if (attributes.d) attributes.d = snapToGrid(attributes.d, unit)
      },
    },
  }),
})

const refitted = ({ drawn: [width, height], field, middle, keeps }: FitOptions): CustomPlugin => {
  const [across, down] = [WIDTH / width, HEIGHT / height]
  const scale = keeps === 'height' ? down : across
  const top = (HEIGHT - height * scale) / 2
  return {
    name: 'refitted',
    fn: () => ({
      element: {
        exit: (node, parent) => {
          if (parent.type !== 'root') return
          const shapes = node.children.filter((child): child is XastElement => child.type === 'element')
          node.children = [
            group(`scale(${across} ${down})`, shapes.slice(0, field)),
            group(
              `translate(${middle * across - middle * scale} ${top})scale(${scale})`,
              shapes.slice(field),
            ),
          ]
        },
      },
    }),
  }
}

const group = (transform: string, children: XastChild[]): XastElement => ({
  type: 'element',
  name: 'g',
  attributes: { transform },
  children,
})

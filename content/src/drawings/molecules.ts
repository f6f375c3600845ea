import { circle, group, line, text } from './svg.ts'

/** Colours by convention: carbon dark, oxygen red, nitrogen blue, hydrogen white. */
const ATOMS: Readonly<Record<string, { readonly fill: string; readonly r: number; readonly ink: string }>> = {
  C: { fill: '#3b4650', r: 24, ink: '#ffffff' },
  O: { fill: '#d23b33', r: 23, ink: '#ffffff' },
  N: { fill: '#2f63c4', r: 23, ink: '#ffffff' },
  H: { fill: '#f4f5f7', r: 17, ink: '#1d2733' },
  S: { fill: '#e8c52f', r: 25, ink: '#1d2733' },
  Cl: { fill: '#3aa655', r: 25, ink: '#ffffff' },
  Na: { fill: '#8a5bc2', r: 27, ink: '#ffffff' },
  F: { fill: '#7fcf6b', r: 22, ink: '#1d2733' },
}

const GAP = 6

/** One to three lines from atom to atom. */
const bond = (ax: number, ay: number, bx: number, by: number, order: number): string => {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [(-(by - ay) / length) * GAP, ((bx - ax) / length) * GAP]
  const steps = { 1: [0], 2: [-1, 1], 3: [-1.6, 0, 1.6] }[order] ?? [0]
  return steps
    .map((step) =>
      line(ax + nx * step, ay + ny * step, bx + nx * step, by + ny * step, {
        stroke: '#68747f',
        'stroke-width': 5,
      }),
    )
    .join('')
}

/**
 * A molecule by atoms and bonds: 'O 0 0, H -1 .8, H 1 .8 / 0-1 0-2'. Coordinates are in bond lengths; '0=1' and '0#1' are double
 * and triple bonds.
 */
export const drawMolecule = (of: string): string[] => {
  const [atomText = '', bondText = ''] = of.split('/')
  const atoms = atomText.split(',').map((one) => {
    const [name = 'C', x = '0', y = '0'] = one.trim().split(/\s+/)
    return { name, x: Number(x), y: Number(y) }
  })
  const [xs, ys] = [atoms.map(({ x }) => x), atoms.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const unit = Math.min(112, 400 / Math.max(0.1, right - left), 270 / Math.max(0.1, bottom - top))
  const at = (i: number): [number, number] => [
    240 + ((atoms[i]?.x ?? 0) - (left + right) / 2) * unit,
    180 + ((atoms[i]?.y ?? 0) - (top + bottom) / 2) * unit,
  ]
  const bonds = [...bondText.matchAll(/(\d+)([-=#])(\d+)/g)].map(([, from, sign = '-', to]) =>
    bond(...at(Number(from)), ...at(Number(to)), { '-': 1, '=': 2, '#': 3 }[sign] ?? 1),
  )
  const scale = unit > 78 ? unit / 78 : Math.min(1, unit / 62)
  return [
    ...bonds,
    ...atoms.map(({ name }, i) => {
      const { fill, r, ink } = ATOMS[name] ?? { fill: '#999', r: 22, ink: '#fff' }
      const [x, y] = at(i)
      return group({}, [
        circle(x, y, r * scale, { fill, stroke: '#1d2733', 'stroke-width': 2 }),
        text(x, y, r * scale, name, { fill: ink }),
      ])
    }),
  ]
}

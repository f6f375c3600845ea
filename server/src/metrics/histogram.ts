/** A histogram: counts up to each bound and beyond the last. */
export class Histogram {
  readonly bounds: readonly number[]
  readonly counts: Float64Array
  sum = 0

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.counts = new Float64Array(bounds.length + 1)
  }

  add(value: number): void {
    let at = 0
    while (at < this.bounds.length && value > (this.bounds[at] as number)) at += 1
    this.counts[at] = (this.counts[at] as number) + 1
    this.sum += value
  }
}

/**
 * Tells which numbers stand more than once in a row; negative ones don't count. It takes one for another where they end alike, a few of
 * a hundred, which costs a closer look: among millions it is much faster than a table of all.
 */
export class Repeated {
  /** Two bits for a number: 0, 1, or 2 for more. */
  private readonly counts: Int32Array
  constructor(row: Int32Array) {
    this.counts = new Int32Array(2 ** Math.ceil(Math.log2(row.length + 1)))
    for (let at = 0; at < row.length; at += 1) this.add(row[at] ?? 0)
  }
  has(number: number): boolean {
    return (((this.counts[this.placeOf(number)] ?? 0) >>> (2 * (number & 15) + 1)) & 1) === 1
  }
  private placeOf(number: number): number {
    return (number >>> 4) & (this.counts.length - 1)
  }
  private add(number: number): void {
    if (number < 0) return
    const place = this.placeOf(number)
    const before = this.counts[place] ?? 0
    const shift = 2 * (number & 15)
    if (((before >>> shift) & 3) < 2) this.counts[place] = before + (1 << shift)
  }
}

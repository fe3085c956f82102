/** A part of a picture, in pixels from its upper left corner. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Marks are drawn around cells of so many pixels; those that lie so many cells apart are one: along a line, whose letters move together, more than from line to line. */
const cell = 12
const near = { across: 5, down: 1 }

/**
 * Boxes around what is marked in a picture of `width` by `height` pixels: marks that lie near each other have one. `isMarked` takes a pixel's number,
 * counted in rows. Pure.
 */
export const boxesOf = (
  width: number,
  height: number,
  isMarked: (pixel: number) => boolean,
): Box[] => {
  const columns = Math.ceil(width / cell)
  const marked = new Map<number, Box>()
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isMarked(y * width + x)) continue
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell)
      marked.set(at, union(marked.get(at), { left: x, top: y, width: 1, height: 1 }))
    }
  const boxes: Box[] = []
  for (const [first] of marked) {
    let box = marked.get(first)
    if (!box) continue // it was reached from another one
    marked.delete(first)
    for (const waiting = [first]; waiting.length > 0; ) {
      const at = waiting.pop() ?? 0
      for (const next of neighbours(at, columns)) {
        const other = marked.get(next)
        if (!other) continue
        marked.delete(next)
        waiting.push(next)
        box = union(box, other)
      }
    }
    boxes.push(box)
  }
  return boxes
}

const neighbours = (at: number, columns: number): number[] => {
  const steps = (distance: number) =>
    Array.from({ length: 2 * distance + 1 }, (_, step) => step - distance)
  const column = at % columns
  return steps(near.down).flatMap((down) =>
    steps(near.across).flatMap((across) =>
      column + across >= 0 && column + across < columns ? [at + down * columns + across] : [],
    ),
  )
}

/** The smallest box around two. */
export const union = (one: Box | undefined, other: Box): Box => {
  if (!one) return other
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const right = Math.max(one.left + one.width, other.left + other.width)
  return {
    left,
    top,
    width: right - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}

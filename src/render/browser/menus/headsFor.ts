type Point = { readonly x: number; readonly y: number }
type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Whether who moves from one point to another will meet the box when going on straight. */
export const headsFor = (from: Point, to: Point, box: Box): boolean => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx === 0 && dy === 0) return false
  // How many such steps it takes to each edge; a movement along an edge never meets it, or is in line with it from the start.
  const steps = (distance: number, step: number) =>
    step === 0 ? (distance > 0 ? Infinity : -Infinity) : distance / step
  const x = [steps(box.left - from.x, dx), steps(box.right - from.x, dx)] as const
  const y = [steps(box.top - from.y, dy), steps(box.bottom - from.y, dy)] as const
  const enters = Math.max(Math.min(...x), Math.min(...y), 0)
  const leaves = Math.min(Math.max(...x), Math.max(...y))
  return enters <= leaves
}

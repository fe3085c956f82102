/** A part of a picture, in whole pixels. */
export type Area = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** All that satori draws words with: masks that hide what overflows, groups, and outlines. */
const known = /^(?:<mask [^>]*><rect [^>]*\/><\/mask>|<\/?g\b[^>]*>|<path\b[^>]*>)*$/

/** As opentype.js writes outlines: absolute, two numbers a point. */
const absolute = /^[MLQCZ\d .-]*$/

const [dot, minus, zero] = [46, 45, 48]
const isDigit = (code: number): boolean => code >= zero && code <= zero + 9

/** Gives the whole part of each number of an outline. By its signs: a picture has thousands, and an expression takes a millisecond for them. */
const eachNumber = (outline: string, take: (number: number) => void): void => {
  let at = 0
  while (at < outline.length) {
    const code = outline.charCodeAt(at)
    const isNegative = code === minus
    if (!isNegative && code !== dot && !isDigit(code)) {
      at += 1 // a letter, or a space
      continue
    }
    if (isNegative) at += 1
    let whole = 0
    for (; isDigit(outline.charCodeAt(at)); at += 1)
      whole = 10 * whole + outline.charCodeAt(at) - zero
    if (outline.charCodeAt(at) === dot)
      do at += 1
      while (isDigit(outline.charCodeAt(at)))
    take(isNegative ? -whole : whole)
  }
}

/**
 * The area that outlines stand in, by their points, between which every curve lies; masks can only hide some of it. Takes what is inside an SVG;
 * gives undefined where something else is drawn, or nothing.
 */
export const inkOf = (svg: string): Area | undefined => {
  if (!known.test(svg) || svg.includes(' transform=') || svg.includes(' stroke=')) return undefined
  let left = Number.POSITIVE_INFINITY
  let top = left
  let right = -left
  let bottom = right
  for (const [, outline = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    if (!absolute.test(outline)) return undefined
    let isAcross = true
    eachNumber(outline, (at) => {
      if (isAcross) {
        if (at < left) left = at
        if (at > right) right = at
      } else {
        if (at < top) top = at
        if (at > bottom) bottom = at
      }
      isAcross = !isAcross
    })
  }
  if (left > right) return undefined
  // A pixel more on each side for what stands behind the point, and one for rounding.
  return { left: left - 2, top: top - 2, width: right - left + 4, height: bottom - top + 4 }
}

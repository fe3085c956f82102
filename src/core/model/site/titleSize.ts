/** Where the title stands in a social picture, in pixels. */
export const titleBox = { width: 830, height: 324 } as const

const lineHeight = 1.12
const sizes = [104, 92, 80, 70, 62, 54, 48] as const

/** How wide characters are in the widest faces that sites use for headings, in ems. Other scripts are taken as full squares. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'’|!()[\]ijlI\u00ad]/, 0.34],
  [/[ftr1\-–-]/, 0.46],
  [/[MW@%&—…]/, 1.08],
  [/[mw]/, 0.98],
  [/[A-Z\u00c0-\u00de₹$€£]/, 0.82],
  [/[a-z0-9\u00df-\u024f]/, 0.61],
  [/[\u0370-\u1fff\u200b-\u24ff]/, 0.72],
]

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? 1.02),
    0,
  )

/** How many lines a title takes at a size; undefined where a word of it is wider than the box. */
const linesAt = (words: readonly number[], size: number): number | undefined => {
  const room = titleBox.width / size
  let lines = 1
  let used = 0
  for (const word of words) {
    if (word > room) return undefined
    const wanted = used === 0 ? word : used + 0.34 + word
    if (wanted > room) lines += 1
    used = wanted > room ? word : wanted
  }
  return lines
}

export type TitleFit = { readonly size: number; readonly lines: number; readonly fits: boolean }

/**
 * The largest size, in pixels, at which a title fits a social picture without a word broken; `fits` is false where none
 * does, and the title will be cut. An estimate on the safe side, by the width of characters, so that lint needs no font.
 */
export const titleSize = (title: string, uppercase = false): TitleFit => {
  const words = (uppercase ? title.toUpperCase() : title).split(/\s+/).filter(Boolean).map(widthOf)
  for (const size of sizes) {
    const lines = linesAt(words, size)
    if (
      lines !== undefined &&
      lines <= Math.floor(titleBox.height / (size * lineHeight)) &&
      lines <= 4
    )
      return { size, lines, fits: true }
  }
  return { size: sizes[sizes.length - 1] ?? 48, lines: 6, fits: false }
}

export const titleLineHeight = lineHeight

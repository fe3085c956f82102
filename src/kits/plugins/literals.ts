/** Colours, lengths and faces that only the tokens may name (`src/render/ui/tokens.css`); blocks refer to roles. @internal For tests. */
export const literals: readonly [what: string, pattern: RegExp][] = [
  ['a colour', /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])/i],
  ['a colour function', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(/i],
  [
    'a named colour',
    /:\s*(?:[^;{}]*\s)?(?:white|black|gray|grey|silver|red|green|blue|orange|yellow|teal|navy|crimson|gold)(?=[\s;}])/i,
  ],
  ['a size in pixels or points', /(?<![\w-])\d*\.?\d+(?:px|pt)\b/i],
  ['a size of type', /font-size:(?!\s*(?:var\(--step|inherit))[^;]+/i],
  ['a face', /font-family:(?!\s*(?:var\(|inherit))[^;]+/i],
  ['a font in short', /(?<![\w-])font:(?!\s*inherit)(?![^;]*var\(--step)[^;]+/i],
  ['a line of its own strength', /border[\w-]*:\s*(?:\d|\.\d)*\.?\d+(?:px|rem)[^;]*/i],
]

/** Comments as blanks, so that all else stays at its place. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))

/** Something that stands in a source, and where: `offset` in UTF-16 units. */
export type Literal = { readonly what: string; readonly found: string; readonly offset: number }

/** The first of each kind of literal in a style sheet or component. A component may name no colour, nor have a style of its own, which can't follow the theme. Pure. */
export const literalsIn = (path: string, source: string): Literal[] => {
  const plain = withoutComments(source)
  const asked = path.endsWith('.css')
    ? literals
    : [...literals.slice(0, 2), ['a style that no theme reaches', /\sstyle=/] as const]
  return asked.flatMap(([what, pattern]) => {
    const match = pattern.exec(plain)
    return match
      ? [
          {
            what,
            found: match[0].trim(),
            offset: match.index + (match[0].length - match[0].trimStart().length),
          },
        ]
      : []
  })
}

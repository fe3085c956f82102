import postcss from 'postcss'

const styles = /(<style\b[^>]*>(?:\s*<!\[CDATA\[)?)([\s\S]*?)((?:\]\]>\s*)?<\/style>)/g

/** Which scheme a media query asks for; undefined where it asks for anything else, or for more. */
const schemeOf = (params: string): string | undefined =>
  /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/.exec(params.trim())?.[1]

const darkened = (css: string): string => {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (rule) => {
    const scheme = schemeOf(rule.params)
    if (scheme === 'dark') rule.replaceWith(rule.nodes ?? [])
    else if (scheme === 'light') rule.remove()
  })
  return sheet.toString()
}

/**
 * A drawing as it looks on a dark page: what its style sheets keep for a dark scheme holds always, what they keep for a
 * light one never. Takes and gives SVG; a drawing whose style can't be read stays as it is.
 */
export const inDarkColours = (svg: string): string =>
  svg.replace(styles, (whole, opening: string, css: string, closing: string) => {
    try {
      return opening + darkened(css) + closing
    } catch {
      return whole
    }
  })

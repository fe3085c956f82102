const plain = '[#\\w]+'
const both = new RegExp(`^light-dark\\((${plain}),(${plain})\\)$`)
const part = `(${plain}|var\\(--[\\w-]+\\)|light-dark\\(${plain},${plain}\\))`
const nested = new RegExp(`light-dark\\(${part},${part}\\)`, 'g')

/**
 * Writes the two colours themselves where `light-dark()` refers to colours that have two of their own: the light half of a light half is all
 * that can ever show of it. Shorter, and checkers of style sheets that cannot see through a reference stumble over nothing.
 * `meaningOf` gives the value of a custom property that is the same everywhere.
 */
export const flatSchemes = (
  css: string,
  meaningOf: (name: string) => string | undefined,
): string => {
  const half = (value: string, scheme: 0 | 1): string => {
    const name = /^var\((.*)\)$/.exec(value)?.[1]
    const meant = (name && meaningOf(name)) ?? value
    const pair = both.exec(meant)
    if (pair) return pair[scheme + 1] ?? value
    return new RegExp(`^${plain}$`).test(meant) ? meant : value
  }
  return css.replace(
    nested,
    (_whole, light: string, dark: string) => `light-dark(${half(light, 0)},${half(dark, 1)})`,
  )
}

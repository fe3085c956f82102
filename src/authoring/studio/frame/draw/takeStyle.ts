/**
 * Takes over the style of a page that is drawn anew. Its policy lets no other style element in, so the new one comes as a sheet of its own in the place of
 * the old. Typefaces that are there stay: one that is declared anew is loaded anew, and shows another until it has come.
 */
export const takeStyle = (): ((next: Document) => void) => {
  const first = document.head.querySelector('style')
  const own = new CSSStyleSheet()
  const faces = new CSSStyleSheet()
  let said = first?.textContent ?? ''
  const declared = new Set<string>()
  const isFace = (rule: CSSRule) => rule instanceof CSSFontFaceRule
  const keepFaces = (sheet: CSSStyleSheet) => {
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at]
      if (rule && isFace(rule)) declared.add(rule.cssText)
      else sheet.deleteRule(at)
    }
  }
  const takeFaces = (sheet: CSSStyleSheet) => {
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at]
      if (!rule || !isFace(rule)) continue
      if (!declared.has(rule.cssText)) faces.insertRule(rule.cssText)
      declared.add(rule.cssText)
      sheet.deleteRule(at)
    }
  }
  return (next) => {
    const css = next.head.querySelector('style')?.textContent ?? ''
    if (css === said) return
    said = css
    own.replaceSync(css)
    const isFirst = !document.adoptedStyleSheets.includes(own)
    if (isFirst && first?.sheet) keepFaces(first.sheet)
    takeFaces(own)
    if (isFirst) document.adoptedStyleSheets = [faces, own, ...document.adoptedStyleSheets]
  }
}

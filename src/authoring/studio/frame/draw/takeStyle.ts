/** Takes over the style of a page that is drawn anew. Its policy lets no other style element in, so the new one comes as a sheet of its own in the place of the old. */
export const takeStyle = (): ((next: Document) => void) => {
  const first = document.head.querySelector('style')
  const own = new CSSStyleSheet()
  let said = first?.textContent ?? ''
  return (next) => {
    const css = next.head.querySelector('style')?.textContent ?? ''
    if (css === said) return
    said = css
    own.replaceSync(css)
    if (!document.adoptedStyleSheets.includes(own))
      document.adoptedStyleSheets = [own, ...document.adoptedStyleSheets]
    if (first?.sheet) first.sheet.disabled = true
  }
}

/** What may stand before the drawing itself. */
const before = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>/g

/** A well-formed drawing with the namespace of SVG in its first tag. Nothing else changes. Pure. */
export const addNamespace = (text: string): string => {
  const at = text.replace(before, (part) => ' '.repeat(part.length)).search(/<svg[\s/>]/)
  const end = at + '<svg'.length
  return `${text.slice(0, end)} xmlns="http://www.w3.org/2000/svg"${text.slice(end)}`
}

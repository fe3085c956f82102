import { parseDocument } from 'htmlparser2'
import { allowedAttributes, allowedElements, dangerousElements, elementsWithText } from './allowedParts.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { readonly attribs: unknown }>

/**
 * A drawing (SVG), judged: what in it could run or fetch something where it is opened by itself, in words, each once; and the drawing without that and
 * without all else that is no part of drawings. No text where it can't be read as a drawing.
 */
export type CleanSvg = { readonly dangers: readonly string[]; readonly text: string | undefined }

const noDrawing = 'no drawing that can be read as such'
const svgNamespace = 'http://www.w3.org/2000/svg'
/** Pictures that stand in the drawing itself. */
const embeddedPicture = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/
/** What fetches in styles; a backslash could hide it. */
const fetching = /\\|@import|@font-face|@namespace|expression\s*\(|-moz-binding|behavior\s*:|image(-set)?\s*\(|src\s*\(|javascript:/i

const isElement = (node: Node): node is Element => 'attribs' in node
const isText = (node: Node): node is Extract<Node, { readonly data: string }> => node.type === 'text'

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
const dangerous = new Set([...dangerousElements].map((name) => name.toLowerCase()))

/** Whether a style takes nothing from elsewhere: only what the drawing has under a name of its own. */
const isOwnStyle = (css: string): boolean => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return !fetching.test(plain) && [...plain.matchAll(/url\s*\(\s*(['"]?)([^)]*)/gi)].every(([, , target = '']) => target.startsWith('#'))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const attribute = (name: string, value: string): string => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`

class Cleaning {
  readonly dangers = new Set<string>()

  private keeps(element: string, name: string, value: string): boolean {
    if (/^on/i.test(localName(name))) {
      this.dangers.add(`a script (${name})`)
      return false
    }
    if (localName(name) === 'href' || localName(name) === 'src') {
      const isEmbedded = value.startsWith('#') || (element === 'image' && embeddedPicture.test(value))
      if (!isEmbedded) this.dangers.add(`what leads out of it (${name}="${value.slice(0, 40)}")`)
      return isEmbedded && allowedAttributes.has(name)
    }
    if (!isOwnStyle(value)) {
      this.dangers.add(`a style that fetches something (${name})`)
      return false
    }
    return allowedAttributes.has(name)
  }

  private attributes({ name, attribs }: Element, isRoot: boolean): string {
    const own = Object.entries(attribs).filter(([key, value]) => !key.startsWith('xmlns') && this.keeps(name, key, value))
    const names = isRoot ? attribute('xmlns', svgNamespace) : ''
    const links = own.some(([key]) => key.startsWith('xlink:')) ? attribute('xmlns:xlink', 'http://www.w3.org/1999/xlink') : ''
    return names + links + own.map(([key, value]) => attribute(key, value)).join('')
  }

  private style(element: Element): string {
    const css = element.children.map((child) => this.textOf(child)).join('')
    if (isOwnStyle(css)) return `<style>${escaped(css)}</style>`
    this.dangers.add('a style that fetches something')
    return ''
  }

  private textOf(node: Node): string {
    return isText(node) ? node.data : 'children' in node ? node.children.map((child) => this.textOf(child as Node)).join('') : '' // CDATA holds texts
  }

  node(node: Node, isTextKept: boolean, isRoot = false): string {
    if (!isElement(node)) {
      const text = this.textOf(node)
      return isTextKept || text.trim() === '' ? escaped(text) : ''
    }
    const { name } = node
    if (dangerous.has(localName(name).toLowerCase())) this.dangers.add(`<${name}>`)
    const attributes = this.attributes(node, isRoot)
    if (!allowedElements.has(name)) {
      for (const child of node.children) this.node(child as Node, false) // for what is dangerous in it
      return ''
    }
    if (name === 'style') return this.style(node)
    const inner = node.children.map((child) => this.node(child as Node, elementsWithText.has(name))).join('')
    return inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`
  }
}

/** Judges a drawing and builds it anew from what drawings may hold. Pure. */
export const cleanSvg = (text: string): CleanSvg => {
  const { children } = parseDocument(text.replace(/^\ufeff/, ''), { xmlMode: true })
  const cleaning = new Cleaning()
  for (const node of children) {
    if (node.type !== 'directive') continue
    if (/^!doctype[\s\S]*(\[|entity)/i.test(node.data)) cleaning.dangers.add('names of its own for texts (DOCTYPE)')
    if (/^\?xml-stylesheet/i.test(node.data)) cleaning.dangers.add('a style that fetches something (xml-stylesheet)')
  }
  const elements = children.filter(isElement)
  const [root] = elements
  const isDrawing = root?.name === 'svg' && elements.length === 1 && [undefined, svgNamespace].includes(root.attribs['xmlns'])
  if (!root || !isDrawing) return { dangers: [...cleaning.dangers, noDrawing], text: undefined }
  return { text: `${cleaning.node(root, false, true)}\n`, dangers: [...cleaning.dangers] }
}

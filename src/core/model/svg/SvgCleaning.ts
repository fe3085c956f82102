import { assetMsg } from '../../messages/assetMessages.ts'
import {
  allowedAttributes,
  allowedElements,
  dangerousElements,
  elementsWithText,
  linkingAttributes,
} from './allowedParts.ts'
import { styledAttributes } from './allowedStyles.ts'
import { judgeStyle } from './judgeStyle.ts'
import { Refusal } from './Refusal.ts'
import {
  nearlySvg,
  svgNamespace,
  type XmlElement,
  type XmlHandler,
  xlinkNamespace,
} from './readXml.ts'
import { formatAttribute, XmlWriter } from './writeXml.ts'

type XmlAttribute = XmlElement['attributes'][string]

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'
/** Elements of these make a page of a drawing. */
const pageNamespaces = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
])
/** Pictures that are in the drawing itself. */
const embeddedPicture = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/
/**
 * What could fetch if a browser read an attribute as CSS that isn't known to be CSS here. It is found wherever it is: in
 * strings and comments too. Only a backslash could hide the name of a function.
 */
const fetchingValue =
  /\\|(?:^|[^\w-])(?:url\s*\((?!\s*['"]?#)|(?:-[a-z]+-)?(?:src|image|image-set|cross-fade|element|expression)\s*\()/i

const dangerous = new Set([...dangerousElements].map((name) => name.toLowerCase()))
/** Lists of dangers are for people: of a hostile file the first ones will do. */
const maximumDangers = 50
const excerpt = (text: string): string => text.slice(0, 40)

/** Prefixes that need no declaration. */
const alwaysBound: ReadonlySet<string> = new Set(['', 'xml', 'xmlns'])

type Frame = {
  readonly name: string
  readonly isWritten: boolean
  /** What may stand before a colon in it. */
  readonly bound: ReadonlySet<string>
  style?: string
  hasElementInStyle?: boolean
}

/** What holds the parts of a link once it leads nowhere: a group of shapes, or words in a text. */
const insteadOfLink = (parent: Frame | undefined): string =>
  parent && elementsWithText.has(parent.name) ? 'tspan' : 'g'

/** Judges a drawing element by element, and writes it again from what drawings may hold. */
export class SvgCleaning implements XmlHandler {
  readonly dangers = new Set<string>()
  private readonly writer = new XmlWriter()
  private readonly frames: Frame[] = []
  private rootNamespace = svgNamespace
  /** Whether the drawing has texts. */
  hasText = false
  /** Prefixes of elements and attributes that the drawing doesn't declare. Browsers refuse it. */
  readonly unbound = new Set<string>()

  /** What was written: the drawing without all else. */
  get written(): string {
    return this.writer.toString()
  }

  /** Whether the drawing has no namespace or a misspelt one, so that browsers don't show it. */
  get lacksNamespace(): boolean {
    return this.rootNamespace !== svgNamespace
  }

  private report(danger: string): void {
    if (this.dangers.size < maximumDangers) this.dangers.add(danger)
  }

  readonly instruction = (target: string): void => {
    if (/^xml-stylesheet$/i.test(target))
      this.report('a style that fetches something (xml-stylesheet)')
  }

  readonly open = (element: XmlElement): void => {
    const parent = this.frames.at(-1)
    if (!parent) this.checkRoot(element)
    const bound = this.bind(element, parent?.bound ?? alwaysBound)
    const isDrawn = this.isDrawn(element)
    const { name, local, uri } = element
    if (dangerous.has(local.toLowerCase()) || pageNamespaces.has(uri))
      this.report(`<${excerpt(name)}>`)
    if (parent?.style !== undefined) parent.hasElementInStyle = true
    const attributes = this.cleanAttributes(element, isDrawn)
    const isStyle = isDrawn && local === 'style'
    const written = local === 'a' ? insteadOfLink(parent) : local
    const isWritten =
      isDrawn &&
      allowedElements.has(written) &&
      parent?.isWritten !== false &&
      parent?.style === undefined
    this.hasText ||= isWritten && local === 'text'
    if (isWritten && !isStyle)
      this.writer.open(written, (parent ? '' : formatAttribute('xmlns', svgNamespace)) + attributes)
    this.frames.push({ name: written, isWritten, bound, ...(isStyle ? { style: '' } : {}) })
  }

  /** Notes the prefixes of an element that are bound neither by it nor around it; returns those that are. */
  private bind(
    { prefix, attributes, ns }: XmlElement,
    around: ReadonlySet<string>,
  ): ReadonlySet<string> {
    const declared = Object.keys(ns)
    const bound = declared.length === 0 ? around : new Set([...around, ...declared])
    for (const used of [prefix, ...Object.values(attributes).map((one) => one.prefix)])
      if (!bound.has(used)) this.unbound.add(used)
    return bound
  }

  readonly text = (text: string): void => {
    const frame = this.frames.at(-1)
    if (!frame) return // spaces around the root
    if (frame.style !== undefined) frame.style += text
    else if (frame.isWritten && (elementsWithText.has(frame.name) || text.trim() === ''))
      this.writer.text(text)
  }

  readonly close = (): void => {
    const frame = this.frames.pop()
    if (!frame) return
    if (frame.style !== undefined) this.closeStyle(frame, frame.style)
    else if (frame.isWritten) this.writer.close(frame.name)
  }

  /** A drawing without a namespace isn't drawn as it is, but what is written has one. */
  private checkRoot({ local, name, uri }: XmlElement): void {
    const isNearly = name === local && (uri === '' || nearlySvg.test(uri))
    if (local !== 'svg' || (uri !== svgNamespace && !isNearly))
      throw new Refusal(
        'no drawing that can be read as such',
        assetMsg('rootNotSvg', { root: excerpt(name) }),
        assetMsg('saveDrawingAgain'),
      )
    this.rootNamespace = uri
  }

  private isDrawn({ uri }: { readonly uri: string }): boolean {
    return uri === svgNamespace || uri === this.rootNamespace
  }

  private closeStyle(frame: Frame, css: string): void {
    const fault =
      judgeStyle(css) ?? (frame.hasElementInStyle ? 'a style that can’t be read' : undefined)
    if (fault !== undefined) this.report(fault)
    if (fault !== undefined || !frame.isWritten) return
    this.writer.open('style', '')
    this.writer.text(css)
    this.writer.close('style')
  }

  private cleanAttributes(element: XmlElement, isDrawn: boolean): string {
    const kept = Object.values(element.attributes).filter(
      (attribute) =>
        attribute.uri !== xmlnsNamespace && this.keeps(attribute, isDrawn && element.local),
    )
    const links = kept.some(({ uri }) => uri === xlinkNamespace)
      ? formatAttribute('xmlns:xlink', xlinkNamespace)
      : ''
    return (
      links +
      kept.map((attribute) => formatAttribute(writtenName(attribute), attribute.value)).join('')
    )
  }

  /** `element` is false for one that isn't drawn. */
  private keeps(attribute: XmlAttribute, element: string | false): boolean {
    const { name, local, value } = attribute
    const isAllowed = allowedAttributes.has(writtenName(attribute))
    if (/^on/i.test(local)) {
      this.report(`a script (${excerpt(name)})`)
      return false
    }
    if (linkingAttributes.has(local.toLowerCase())) {
      const isEmbedded =
        local === 'href' &&
        (value.startsWith('#') || (element === 'image' && embeddedPicture.test(value)))
      if (!isEmbedded) this.report(`what leads out of it (${excerpt(name)}="${excerpt(value)}")`)
      return isEmbedded && isAllowed && element !== 'a'
    }
    const fault = judgeValue(attribute)
    if (fault !== undefined) this.report(`${fault} (${excerpt(name)})`)
    return fault === undefined && isAllowed
  }
}

/** What an attribute is called where it is written: by what its prefix is bound to. Empty if drawings have no such names. */
const writtenName = ({ local, uri }: XmlAttribute): string => {
  if (uri === '') return local
  if (uri === xlinkNamespace) return `xlink:${local}`
  return uri === xmlNamespace ? `xml:${local}` : ''
}

const judgeValue = ({ local, uri, value }: XmlAttribute): string | undefined => {
  if (uri !== '') return undefined // never a style
  if (local === 'style') return judgeStyle(value)
  if (!value.includes('(')) return undefined // only functions fetch, and no escape stands for a bracket
  if (styledAttributes.has(local)) return judgeStyle(value)
  return fetchingValue.test(value) ? 'a style that fetches something' : undefined
}

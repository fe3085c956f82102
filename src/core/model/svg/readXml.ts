import { SaxesParser, type SaxesTagNS } from 'saxes'
import { assetMsg } from '../../messages/assetMessages.ts'
import { checkEncoding } from './decodeSvg.ts'
import { maximumDepth, Refusal, tooDeep, unreadable } from './Refusal.ts'

export type XmlElement = SaxesTagNS

/** What a reader of a drawing is told, in the order of the text. */
export type XmlHandler = {
  readonly open: (element: XmlElement) => void
  readonly close: (element: XmlElement) => void
  /** Character data, from CDATA sections too. References are resolved. */
  readonly text: (text: string) => void
  readonly instruction: (target: string) => void
}

export const xlinkNamespace = 'http://www.w3.org/1999/xlink'
export const svgNamespace = 'http://www.w3.org/2000/svg'
/** How people misspell it. */
export const nearlySvg = /^\s*https?:\/\/(?:www\.)?w3\.org\/(?:2000|TR)\/svg\/?\s*$/i
/** Prefixes that programs write without saying what they mean. They mean the same in every drawing. */
export const additionalNamespaces = { xlink: xlinkNamespace, svg: svgNamespace } as const

/** `<!DOCTYPE` with a name and at most the address of a DTD, which no browser loads. */
const plainDoctype =
  /^\s+[^\s"'[\]<>]+(?:\s+(?:SYSTEM\s+(?:"[^"]*"|'[^']*')|PUBLIC\s+(?:"[^"]*"|'[^']*')\s+(?:"[^"]*"|'[^']*')))?\s*$/
const quoted = /"[^"]*"|'[^']*'/g

const checkDoctype = (doctype: string): void => {
  if (doctype.replace(quoted, '').includes('['))
    throw new Refusal(
      'names of its own for texts (DOCTYPE)',
      assetMsg('doctypeWithDefinitions'),
      assetMsg('removeDoctype'),
    )
  if (!plainDoctype.test(doctype)) throw unreadable(assetMsg('doctypeInvalid'))
}

/** Parts of drawing programs often lack their namespace. Browsers draw none of them, so that they are judged and dropped. */
const isHarmless = (problem: Error): boolean => problem.message.includes('unbound namespace prefix')

const createParser = (text: string) => {
  const options = { xmlns: true, additionalNamespaces } as const
  const parser = new SaxesParser(options)
  parser.on('error', (problem) => {
    if (!isHarmless(problem)) throw unreadable(assetMsg('xmlInvalid', { line: parser.line }))
  })
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0')
      throw unreadable(
        version === undefined
          ? assetMsg('xmlWithoutVersion')
          : assetMsg('otherXmlVersion', { version }),
      )
    if (encoding !== undefined) checkEncoding(encoding, text)
  })
  parser.on('doctype', checkDoctype)
  return parser
}

/**
 * Reads a text as the XML parsers of browsers do, with namespaces. Nothing is repaired. Throws a Refusal where they would
 * stop, where they differ, and where elements are nested too deep. The parser keeps a stack, so depth costs no recursion.
 */
export const readXml = (text: string, handler: XmlHandler): void => {
  const parser = createParser(text)
  let depth = 0
  parser.on('opentag', (element) => {
    depth += 1
    if (depth > maximumDepth) throw tooDeep('elements')
    handler.open(element)
  })
  parser.on('closetag', (element) => {
    depth -= 1
    handler.close(element)
  })
  parser.on('text', handler.text)
  parser.on('cdata', handler.text)
  parser.on('processinginstruction', ({ target }) => handler.instruction(target))
  parser.write(text).close()
}

import { type AssetFault, assetMsg } from '../../messages/assetMessages.ts'
import { addNamespaces } from './addNamespaces.ts'
import { decodeSvg } from './decodeSvg.ts'
import { Refusal } from './Refusal.ts'
import { readXml } from './readXml.ts'
import { SvgCleaning } from './SvgCleaning.ts'

/**
 * A drawing (SVG), judged. `dangers` are what in it could run or fetch something if it is opened by itself, or could be read
 * in two ways: in words, each once. `text` is the drawing without that, to be written as UTF-8; undefined if it is refused.
 * `undeclared` are the prefixes of namespaces that it lacks, without which browsers show nothing ("": that of SVG itself).
 * `withNamespaces` is the drawing as it is, but with these; undefined if one of them isn't known.
 */
export type CleanSvg = { readonly dangers: readonly string[] } & (
  | {
      readonly text: string
      readonly refusal?: undefined
      readonly undeclared?: readonly string[]
      readonly withNamespaces?: string | undefined
      readonly hasText?: true
    }
  | {
      readonly text: undefined
      readonly refusal: AssetFault
      readonly undeclared?: undefined
      readonly withNamespaces?: undefined
      readonly hasText?: undefined
    }
)

const cleanOnce = (source: string | Uint8Array): CleanSvg => {
  const cleaning = new SvgCleaning()
  try {
    const read = decodeSvg(source)
    readXml(read, cleaning)
    const undeclared = [...(cleaning.lacksNamespace ? [''] : []), ...cleaning.unbound]
    return {
      text: `${cleaning.written}\n`,
      dangers: [...cleaning.dangers],
      ...(cleaning.hasText ? { hasText: true } : {}),
      ...(undeclared.length > 0
        ? { undeclared, withNamespaces: addNamespaces(read, undeclared) }
        : {}),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      text: undefined,
      dangers: [...new Set([...cleaning.dangers, error.danger])],
      refusal: error.fault,
    }
  }
}

/**
 * Judges a drawing as browsers read it, and builds it again from what drawings may hold. Takes the bytes of a file; a text
 * only if there are no bytes. What is to be written is judged like what came in, and must be the same again. Pure.
 */
export const cleanSvg = (source: string | Uint8Array): CleanSvg => {
  const clean = cleanOnce(source)
  if (clean.text === undefined) return clean
  const again = cleanOnce(clean.text)
  if (again.text === clean.text && again.dangers.length === 0) return clean
  return {
    text: undefined,
    dangers: [...clean.dangers, 'parts that can’t be written safely'],
    refusal: {
      message: assetMsg('drawingUnsafe'),
      suggestion: assetMsg('saveDrawingAgain'),
    },
  }
}

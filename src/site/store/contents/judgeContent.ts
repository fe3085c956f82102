import type { Asset } from '../../../core/document/sources.ts'
import { isWhole } from './isWhole.ts'
import { type ByteKind, kindOfBytes } from './kindOfBytes.ts'

type Fault = NonNullable<Asset['fault']>

const pictures: ReadonlySet<string> = new Set(['avif', 'gif', 'jpg', 'jpeg', 'png', 'webp'])
const fonts: ReadonlySet<string> = new Set(['otf', 'ttf', 'woff', 'woff2'])
/** Formats by which browsers know a picture, whatever its file is called. */
const shown: ReadonlySet<string> = new Set(['AVIF', 'GIF', 'JPEG', 'PNG', 'WebP'])

/** What is said of the content of every file, whatever its kind. */
const emptyOrPointer = (bytes: Uint8Array, kind: ByteKind | undefined): Fault | undefined => {
  if (bytes.length === 0)
    return {
      message: 'This file is empty.',
      suggestion: 'Save it again, or remove it.',
    }
  return kind?.name === 'Git LFS pointer'
    ? {
        message: 'This file is a Git LFS pointer, not the file that it stands for.',
        suggestion: 'Run "git lfs pull", or save the file itself here.',
      }
    : undefined
}

const named = (kind: ByteKind): string =>
  /^(?:[AEIO]|HTML|SVG)/i.test(kind.name) ? `an ${kind.name} file` : `a ${kind.name} file`

const cutOff = (what: string, suggestion: string): Fault => ({
  message: `This ${what} file is cut off or damaged, so browsers can’t show all of it.`,
  suggestion,
})

const judgePicture = (
  bytes: Uint8Array,
  ending: string,
  kind: ByteKind | undefined,
): Fault | undefined => {
  const save = 'Save the picture as JPEG, PNG or WebP, then replace this file.'
  if (!kind) return { message: `This ".${ending}" file is not a picture.`, suggestion: save }
  if (!shown.has(kind.name))
    return {
      message:
        kind.name === 'HEIC'
          ? `This ".${ending}" file is a HEIC picture, which most browsers don’t show.`
          : `This ".${ending}" file is ${named(kind)}, which browsers don’t show as a picture.`,
      suggestion:
        kind.name === 'SVG' ? 'Give it a name that ends in ".svg", or save it as PNG.' : save,
    }
  if (!isWhole(kind.name, bytes))
    return cutOff(kind.name, 'Copy the picture here again, or save it anew.')
  if (kind.endings.includes(ending)) return undefined
  return {
    isWarning: true,
    message: `This ".${ending}" file is ${named(kind)}.`,
    suggestion: `Give it a name that ends in ".${kind.endings[0]}", or save it as ${ending.toUpperCase()}.`,
  }
}

const judgeFont = (
  bytes: Uint8Array,
  ending: string,
  kind: ByteKind | undefined,
): Fault | undefined => {
  const format = ending.toUpperCase()
  if (!kind?.endings.includes(ending))
    return {
      message: kind
        ? `This ".${ending}" file is ${named(kind)}, not a ${format} font.`
        : `This ".${ending}" file is not a ${format} font.`,
      suggestion: `Save the font as ${format}, then replace this file.`,
    }
  return isWhole(kind.name, bytes)
    ? undefined
    : cutOff(`${format} font`, 'Copy the font here again, or save it anew.')
}

/**
 * What is wrong with a picture, a font or another file by its content, and what to do about it; undefined if nothing is.
 * Drawings are judged by `cleanSvg`, if they are any. Pure.
 */
export const judgeContent = (path: string, bytes: Uint8Array): Fault | undefined => {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  const kind = kindOfBytes(bytes)
  const fault = emptyOrPointer(bytes, kind)
  if (fault) return fault
  if (pictures.has(ending)) return judgePicture(bytes, ending, kind)
  if (fonts.has(ending)) return judgeFont(bytes, ending, kind)
  if (ending !== 'svg' || !kind || kind.name === 'SVG' || kind.name === 'HTML') return undefined
  return {
    message: `This ".svg" file is ${named(kind)}, not a drawing.`,
    suggestion: shown.has(kind.name)
      ? `Give it a name that ends in ".${kind.endings[0]}".`
      : 'Save the drawing as plain SVG.',
  }
}

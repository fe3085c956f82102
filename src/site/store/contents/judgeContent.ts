import type { Asset } from '../../../core/document/sources.ts'
import { assetMsg } from '../../../core/messages/assetMessages.ts'
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
      message: assetMsg('assetEmpty'),
      suggestion: assetMsg('saveAgainOrRemove'),
    }
  return kind?.name === 'Git LFS pointer'
    ? {
        message: assetMsg('lfsPointer'),
        suggestion: assetMsg('pullLfs'),
      }
    : undefined
}

const judgePicture = (
  bytes: Uint8Array,
  ending: string,
  kind: ByteKind | undefined,
): Fault | undefined => {
  const save = assetMsg('savePicture')
  if (!kind) return { message: assetMsg('notPicture', { ending }), suggestion: save }
  if (!shown.has(kind.name))
    return {
      message:
        kind.name === 'HEIC'
          ? assetMsg('heicPicture', { ending })
          : assetMsg('pictureNotShown', { ending, format: kind.name }),
      suggestion: kind.name === 'SVG' ? assetMsg('renameOrSavePng', { ending: 'svg' }) : save,
    }
  if (!isWhole(kind.name, bytes))
    return {
      message: assetMsg('fileCutOff', { format: kind.name }),
      suggestion: assetMsg('copyPictureAgain'),
    }
  if (kind.endings.includes(ending)) return undefined
  return {
    isWarning: true,
    message: assetMsg('otherFormat', { ending, format: kind.name }),
    suggestion: assetMsg('renameOrSave', {
      ending: kind.endings[0] ?? '',
      format: ending.toUpperCase(),
    }),
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
        ? assetMsg('otherFileThanFont', { ending, format: kind.name, font: format })
        : assetMsg('notFont', { ending, format }),
      suggestion: assetMsg('saveFont', { format }),
    }
  return isWhole(kind.name, bytes)
    ? undefined
    : { message: assetMsg('fontCutOff', { format }), suggestion: assetMsg('copyFontAgain') }
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
    message: assetMsg('otherFileThanDrawing', { format: kind.name }),
    suggestion: shown.has(kind.name)
      ? assetMsg('renameToEnding', { ending: kind.endings[0] ?? '' })
      : assetMsg('saveDrawing'),
  }
}

import type { Site } from '../../../core/kit/Site.ts'
import { cleanSvg } from '../../../core/model/svg/cleanSvg.ts'
import type { OutputFile } from '../write/OutputFile.ts'
import { inDarkColours } from './inDarkColours.ts'

/**
 * What is written is judged, too: what was in a comment of a drawing could be a part of it once its style is changed. Such a
 * drawing stays as it is, which lint has judged.
 */
const darkened = (bytes: Buffer): Buffer => {
  const dark = Buffer.from(inDarkColours(bytes.toString()))
  return cleanSvg(dark).dangers.length === 0 ? dark : bytes
}

/** The drawings that have dark colours, in them. */
export function* darkPictures(
  { assets }: Site,
  readAsset: (path: string) => Buffer,
): Generator<OutputFile> {
  for (const { path, dark } of assets.values()) {
    if (dark) yield { path: dark.slice(1), content: darkened(readAsset(path)) }
  }
}

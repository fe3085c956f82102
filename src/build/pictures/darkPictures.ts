import type { Site } from '../../kit/Site.ts'
import type { OutputFile } from '../write/OutputFile.ts'
import { inDarkColours } from './inDarkColours.ts'

/** The drawings that have dark colours of their own, in them. */
export function* darkPictures({ assets }: Site, readAsset: (path: string) => Buffer): Generator<OutputFile> {
  for (const { path, dark } of assets.values()) {
    if (dark) yield { path: dark.slice(1), content: Buffer.from(inDarkColours(readAsset(path).toString())) }
  }
}

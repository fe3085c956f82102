import { assetsFolder, looksFolder } from '../../../core/document/sources.ts'

/** Whether a file is written by authors, word by word, and so told word by word; all others are told as files. */
export const isDocument = (path: string): boolean =>
  path.endsWith('.json') &&
  !path.startsWith(`${assetsFolder}/`) &&
  !path.startsWith(`${looksFolder}/`)

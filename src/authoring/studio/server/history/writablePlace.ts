import { posix } from 'node:path'
import { isDeviceName } from '../../../../core/document/pagePath.ts'
import { isPassedOver } from '../../../../core/document/passedOver.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import { called } from '../../protocol/called.ts'
import { Refusal } from './Refusal.ts'

/** The media that a site's assets may be. */
const media = /\.(avif|gif|ico|jpe?g|m4a|mp3|mp4|ogg|pdf|png|svg|txt|csv|vtt|webm|webp|woff2?)$/i
/** Signs that some system takes for something else in a name. */
const strange = /[\u0000-\u001f<>:"|?*\\]|[. ]$/

const isPlainName = (name: string): boolean =>
  name !== '' && !isPassedOver(name) && !isDeviceName(name) && !strange.test(name)

/** Whether the studio may write a file: a document, or one of the media that are listed in the site's assets; no hidden file, no code, nothing elsewhere. */
export const isWritable = (path: string): boolean => {
  if (
    posix.normalize(path) !== path ||
    !path.startsWith('pages/') ||
    !path.split('/').every(isPlainName)
  )
    return false
  return path.startsWith(`${assetsFolder}/`) ? media.test(path) : path.endsWith('.json')
}

/** Errors: `Refusal` for what the studio may not write. */
export const refuseUnwritable = (path: string): void => {
  if (!isWritable(path))
    throw new Refusal(
      `The studio writes no ${called(path)}: only documents, and pictures and files among the site’s assets.`,
    )
}

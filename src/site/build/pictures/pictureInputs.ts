import type { Site } from '../../../core/kit/Site.ts'
import { pictureFaces } from './pictureFaces.ts'

/** The files that every picture is drawn with: the contents of the heading and text faces and of the firm's mark, empty where there is none. */
export const pictureInputs = (
  site: Site,
  readAsset: (path: string) => Buffer,
): (Buffer | string)[] => {
  const { settings, assets } = site
  const read = (address: string | undefined): Buffer | string => {
    const asset = address === undefined ? undefined : assets.get(address)
    return asset ? readAsset(asset.path) : ''
  }
  return [...pictureFaces(site, read), read(settings.firm.logo)]
}

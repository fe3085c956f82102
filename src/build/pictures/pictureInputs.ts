import type { Site } from '../../kit/Site.ts'

/** The files that every picture is drawn with: the contents of the heading and text faces and of the firm's mark, empty where there is none. */
export const pictureInputs = ({ settings, assets }: Site, readAsset: (path: string) => Buffer): (Buffer | string)[] => {
  const { theme, firm } = settings
  return [theme.headingFace?.src, (theme.strongFace ?? theme.textFace)?.src, firm.logo].map((address) => {
    const asset = address === undefined ? undefined : assets.get(address)
    return asset ? readAsset(asset.path) : ''
  })
}

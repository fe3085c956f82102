import { pathOf, rasterIcons, webManifestAddress } from '../../../core/document/addresses.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { iconAddress } from '../../../render/page/iconAddress.ts'
import { groundOf } from '../../../render/theme/groundOf.ts'
import type { OutputFile } from '../write/OutputFile.ts'

const raster = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })

/** What a phone needs to put the site on its home screen: a bookmark with the firm's icon, opened in the browser. */
export const webManifest = ({ settings }: Site): OutputFile => {
  const { firm, theme, language } = settings
  const page = groundOf(theme)[theme.scheme === 'dark' ? 'dark' : 'light']
  const manifest = {
    name: firm.tagline ? `${firm.name}, ${firm.tagline}` : firm.name,
    short_name: firm.name,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [
      { src: iconAddress(settings), sizes: 'any', type: 'image/svg+xml' },
      raster(rasterIcons.small, 192),
      raster(rasterIcons.large, 512),
    ],
  }
  return { path: pathOf(webManifestAddress), content: Buffer.from(`${JSON.stringify(manifest)}\n`) }
}

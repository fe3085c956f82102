import { pathOf, rasterIcons } from '../../../core/document/addresses.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { iconAddress } from '../../../render/page/iconAddress.ts'
import { box } from '../../../render/page/social/box.ts'
import { headingFont } from '../../../render/page/social/pictureTree.ts'
import { groundOf } from '../../../render/theme/groundOf.ts'
import { accentOf } from '../../../render/theme/scales.ts'
import { initials } from '../../../render/ui/initials.ts'
import { drawSquare, hasTexts } from '../pictures/drawSquare.ts'
import { fontFiles } from '../pictures/fontFiles.ts'
import { layOutWith } from '../pictures/layOut.ts'
import { usableFonts } from '../pictures/usableFonts.ts'
import type { OutputFile } from '../write/OutputFile.ts'

const side = 512

/** An icon for a firm without a logo: its first initial on its colour. */
const madeIcon = async (
  site: Site,
  readAsset: (address: string) => Buffer | undefined,
): Promise<string> => {
  const { settings } = site
  const { light } = accentOf(settings.theme)
  const tile = box(
    {
      width: side,
      height: side,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: light[11] ?? '#000',
      color: light[0] ?? '#fff',
      fontFamily: headingFont,
      fontSize: 340,
    },
    initials(settings.firm.name).slice(0, 1),
  )
  const layOut = layOutWith((await import('satori')).default) // loaded for those who have no logo
  return (
    await layOut(
      tile,
      { width: side, height: side },
      await usableFonts(await fontFiles(site, readAsset), layOut),
    )
  ).svg
}

/** Enough to see whether a drawing shows anything. In pixels. */
const sampled = 64

/** Channels that differ by less, of 255, look the same. */
const leastSeen = 24

/** Whether nothing of a drawing but its texts is seen on a ground: it is broken, or has about its colour. A name in letters is too small for an icon. */
const isBlank = (svg: Buffer, ground: string): boolean => {
  const { pixels } = drawSquare(svg, sampled, { ground })
  return pixels.every((channel, at) => Math.abs(channel - (pixels[at % 4] ?? 0)) < leastSeen)
}

/** A PNG of 32 pixels in the one form that all old browsers read. Source: the ICO format, which takes PNG since 2006. */
const ico = (png: Buffer): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** All icons of a site, made from one drawing: the firm's logo if it shows something, else its initial. `readAsset` gives an asset by its address. */
export const icons = async (
  site: Site,
  readAsset: (address: string) => Buffer | undefined,
): Promise<OutputFile[]> => {
  const address = iconAddress(site.settings)
  const { theme } = site.settings
  const logo = readAsset(address)
  const behind = groundOf(theme)[theme.scheme === 'dark' ? 'dark' : 'light']
  const shown = logo && !isBlank(logo, behind) ? logo : undefined
  const svg = shown ?? Buffer.from(await madeIcon(site, readAsset))
  const ground = shown ? behind : undefined
  const fonts = shown && hasTexts(shown) ? await fontFiles(site, readAsset) : undefined
  const raster = (width: number, ground?: string) =>
    drawSquare(svg, width, { ground, fonts }).asPng()
  const file = (path: string, content: Buffer): OutputFile => ({ path: pathOf(path), content })
  return [
    ...(logo ? [] : [file(address, svg)]),
    file(rasterIcons.favicon, ico(raster(32))),
    file(rasterIcons.touch, raster(180, ground)),
    file(rasterIcons.small, raster(192, ground)),
    file(rasterIcons.large, raster(512, ground)),
  ]
}

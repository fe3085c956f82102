import type { Asset } from '../../../../core/document/sources.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/** The most that a file of each kind may weigh, in bytes, and what to do about more. Fonts: the budget for a first view. */
const limits: readonly {
  readonly kind: RegExp
  readonly bytes: number
  readonly advice: Message
}[] = [
  {
    kind: /\.svg$/i,
    bytes: 100_000,
    advice: msg('simplifyDrawing'),
  },
  {
    kind: /\.(avif|gif|jpe?g|png|webp)$/i,
    bytes: 1_000_000,
    advice: msg('saveSmaller'),
  },
  {
    kind: /\.(woff2?|ttf|otf)$/i,
    bytes: 60_000,
    advice: msg('subsetFont'),
  },
  { kind: /./, bytes: 10_000_000, advice: msg('shrinkOrOfferElsewhere') },
]

/** The most pixels that phones show without trouble: what Safari draws on one canvas, and a side that all graphics chips take. */
const [mostPixels, longestSide] = [16_777_216, 8192]
const isHuge = (width: number, height: number): boolean =>
  width * height > mostPixels || Math.max(width, height) > longestSide

const isPicture = (path: string) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path)

const check = ({
  path,
  bytes,
  width,
  height,
  refusal,
  fault,
}: Asset): { message: Message; suggestion: Message } | undefined => {
  const limit = limits.find(({ kind }) => kind.test(path))
  if (limit && bytes > limit.bytes)
    return {
      message: msg('fileTooHeavy', { bytes, most: limit.bytes }),
      suggestion: limit.advice,
    }
  if (refusal || (fault && !fault.isWarning)) return undefined // told by another rule
  if (!/\.svg$/i.test(path) && width && height && isHuge(width, height))
    return {
      message: msg('pictureTooLarge', { width, height }),
      suggestion: msg('saveSmaller'),
    }
  if (isPicture(path) && (!width || !height))
    return {
      message: msg('pictureSizeUnknown'),
      suggestion: msg('savePictureAgain'),
    }
  return undefined
}

export const rule: Rule = {
  name: 'asset-size',
  severity: 'warning',
  what: 'Files in pages/_assets are no larger than their kind needs, and a picture tells its width and height.',
  why: 'Visitors pay for every byte, on slow lines with their patience.',
  bad: [
    { file: 'pages/_assets/stand.jpg', asset: { bytes: 4_200_000, width: 6000, height: 4000 } },
    {
      file: 'pages/about.json',
      at: '/blocks/0/picture',
      value: { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' },
    },
  ],
  good: [
    { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
    {
      file: 'pages/about.json',
      at: '/blocks/0/picture',
      value: { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' },
    },
  ],
  *check({ assets }) {
    for (const asset of assets) {
      const said = check(asset)
      if (said) yield { file: asset.path, pointer: '', ...said }
    }
  },
}

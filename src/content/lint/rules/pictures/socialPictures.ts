import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/** Formats that messengers and social networks show. Source: the documentation of Facebook, X, LinkedIn and WhatsApp. */
const shown = /\.(?:gif|jpe?g|png|webp)$/i

export const rule: Rule = {
  name: 'social-pictures',
  severity: 'warning',
  perDocument: true,
  what: 'The "picture" of a page is one that messengers and social networks show: PNG, JPEG, WebP or GIF.',
  why: 'They show no drawings (SVG): a page that is shared with one has no picture at all.',
  bad: [
    { file: 'pages/_assets/stand.svg', asset: { bytes: 3000, width: 1200, height: 630 } },
    { file: 'pages/about.json', at: '/picture', value: '/assets/stand.svg' },
  ],
  good: [
    { file: 'pages/_assets/stand.png', asset: { bytes: 3000, width: 1200, height: 630 } },
    { file: 'pages/about.json', at: '/picture', value: '/assets/stand.png' },
  ],
  *check({ pages }) {
    for (const { path, value } of pages.values()) {
      const picture = value?.['picture']
      if (typeof picture !== 'string' || shown.test(picture)) continue
      const ending = /\.([^./]+)$/.exec(picture)?.[1] ?? ''
      yield {
        file: path,
        pointer: '/picture',
        message: msg('socialPictureFormat', { ending }),
        suggestion: msg('nameOtherPicture'),
      }
    }
  },
}

import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

const logo = { file: 'pages/_site.json', at: '/firm/logo', value: '/assets/mark.svg' }

export const rule: Rule = {
  name: 'logo',
  severity: 'warning',
  what: 'The letters of the logo are outlines, not texts.',
  why: 'A text in a drawing is shown in whichever font a device has, and in icons and social pictures in the site’s own.',
  bad: [
    {
      file: 'pages/_assets/mark.svg',
      asset: { bytes: 300, width: 120, height: 40, hasText: true },
    },
    logo,
  ],
  good: [{ file: 'pages/_assets/mark.svg', asset: { bytes: 300, width: 120, height: 40 } }, logo],
  *check({ assets, site, siteFile }) {
    const address = site?.firm?.logo
    const asset = assets.find((one) => one.address === address)
    if (address === undefined || !asset?.hasText) return
    yield {
      file: siteFile?.path ?? asset.path,
      pointer: '/firm/logo',
      message: msg('logoHasText', { address }),
      suggestion: msg('convertLogoToPaths'),
    }
  },
}

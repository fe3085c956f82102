import { assetMsg } from '../../../../core/messages/assetMessages.ts'
import type { Rule } from '../../types/rule.ts'

const good = {
  file: 'pages/about.json',
  at: '/blocks/0/picture',
  value: { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' },
}

export const rule: Rule = {
  name: 'file-contents',
  severity: 'error',
  what: 'A file in pages/_assets is what its name says: a picture or a font that browsers can show, whole, and never empty.',
  why: 'A file that browsers can’t show leaves a gap in the page, often on other devices than the author’s.',
  bad: [
    {
      file: 'pages/_assets/stand.jpg',
      asset: {
        bytes: 984,
        fault: {
          message: assetMsg('heicPicture', { ending: 'jpg' }),
          suggestion: assetMsg('savePicture'),
        },
      },
    },
    good,
  ],
  good: [
    { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
    good,
  ],
  *check({ assets }) {
    for (const { path, fault } of assets) {
      if (!fault) continue
      const { message, suggestion, isWarning, repaired } = fault
      yield {
        file: path,
        pointer: '',
        ...(isWarning ? { severity: 'warning' as const } : {}),
        message,
        suggestion,
        ...(repaired === undefined
          ? {}
          : {
              offers: [
                {
                  label: suggestion,
                  isCertain: true as const,
                  edits: [
                    {
                      kind: 'write' as const,
                      file: path,
                      content: repaired, // as text: findings are kept as JSON
                    },
                  ],
                },
              ],
            }),
      }
    }
  },
}

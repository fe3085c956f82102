import { ownWords } from '../../messages/ownWords.ts'
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
          message: 'This ".jpg" file is a HEIC picture, which most browsers don’t show.',
          suggestion: 'Save the picture as JPEG, PNG or WebP, then replace this file.',
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
        message: ownWords(message),
        suggestion: ownWords(suggestion),
        ...(repaired === undefined
          ? {}
          : {
              offers: [
                {
                  label: ownWords(suggestion),
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

import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'drawings',
  severity: 'error',
  what: 'A drawing (SVG) in pages/_assets consists of shapes, texts and colours: no script, nothing that it fetches from elsewhere, no part of a page.',
  why: 'Opened by itself, a drawing is a page of the site’s own address: what it runs there can do all that the site can.',
  bad: [
    {
      file: 'pages/_assets/stand.svg',
      asset: { bytes: 3000, width: 20, height: 20, dangers: ['<script>'] },
    },
    {
      file: 'pages/about.json',
      at: '/blocks/0/picture',
      value: { src: '/assets/stand.svg', alt: 'A stand' },
    },
  ],
  good: [
    { file: 'pages/_assets/stand.svg', asset: { bytes: 3000, width: 20, height: 20 } },
    {
      file: 'pages/about.json',
      at: '/blocks/0/picture',
      value: { src: '/assets/stand.svg', alt: 'A stand' },
    },
  ],
  *check({ assets }) {
    for (const { path, dangers = [], refusal } of assets) {
      if (refusal)
        yield {
          file: path,
          pointer: '',
          ...refusal,
        }
      if (refusal || dangers.length === 0) continue
      yield {
        file: path,
        pointer: '',
        message: msg('drawingHasDangers', { dangers }),
        suggestion: msg('cleanDrawing'),
      }
    }
  },
}

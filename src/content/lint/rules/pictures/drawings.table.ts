import { assetMsg } from '../../../../core/messages/assetMessages.ts'
import type { RuleTable } from '../../types/rule.ts'

const used = (name: string, at = '/blocks/0/picture') => ({
  file: 'pages/about.json',
  at,
  value: { src: `/assets/${name}`, alt: 'A stand' },
})
const size = { bytes: 3000, width: 20, height: 20 }

export const table: RuleTable = {
  accepts: {
    'a drawing of shapes': [{ file: 'pages/_assets/stand.svg', asset: size }, used('stand.svg')],
  },
  rejects: {
    'a drawing with a script': {
      edits: [
        { file: 'pages/_assets/stand.svg', asset: { ...size, dangers: ['<script>'] } },
        used('stand.svg'),
      ],
      finds: [
        'pages/_assets/stand.svg:1:1 error drawings «» drawingHasDangers {"dangers":["<script>"]} → cleanDrawing',
      ],
    },
    'a drawing that is refused as a whole': {
      edits: [
        {
          file: 'pages/_assets/stand.svg',
          asset: {
            ...size,
            dangers: ['text in an encoding other than UTF-8'],
            refusal: {
              message: assetMsg('drawingUtf16'),
              suggestion: assetMsg('saveUtf8'),
            },
          },
        },
        used('stand.svg'),
      ],
      finds: ['pages/_assets/stand.svg:1:1 error drawings «» drawingUtf16 → saveUtf8'],
    },
    'two drawings, one with several things': {
      edits: [
        {
          file: 'pages/_assets/stand.svg',
          asset: { ...size, dangers: ['a script (onload)', 'a style that fetches something'] },
        },
        { file: 'pages/_assets/wheel.svg', asset: { ...size, dangers: ['<foreignObject>'] } },
        used('stand.svg'),
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/wheel.svg', alt: 'A wheel' } },
        },
      ],
      finds: [
        'pages/_assets/stand.svg:1:1 error drawings «» drawingHasDangers {"dangers":["a script (onload)","a style that fetches something"]} → cleanDrawing',
        'pages/_assets/wheel.svg:1:1 error drawings «» drawingHasDangers {"dangers":["<foreignObject>"]} → cleanDrawing',
      ],
    },
  },
}

import { assetMsg } from '../../../../core/messages/assetMessages.ts'
import type { RuleTable } from '../../types/rule.ts'

const used = (name: string) => ({
  file: 'pages/about.json',
  at: '/blocks/0/picture',
  value: { src: `/assets/${name}`, alt: 'Ada truing a wheel' },
})

export const table: RuleTable = {
  accepts: {
    'a picture without a fault': [
      { file: 'pages/_assets/stand.jpg', asset: { bytes: 3000, width: 20, height: 20 } },
      used('stand.jpg'),
    ],
  },
  rejects: {
    'an empty file, once': {
      edits: [
        {
          file: 'pages/_assets/stand.jpg',
          asset: {
            bytes: 0,
            fault: { message: assetMsg('assetEmpty'), suggestion: assetMsg('saveAgainOrRemove') },
          },
        },
        used('stand.jpg'),
      ],
      finds: ['pages/_assets/stand.jpg:1:1 error file-contents «» assetEmpty → saveAgainOrRemove'],
    },
    'a picture with the ending of another kind': {
      edits: [
        {
          file: 'pages/_assets/stand.jpg',
          asset: {
            bytes: 3000,
            width: 20,
            height: 20,
            fault: {
              isWarning: true,
              message: assetMsg('otherFormat', { ending: 'jpg', format: 'PNG' }),
              suggestion: assetMsg('renameOrSave', { ending: 'png', format: 'JPG' }),
            },
          },
        },
        used('stand.jpg'),
      ],
      finds: [
        'pages/_assets/stand.jpg:1:1 warning file-contents «» otherFormat {"ending":"jpg","format":"PNG"} → renameOrSave {"ending":"png","format":"JPG"}',
      ],
    },
    'a drawing without its namespace': {
      edits: [
        {
          file: 'pages/_assets/stand.svg',
          asset: {
            bytes: 90,
            width: 20,
            height: 20,
            fault: {
              message: assetMsg('namespaceMissing'),
              suggestion: assetMsg('declareNamespace', {
                declaration: 'xmlns="http://www.w3.org/2000/svg"',
              }),
              repaired:
                '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20"/></svg>',
            },
          },
        },
        used('stand.svg'),
      ],
      finds: [
        'pages/_assets/stand.svg:1:1 error file-contents «» namespaceMissing → declareNamespace {"declaration":"xmlns=\\"http://www.w3.org/2000/svg\\""}',
      ],
    },
  },
}

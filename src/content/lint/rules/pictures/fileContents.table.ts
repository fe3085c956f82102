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
            fault: { message: 'This file is empty.', suggestion: 'Save it again, or remove it.' },
          },
        },
        used('stand.jpg'),
      ],
      finds: [
        'pages/_assets/stand.jpg:1:1 error file-contents «» ownRule {"words":"This file is empty."} → ownRule {"words":"Save it again, or remove it."}',
      ],
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
              message: 'This ".jpg" file is a PNG file.',
              suggestion: 'Give it a name that ends in ".png", or save it as JPG.',
            },
          },
        },
        used('stand.jpg'),
      ],
      finds: [
        'pages/_assets/stand.jpg:1:1 warning file-contents «» ownRule {"words":"This \\".jpg\\" file is a PNG file."} → ownRule {"words":"Give it a name that ends in \\".png\\", or save it as JPG."}',
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
              message: 'This drawing lacks its namespace, so browsers don’t show it.',
              suggestion: 'Add xmlns="http://www.w3.org/2000/svg" to its <svg> tag.',
              repaired:
                '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20"/></svg>',
            },
          },
        },
        used('stand.svg'),
      ],
      finds: [
        'pages/_assets/stand.svg:1:1 error file-contents «» ownRule {"words":"This drawing lacks its namespace, so browsers don’t show it."} → ownRule {"words":"Add xmlns=\\"http://www.w3.org/2000/svg\\" to its <svg> tag."}',
      ],
    },
  },
}

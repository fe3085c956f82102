import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a picture of usual size': [
      { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'A stand' } },
      },
    ],
  },
  rejects: {
    'a light picture of too many pixels': {
      edits: [
        { file: 'pages/_assets/plan.png', asset: { bytes: 46000, width: 20000, height: 12000 } },
        { file: 'pages/_assets/view.png', asset: { bytes: 46000, width: 9000, height: 200 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/plan.png', alt: 'A plan' } },
        },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/view.png', alt: 'A view' } },
        },
      ],
      finds: [
        'pages/_assets/plan.png:1:1 warning asset-size «» pictureTooLarge {"width":20000,"height":12000} → saveSmaller',
        'pages/_assets/view.png:1:1 warning asset-size «» pictureTooLarge {"width":9000,"height":200} → saveSmaller',
      ],
    },
    'a heavy picture': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 4200000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'A stand' } },
        },
      ],
      finds: [
        'pages/_assets/stand.jpg:1:1 warning asset-size «» fileTooHeavy {"bytes":4200000,"most":1000000} → saveSmaller',
      ],
    },
    'a picture that tells no size': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 10000 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'A stand' } },
        },
      ],
      finds: [
        'pages/_assets/stand.jpg:1:1 warning asset-size «» pictureSizeUnknown → savePictureAgain',
      ],
    },
    'a heavy drawing and a heavy file': {
      edits: [
        { file: 'pages/_assets/mark.svg', asset: { bytes: 150000, width: 10, height: 10 } },
        { file: 'pages/_assets/list.pdf', asset: { bytes: 12000000 } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Take the [price list](/assets/list.pdf).',
        },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/mark.svg', alt: 'A wheel' } },
        },
      ],
      finds: [
        'pages/_assets/list.pdf:1:1 warning asset-size «» fileTooHeavy {"bytes":12000000,"most":10000000} → shrinkOrOfferElsewhere',
        'pages/_assets/mark.svg:1:1 warning asset-size «» fileTooHeavy {"bytes":150000,"most":100000} → simplifyDrawing',
      ],
    },
  },
}

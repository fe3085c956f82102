import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a picture that is there': [
      { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'A stand' } },
      },
    ],
    'a file that a text links to': [
      { file: 'pages/_assets/list.pdf', asset: { bytes: 12000 } },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Take the [price list](/assets/list.pdf).',
      },
    ],
  },
  rejects: {
    'a picture that is not there': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'A stand' } },
        },
      ],
      finds: [
        'pages/about.json:21:16 error assets «"/assets/stand.jpg"» noAssetFile {"file":"stand.jpg"} → addFileOrNameAnother',
      ],
    },
    'a misspelt one': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stant.jpg', alt: 'A stand' } },
        },
        {
          file: 'pages/about.json',
          at: '/blocks/0/picture',
          value: { src: '/assets/stand.jpg', alt: 'A stand' },
        },
      ],
      finds: [
        'pages/about.json:25:16 error assets «"/assets/stant.jpg"» noAssetFile {"file":"stant.jpg"} → didYouMean {"meant":"/assets/stand.jpg"}',
      ],
    },
    'a file that nobody uses': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
      ],
      finds: [
        'pages/_assets/stand.jpg:1:1 warning assets «» assetUnused → removeOrUseAsset {"address":"/assets/stand.jpg"}',
      ],
    },
    'a page among the assets': {
      edits: [{ file: 'pages/_assets/prices.json', asset: { bytes: 400 } }],
      finds: [
        'pages/_assets/prices.json:1:1 warning assets «» assetIsPage → movePageOrUseAsset {"path":"pages/_assets/prices.json","address":"/assets/prices.json"}',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Take the [price list](/assets/list.pdf) and the [map](/assets/map.pdf).',
        },
      ],
      finds: [
        'pages/about.json:15:32 error assets «/assets/list.pdf» noAssetFile {"file":"list.pdf"} → addFileOrNameAnother',
        'pages/about.json:15:64 error assets «/assets/map.pdf» noAssetFile {"file":"map.pdf"} → addFileOrNameAnother',
      ],
    },
    'a file that is missing, and not the one that may be it under another name': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Take the [price list](/assets/list.pdf).',
        },
      ],
      finds: [
        'pages/about.json:15:32 error assets «/assets/list.pdf» noAssetFile {"file":"list.pdf"} → addFileOrNameAnother',
      ],
    },
  },
}

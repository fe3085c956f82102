import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a sentence': [
      { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' } },
      },
    ],
    'the word in the middle of it': [
      { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'figure',
          picture: { src: '/assets/stand.jpg', alt: 'Ada beside a picture of her father' },
        },
      },
    ],
    'nothing beside a text, for decoration': [
      { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'mediaText',
          heading: 'At the stand',
          paragraphs: ['She trues a wheel.'],
          picture: { src: '/assets/stand.jpg', alt: '' },
        },
      },
    ],
  },
  rejects: {
    'the name of the file': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'IMG_2041.jpg' } },
        },
      ],
      finds: [
        'pages/about.json:22:16 warning alt-text «"IMG_2041.jpg"» altIsFileName {"alt":"IMG_2041.jpg"} → describePicture',
      ],
    },
    '"photo of" before it': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'A photo of Ada' } },
        },
      ],
      finds: [
        'pages/about.json:22:17 warning alt-text «A photo of» altBeginsNeedlessly {"opening":"A photo of"} → beginWithSubject',
      ],
    },
    'one of two pictures': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'picturePair',
            items: [
              { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' },
              { src: '/assets/stand.jpg', alt: 'IMG_2042.jpg' },
            ],
          },
        },
      ],
      finds: [
        'pages/about.json:27:18 warning alt-text «"IMG_2042.jpg"» altIsFileName {"alt":"IMG_2042.jpg"} → describePicture',
      ],
    },
    'two of them': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'Image of a wheel' } },
        },
        {
          file: 'pages/about.json',
          at: '/blocks/0/picture',
          value: { src: '/assets/stand.jpg', alt: 'stand.png' },
        },
      ],
      finds: [
        'pages/about.json:12:16 warning alt-text «"stand.png"» altIsFileName {"alt":"stand.png"} → describePicture',
        'pages/about.json:26:17 warning alt-text «Image of» altBeginsNeedlessly {"opening":"Image of"} → beginWithSubject',
      ],
    },
  },
}

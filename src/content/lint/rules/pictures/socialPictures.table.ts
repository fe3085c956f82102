import type { RuleTable } from '../../types/rule.ts'

const picture = (name: string) => [
  { file: `pages/_assets/${name}`, asset: { bytes: 3000, width: 1200, height: 630 } },
  { file: 'pages/about.json', at: '/picture', value: `/assets/${name}` },
]

export const table: RuleTable = {
  accepts: {
    'a PNG': picture('stand.png'),
    'a JPEG in capitals': picture('stand.JPG'),
    'a WebP': picture('stand.webp'),
  },
  rejects: {
    'a drawing': {
      edits: picture('stand.svg'),
      finds: [
        'pages/about.json:19:14 warning social-pictures «"/assets/stand.svg"» socialPictureFormat {"ending":"svg"} → nameOtherPicture',
      ],
    },
    'an AVIF': {
      edits: picture('stand.avif'),
      finds: [
        'pages/about.json:19:14 warning social-pictures «"/assets/stand.avif"» socialPictureFormat {"ending":"avif"} → nameOtherPicture',
      ],
    },
  },
}

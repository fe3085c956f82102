import type { RuleTable } from '../../types/rule.ts'

const size = { bytes: 300, width: 120, height: 40 }
const logo = { file: 'pages/_site.json', at: '/firm/logo', value: '/assets/mark.svg' }

export const table: RuleTable = {
  accepts: {
    'a logo of outlines': [{ file: 'pages/_assets/mark.svg', asset: size }, logo],
    'text in a drawing that is not the logo': [
      { file: 'pages/_assets/plan.svg', asset: { ...size, hasText: true } },
      {
        file: 'pages/about.json',
        at: '/blocks/0/picture',
        value: { src: '/assets/plan.svg', alt: 'A plan' },
      },
    ],
  },
  rejects: {
    'a logo with text': {
      edits: [{ file: 'pages/_assets/mark.svg', asset: { ...size, hasText: true } }, logo],
      finds: [
        'pages/_site.json:28:13 warning logo «"/assets/mark.svg"» logoHasText {"address":"/assets/mark.svg"} → convertLogoToPaths',
      ],
    },
  },
}

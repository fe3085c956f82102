import type { RuleTable } from '../../types/rule.ts'

const wide = 'Fahrradreparaturwerkstattbetreibergemeinschaft'

export const table: RuleTable = {
  accepts: {
    'a long word on a page that nobody is to find': [
      { file: 'pages/about.json', at: '/title', value: wide },
      { file: 'pages/about.json', at: '/noindex', value: true },
    ],
    'a long word where no pictures are made': [
      { file: 'pages/about.json', at: '/title', value: wide },
      { file: 'pages/_site.json', at: '/seo/social', value: false },
    ],
  },
  rejects: {
    'a word wider than the picture, and a sign that no face has': {
      edits: [
        { file: 'pages/about.json', at: '/title', value: wide },
        { file: 'pages/index.json', at: '/title', value: 'Bicycle repairs in Leeds 🚲' },
      ],
      finds: [
        `pages/about.json:3:12 warning social-title «"${wide}"» The title does not fit the picture for messengers and would be cut there. → Say it shorter, or name a picture of your own under "picture".`,
        'pages/index.json:3:12 warning social-title «"Bicycle repairs in Leeds 🚲"» socialPictureLacksSign {"sign":"🚲"} → removeSignOrNamePicture',
      ],
    },
  },
}

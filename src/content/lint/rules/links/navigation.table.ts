import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a menu': [
      {
        file: 'pages/_site.json',
        at: '/navigation/-',
        value: { label: 'More', groups: [{ items: [{ label: 'About', href: '/about' }] }] },
      },
    ],
  },
  rejects: {
    'an entry that does nothing': {
      edits: [{ file: 'pages/_site.json', at: '/navigation/-', value: { label: 'Prices' } }],
      finds: [
        'pages/_site.json:42:5 error navigation «{» menuLeadsNowhere {"label":"Prices"} → addHrefOrGroups',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_site.json', at: '/navigation/-', value: { label: 'Prices' } },
        {
          file: 'pages/_site.json',
          at: '/navigation/0',
          value: {
            label: 'Home',
            href: '/',
            groups: [{ items: [{ label: 'About', href: '/about' }] }],
          },
        },
      ],
      finds: [
        'pages/_site.json:32:7 warning navigation «"href"» menuAddressUnused {"label":"Home"} → moveAddressIntoGroup',
        'pages/_site.json:52:5 error navigation «{» menuLeadsNowhere {"label":"Prices"} → addHrefOrGroups',
      ],
    },
  },
}

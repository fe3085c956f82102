import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'real values': [{ file: 'pages/_site.json', at: '/placeholder', value: false }],
  },
  rejects: {
    'a site that says so': {
      edits: [{ file: 'pages/_site.json', at: '/placeholder', value: true }],
      finds: [
        'pages/_site.json:74:18 warning placeholder «true» siteHasPlaceholders → replacePlaceholders',
      ],
    },
    'two examples': {
      edits: [
        { file: 'pages/_site.json', at: '/origin', value: 'https://www.spoke.example' },
        { file: 'pages/_site.json', at: '/firm/email', value: 'desk@example.com' },
      ],
      finds: [
        'pages/_site.json:4:13 warning placeholder «"https://www.spoke.example"» exampleOrigin {"origin":"https://www.spoke.example"} → writeRealOrPlaceholder',
        'pages/_site.json:12:14 warning placeholder «"desk@example.com"» exampleEmail {"email":"desk@example.com"} → writeRealOrPlaceholder',
      ],
    },
  },
}

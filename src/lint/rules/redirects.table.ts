import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'an old address, and one elsewhere': [
      {
        file: 'pages/_site.json',
        at: '/redirects',
        value: [
          { from: '/old.html', to: '/about#who-we-are' },
          { from: '/shop', to: 'https://example.org/shop' },
        ],
      },
    ],
  },
  rejects: {
    'an address that is a page': {
      edits: [{ file: 'pages/_site.json', at: '/redirects', value: [{ from: '/About', to: '/' }] }],
      finds: [
        'pages/_site.json:75:15 error redirects «"/About"» There is a page /about, so this redirect never works. → Remove the redirect, or rename the page.',
      ],
    },
    'a page that is not there': {
      edits: [{ file: 'pages/_site.json', at: '/redirects', value: [{ from: '/old', to: '/abuot' }] }],
      finds: ['pages/_site.json:76:13 error redirects «"/abuot"» There is no page /abuot to lead to. → Did you mean "/about"?'],
    },
    'a circle': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/redirects',
          value: [
            { from: '/a', to: '/b' },
            { from: '/b', to: '/a' },
          ],
        },
      ],
      finds: [
        'pages/_site.json:76:13 error redirects «"/b"» This redirect leads in circles. → Let it lead to a page that is there.',
        'pages/_site.json:80:13 error redirects «"/a"» This redirect leads in circles. → Let it lead to a page that is there.',
      ],
    },
    'a detour': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/redirects',
          value: [
            { from: '/a', to: '/b' },
            { from: '/b', to: '/about' },
          ],
        },
      ],
      finds: ['pages/_site.json:76:13 error redirects «"/b"» /b is itself redirected. → Write "/about".'],
    },
    'itself, and a second time': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/redirects',
          value: [
            { from: '/a', to: '/a' },
            { from: '/a', to: '/about' },
          ],
        },
      ],
      finds: [
        'pages/_site.json:76:13 error redirects «"/a"» /a leads to itself. → Name another page, or remove the redirect.',
        'pages/_site.json:79:15 error redirects «"/a"» /a is redirected twice; only the first one counts. → Remove one of the two.',
      ],
    },
    'a script': {
      edits: [{ file: 'pages/_site.json', at: '/redirects', value: [{ from: '/a', to: 'javascript:alert(1)' }] }],
      finds: [
        'pages/_site.json:76:13 error redirects «"javascript:alert(1)"» javascript:alert(1) is no address to lead to. → Write a page of this site, such as /contact, or an https: address.',
      ],
    },
  },
}

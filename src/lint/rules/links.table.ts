import type { RuleTable } from '../rule.ts'

export const table: RuleTable = {
  accepts: {
    'pages, places, dialogs, other sites, mail': [
      { file: 'pages/services/repair.json', at: '/blocks/1/id', value: 'list' },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: '[A](/services/repair#list), [b](#who-we-are), [c](/enquire/booking), [d](https://example.org/a?b=c#d), [e](mailto:a@b.co), [f](/?x=1).',
      },
    ],
    'a redirected address': [
      { file: 'pages/_site.json', at: '/redirects', value: [{ from: '/old', to: '/about' }] },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Old](/old)' },
    ],
    'a draft in a list of pages, whose entry waits for it': [
      { file: 'pages/services/repair.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/2' },
      { file: 'pages/index.json', at: '/blocks/0/actions/1' },
      { file: 'pages/about.json', at: '/blocks/-', value: { type: 'related', heading: 'See also', items: [{ href: '/services/repair' }] } },
    ],
    'a place that a heading makes': [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[What we repair](/services/repair#what-we-repair)' }],
  },
  rejects: {
    'a page that is not there': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'Read about [our repairs](/services/repairs).' }],
      finds: ['pages/about.json:15:35 error links «/services/repairs» There is no page /services/repairs. → Did you mean "/services/repair"?'],
    },
    'a place that is not there': {
      edits: [
        { file: 'pages/services/repair.json', at: '/blocks/1/id', value: 'list' },
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[List](/services/repair#lits)' },
      ],
      finds: [
        'pages/about.json:15:17 error links «/services/repair#lits» /services/repair#lits leads to a place "#lits" that pages/services/repair.json does not have. → Did you mean "#list"?',
      ],
    },
    'another case, which can be mended': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Repairs](/Services/Repair)' }],
      finds: [
        'pages/about.json:15:20 error links «/Services/Repair» There is no page /Services/Repair: capital and small letters differ. → Write "/services/repair".',
      ],
    },
    'a file name instead of an address': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: 'services/repair.json' }],
      finds: ['pages/index.json:17:19 error links «"services/repair.json"» services/repair.json does not begin with a slash. → Write "/services/repair".'],
    },
    'a script': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: 'javascript:alert(1)' }],
      finds: [
        'pages/index.json:17:19 error links «"javascript:alert(1)"» Addresses that begin with javascript: are not allowed. → Allowed are pages of this site (/contact), places on the page (#fees), https:, http:, mailto: and tel:.',
      ],
    },
    'a script behind a control sign': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: 'java\tscript:alert(1)' }],
      finds: [
        'pages/index.json:17:19 error links «"java\\tscript:alert(1)"» "java\\tscript:alert(1)" is no address: it holds a space, a line break or a backslash. → Write it without.',
      ],
    },
    'another site without a scheme': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Them](//example.org)' }],
      finds: [
        'pages/about.json:15:17 error links «//example.org» //example.org leaves the site without saying how. → Write https://example.org for another site.',
      ],
    },
    'a draft': {
      edits: [
        {
          file: 'pages/new.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'New',
            description: 'New: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'New' }],
            draft: true,
          },
        },
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[New](/new)' },
      ],
      finds: ['pages/about.json:15:16 error links «/new» /new is a draft, which is not published. → Publish it, or take the link out.'],
    },
    'two in one text, after an escape': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '"Say" [one](/one) and [two](/two).' }],
      finds: [
        'pages/about.json:15:24 error links «/one» There is no page /one. → Add pages/one.json, or link to a page that is there.',
        'pages/about.json:15:40 error links «/two» There is no page /two. → Add pages/two.json, or link to a page that is there.',
      ],
    },
    'a parent that is not there': {
      edits: [{ file: 'pages/services/repair.json', at: '/parent', value: '/services' }],
      finds: [
        'pages/services/repair.json:38:13 error links «"/services"» There is no page /services. → Add pages/services.json, or link to a page that is there.',
      ],
    },
  },
}

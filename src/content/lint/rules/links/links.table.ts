import type { Edit, RuleTable } from '../../types/rule.ts'

const text = (value: string): Edit => ({
  file: 'pages/about.json',
  at: '/blocks/1/paragraphs/0',
  value,
})
/** A text with one link, and the finding at it. */
const link = (href: string) => [text(`[Theirs](${href})`)]
const found = (href: string, rest: string) => [
  `pages/about.json:15:19 error links «${href}» ${rest}`,
]
const refused = (href: string, rest: string) => ({ edits: link(href), finds: found(href, rest) })
const asShown =
  'Write the whole address as a browser shows it, such as https://www.example.org/page.'

export const table: RuleTable = {
  accepts: {
    'pages, places, dialogs, other sites, mail': [
      { file: 'pages/services/repair.json', at: '/blocks/1/id', value: 'list' },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          '[A](/services/repair#list), [b](#who-we-are), [c](/enquire/booking), [d](https://example.org/a?b=c#d), [e](mailto:a@b.co), [f](/?x=1).',
      },
    ],
    'a redirected address': [
      { file: 'pages/_site.json', at: '/redirects', value: [{ from: '/old', to: '/about' }] },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Old](/old)' },
    ],
    'sites by name, in other letters, with a port, by figures': [
      text(
        '[A](HTTPS://Example.ORG), [b](https://münchen.example/straße), [c](https://example.org:8443/@name?x=a@b:c#d), [d](http://192.0.2.7/portal).',
      ),
    ],
    'a draft in a list of pages, whose entry waits for it': [
      { file: 'pages/services/repair.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/2' },
      { file: 'pages/index.json', at: '/blocks/0/actions/1' },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: { type: 'related', heading: 'See also', items: [{ href: '/services/repair' }] },
      },
    ],
    'a draft whose card in a list of pages waits for it': [
      { file: 'pages/services/repair.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/2' },
      { file: 'pages/index.json', at: '/blocks/0/actions/1' },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'cards',
          heading: 'What we do',
          items: [
            { title: 'Repairs', action: { label: 'Read about repairs', href: '/services/repair' } },
          ],
        },
      },
    ],
    'a draft in the menus and the footer, which wait for it': [
      { file: 'pages/services/repair.json', at: '/draft', value: true },
      {
        file: 'pages/_site.json',
        at: '/footer/groups/0/items/-',
        value: { label: 'Repairs', href: '/services/repair#what-we-repair' },
      },
      { file: 'pages/index.json', at: '/blocks/0/actions/1' },
    ],
    'a place that a heading makes': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: '[What we repair](/services/repair#what-we-repair)',
      },
    ],
  },
  rejects: {
    'a page that is not there': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Read about [our repairs](/services/repairs).',
        },
      ],
      finds: [
        'pages/about.json:15:35 error links «/services/repairs» noPage {"path":"/services/repairs"} → didYouMean {"meant":"/services/repair"}',
      ],
    },
    'a page that is not there, behind a picture, in a menu and in the heading of one': {
      edits: [
        { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'figure',
            picture: { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' },
            href: '/services/repairs',
          },
        },
        { file: 'pages/_site.json', at: '/navigation/-', value: { label: 'More', href: '/moore' } },
        {
          file: 'pages/_site.json',
          at: '/navigation/-',
          value: {
            label: 'All',
            groups: [{ label: 'All', href: '/alll', items: [{ label: 'About', href: '/about' }] }],
          },
        },
      ],
      finds: [
        'pages/_site.json:44:15 error links «"/moore"» noPage {"path":"/moore"} → addPageOrLinkElsewhere {"path":"/moore"}',
        'pages/_site.json:51:19 error links «"/alll"» noPage {"path":"/alll"} → addPageOrLinkElsewhere {"path":"/alll"}',
        'pages/about.json:24:15 error links «"/services/repairs"» noPage {"path":"/services/repairs"} → didYouMean {"meant":"/services/repair"}',
      ],
    },
    'a place that is not there': {
      edits: [
        { file: 'pages/services/repair.json', at: '/blocks/1/id', value: 'list' },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '[List](/services/repair#lits)',
        },
      ],
      finds: [
        'pages/about.json:15:17 error links «/services/repair#lits» noSuchPlace {"href":"/services/repair#lits","name":"lits","path":"pages/services/repair.json"} → didYouMean {"meant":"#list"}',
      ],
    },
    'another case, which can be mended': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '[Repairs](/Services/Repair)',
        },
      ],
      finds: [
        'pages/about.json:15:20 error links «/Services/Repair» noPageInThatCase {"path":"/Services/Repair"} → write {"value":"/services/repair"}',
      ],
    },
    'a file name instead of an address': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: 'services/repair.json' },
      ],
      finds: [
        'pages/index.json:17:19 error links «"services/repair.json"» noLeadingSlash {"href":"services/repair.json"} → write {"value":"/services/repair"}',
      ],
    },
    'a script': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: 'javascript:alert(1)' },
      ],
      finds: [
        'pages/index.json:17:19 error links «"javascript:alert(1)"» schemeNotAllowed {"scheme":"javascript:"} → allowedSchemes',
      ],
    },
    'a script behind a control sign': {
      edits: [
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/1/href',
          value: 'java\tscript:alert(1)',
        },
      ],
      finds: [
        'pages/index.json:17:19 error links «"java\\tscript:alert(1)"» addressHasBlank {"href":"java\\tscript:alert(1)"} → writeWithoutIt',
      ],
    },
    'an address that is yet to be written': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: 'TODO: Link' }],
      finds: [
        'pages/index.json:17:19 error links «"TODO: Link"» linkUnfinished → writePageAddress',
      ],
    },
    'no site at all': refused(
      'https://',
      `https:// names no site: its name stands after "https://". → ${asShown}`,
    ),
    'a slash too many': refused(
      'https:///example.org/x',
      'https:///example.org/x names no site: its name stands after "https://". → Write "https://example.org/x".',
    ),
    'slashes too few': refused(
      'http:evil',
      `http:evil names no site: its name stands after "http://". → ${asShown}`,
    ),
    'half an address in figures': refused(
      'https://[::1',
      `"[::1" is no name of a site that visitors can reach. → ${asShown}`,
    ),
    'a dot alone': refused(
      'https://.',
      `"." is no name of a site that visitors can reach. → ${asShown}`,
    ),
    "the author's own machine": refused(
      'http://localhost:3000/x',
      `"localhost" is no name of a site that visitors can reach. → ${asShown}`,
    ),
    'a port that there is not': refused(
      'https://example.org:99999/x',
      'https://example.org:99999/x names a port that there is not: ports are numbers from 1 to 65535. → Write "https://example.org/x".',
    ),
    'a user and a password': refused(
      'https://ada:secret@example.org/x',
      'https://ada:secret@example.org/x holds a user\'s name before the "@", which everybody can read. → Write "https://example.org/x".',
    ),
    'a mailbox': refused(
      'info@example.com',
      'info@example.com is an e-mail address without "mailto:". → Write "mailto:info@example.com".',
    ),
    'a site without a scheme': refused(
      'www.example.org/rates?y=1',
      'www.example.org/rates?y=1 is another site\'s address without "https://". → Write "https://www.example.org/rates?y=1".',
    ),
    'a site and port without a scheme': refused(
      'example.org:8080/x',
      'example.org:8080/x is another site\'s address without "https://". → Write "https://example.org:8080/x".',
    ),
    'a scheme without its colon': refused(
      'https//example.org',
      'https//example.org lacks the colon after "https". → Write "https://example.org".',
    ),
    'a scheme misspelt': refused(
      'htps://example.org',
      'Addresses that begin with htps: are not allowed. → Did you mean "https:"?',
    ),
    'a file that is no site': refused(
      'price-list.pdf',
      'price-list.pdf does not begin with a slash. → Addresses of this site begin at its root: /services/repair.',
    ),
    'a dead link to the site itself': refused(
      'https://www.spoke.shop/no-such',
      'There is no page /no-such. → Add pages/no-such.json, or link to a page that is there.',
    ),
    'a home page that is gone': {
      edits: [{ file: 'pages/index.json' }],
      finds: [
        'pages/_404.json:13:19 error links «"/"» noPage {"path":"/"} also pages/_site.json:32 → addPageOrLinkElsewhere {"path":"/"}',
      ],
    },
    'a dead place and a dead file of the site itself': {
      edits: [
        text(
          '[A](http://WWW.spoke.shop/about#no-such), [b](https://www.spoke.shop/assets/no-such.pdf)',
        ),
      ],
      finds: [
        'pages/about.json:15:14 error links «http://WWW.spoke.shop/about#no-such» noSuchPlace {"href":"/about#no-such","name":"no-such","path":"pages/about.json"} → pageHasPlaces {"ids":["two-generations-of-grease","who-we-are"]}',
        'pages/about.json:15:56 error links «https://www.spoke.shop/assets/no-such.pdf» noAssetFile {"file":"no-such.pdf"} → addFileOrNameAnother',
      ],
    },
    'a page of the site by its whole address': {
      edits: [
        text(
          '[A](https://www.spoke.shop), [b](https://www.spoke.shop/services/repair?x#what-we-repair)',
        ),
      ],
      finds: [
        'pages/about.json:15:14 warning links «https://www.spoke.shop» ownOriginInLink {"href":"https://www.spoke.shop"} → writeFromRoot {"own":"/"}',
        'pages/about.json:15:43 warning links «https://www.spoke.shop/services/repair?x#what-we-repair» ownOriginInLink {"href":"https://www.spoke.shop/services/repair?x#what-we-repair"} → writeFromRoot {"own":"/services/repair?x#what-we-repair"}',
      ],
    },
    'another site without a scheme': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[Them](//example.org)' },
      ],
      finds: [
        'pages/about.json:15:17 error links «//example.org» schemeMissing {"href":"//example.org"} → writeHttpsForOtherSite {"href":"//example.org"}',
      ],
    },
    'a draft in what the header leads to besides its menus': {
      edits: [
        { file: 'pages/services/repair.json', at: '/draft', value: true },
        { file: 'pages/index.json', at: '/blocks/0/actions/1' },
        {
          file: 'pages/_site.json',
          at: '/actions/0',
          value: { label: 'Repairs', href: '/services/repair' },
        },
      ],
      finds: [
        'pages/_site.json:46:15 error links «"/services/repair"» pageIsDraft {"path":"/services/repair"} → publishOrUnlink',
      ],
    },
    'a draft': {
      edits: [
        {
          file: 'pages/new.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'New',
            description:
              'New: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'New' }],
            draft: true,
          },
        },
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[New](/new)' },
      ],
      finds: [
        'pages/about.json:15:16 error links «/new» pageIsDraft {"path":"/new"} → publishOrUnlink',
      ],
    },
    'two in one text, after an escape': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '"Say" [one](/one) and [two](/two).',
        },
      ],
      finds: [
        'pages/about.json:15:24 error links «/one» noPage {"path":"/one"} → addPageOrLinkElsewhere {"path":"/one"}',
        'pages/about.json:15:40 error links «/two» noPage {"path":"/two"} → addPageOrLinkElsewhere {"path":"/two"}',
      ],
    },
    'a parent that is not there': {
      edits: [{ file: 'pages/services/repair.json', at: '/parent', value: '/services' }],
      finds: [
        'pages/services/repair.json:38:13 error links «"/services"» noPage {"path":"/services"} → addPageOrLinkElsewhere {"path":"/services"}',
      ],
    },
  },
}

import type { Edit, RuleTable } from '../../types/rule.ts'

type Pair = { readonly from: string; readonly to: string }
const redirects = (...value: readonly Pair[]): Edit => ({
  file: 'pages/_site.json',
  at: '/redirects',
  value,
})
const from = (address: string): readonly Edit[] => [redirects({ from: address, to: '/about' })]
const to = (address: string): readonly Edit[] => [redirects({ from: '/a', to: address })]
/** A finding at the first redirect's `from`, and at its `to`. */
const atFrom = (rest: string) => `pages/_site.json:76:15 error redirects ${rest}`
const atTo = (rest: string) => `pages/_site.json:77:13 error redirects ${rest}`
const picture: Edit = {
  file: 'pages/_assets/Stand.jpg',
  asset: { bytes: 1000, width: 10, height: 10 },
}
const shown: Edit = {
  file: 'pages/about.json',
  at: '/blocks/-',
  value: { type: 'figure', picture: { src: '/assets/Stand.jpg', alt: 'Ada at her stand' } },
}
const draft: Edit = {
  file: 'pages/new.json',
  value: {
    $schema: '../schema/page.schema.json',
    title: 'New',
    description:
      'New: a page that the table needs, with a description that is long enough to be let through.',
    blocks: [{ type: 'hero', heading: 'New' }],
    draft: true,
  },
}

export const table: RuleTable = {
  accepts: {
    'an old address, and one elsewhere': [
      redirects(
        { from: '/old.html', to: '/about#who-we-are' },
        { from: '/shop', to: 'https://example.org/shop' },
      ),
    ],
    'addresses of other systems and languages': [
      redirects(
        { from: '/index.php', to: '/' },
        { from: '/old%20page', to: '/about' },
        { from: '/über-uns/', to: '/about?from=old' },
        { from: "/wp-content/a+b,c;d=e&f@g!h$i'j(k)~l_m", to: '/about' },
        { from: '/enquire/old', to: '/enquire/booking' },
        { from: '/feed', to: '/feed.xml' },
        { from: `/${'a'.repeat(247)}`, to: '/about' },
        { from: `/${'ü'.repeat(123)}`, to: '/about' },
      ),
    ],
    'a file that is gone, and one that is there': [
      picture,
      redirects({ from: '/assets/old.jpg', to: '/assets/Stand.jpg' }),
    ],
    'the file in the folder of a page, which hosts of plain files find by themselves': [
      redirects({ from: '/about/index.html', to: '/about' }),
    ],
    'the address of a draft': [draft, redirects({ from: '/new', to: '/about' })],
    'two spellings of one file that lead to one place': [
      redirects({ from: '/old', to: '/about' }, { from: '/old.html', to: '/about' }),
    ],
  },
  rejects: {
    'an address that is a page': {
      edits: [redirects({ from: '/About', to: '/' })],
      finds: [
        atFrom(
          '«"/About"» There is a page /about, so this redirect never works. → Remove the redirect, or rename the page.',
        ),
      ],
    },
    "a page's own file, to the page: as sites of plain files have them": {
      edits: [
        redirects(
          { from: '/index.html', to: '/' },
          { from: '/about.html', to: '/about' },
          { from: '/about/', to: '/about' },
        ),
      ],
      finds: [
        'pages/_site.json:76:15 warning redirects «"/index.html"» redirectByItself {"from":"/index.html","page":"/"} → removeIdleRedirect',
        'pages/_site.json:80:15 warning redirects «"/about.html"» redirectByItself {"from":"/about.html","page":"/about"} → removeIdleRedirect',
        'pages/_site.json:84:15 warning redirects «"/about/"» redirectByItself {"from":"/about/","page":"/about"} → removeIdleRedirect',
      ],
    },
    "a page's own file, to somewhere else": {
      edits: [
        redirects(
          { from: '/INDEX.html', to: '/about' },
          { from: '/index', to: '/about' },
          { from: '/services/repair.html', to: '/about' },
          { from: '/enquire/booking.html', to: '/about' },
        ),
      ],
      finds: [
        atFrom(
          '«"/INDEX.html"» There is a page /, so this redirect never works. → Remove the redirect, or rename the page.',
        ),
        'pages/_site.json:80:15 error redirects «"/index"» redirectOfPage {"page":"/"} → removeRedirectOrRenamePage',
        'pages/_site.json:84:15 error redirects «"/services/repair.html"» redirectOfPage {"page":"/services/repair"} → removeRedirectOrRenamePage',
        'pages/_site.json:88:15 error redirects «"/enquire/booking.html"» redirectOfPage {"page":"/enquire/booking"} → removeRedirectOrRenamePage',
      ],
    },
    'what is yet to be written, once and twice': {
      edits: [
        redirects({ from: '/TODO', to: 'TODO: New address' }, { from: '/TODO', to: '/about' }),
      ],
      finds: [
        atFrom(
          '«"/TODO"» It is not said yet which old address leads on. → Write it, such as /about-us.html.',
        ),
        atTo(
          '«"TODO: New address"» It is not said yet where this leads. → Write a page of this site, such as /contact.',
        ),
        'pages/_site.json:80:15 error redirects «"/TODO"» redirectFromMissing → writeOldAddress',
      ],
    },
    'what the engine answers': {
      edits: [
        redirects(
          ...[
            '/404.html',
            '/404',
            '/Robots.txt',
            '/sitemap.xml',
            '/favicon.ico',
            '/f/quote',
            '/~health',
            '/assets/b/x.js',
            '/_redirects',
            '/feed.xml/x',
          ].map((address) => ({ from: address, to: '/about' })),
        ),
      ],
      finds: [
        '/404.html',
        '/404',
        '/Robots.txt',
        '/sitemap.xml',
        '/favicon.ico',
        '/f/quote',
        '/~health',
        '/assets/b/x.js',
        '/_redirects',
        '/feed.xml/x',
      ].map(
        (address, index) =>
          `pages/_site.json:${76 + 4 * index}:15 error redirects «"${address}"» ${address} belongs to the engine, which answers it itself. → Take the redirect out.`,
      ),
    },
    'a file that is there, in any letter case, and what would lie below one': {
      edits: [
        picture,
        shown,
        redirects(
          { from: '/assets/stand.JPG', to: '/about' },
          { from: '/assets/Stand.jpg/old', to: '/about' },
          { from: '/About.html/old', to: '/' },
        ),
      ],
      finds: [
        atFrom(
          '«"/assets/stand.JPG"» /assets/Stand.jpg is a file that this redirect would need another for. → Take the redirect out, or rename what stands there.',
        ),
        'pages/_site.json:80:15 error redirects «"/assets/Stand.jpg/old"» redirectNeedsFile {"owner":"/assets/Stand.jpg"} → removeRedirectOrRenameFile',
        'pages/_site.json:84:15 error redirects «"/About.html/old"» redirectNeedsFile {"owner":"/about"} → removeRedirectOrRenameFile',
      ],
    },
    'a query, of a page and of no page': {
      edits: [
        redirects({ from: '/?p=12', to: '/about' }, { from: '/index.php?id=5', to: '/about' }),
      ],
      finds: [
        atFrom(
          '«"/?p=12"» /?p=12 has a "?": hosts of plain files know no addresses by what follows it, so it can\'t be redirected. → Take the redirect out: whoever comes by it gets the page /.',
        ),
        'pages/_site.json:80:15 error redirects «"/index.php?id=5"» oldAddressHasQuery {"from":"/index.php?id=5"} → redirectWithoutQuery {"path":"/index.php"}',
      ],
    },
    'a place on a page': {
      edits: from('/old#fees'),
      finds: [
        atFrom(
          '«"/old#fees"» /old#fees has a "#": browsers keep what follows it to themselves, so no host can redirect it. → Write the address without it, or give the block that is meant this "id".',
        ),
      ],
    },
    'a blank': {
      edits: from('/old page'),
      finds: [
        atFrom(
          '«"/old page"» "/old page" is no address: a blank in one is written as %20. → Write "/old%20page".',
        ),
      ],
    },
    'a tab and a line break': {
      edits: [
        redirects({ from: '/old\t/evil', to: '/about' }, { from: '/old2', to: '/about\n/evil' }),
      ],
      finds: [
        atFrom(
          '«"/old\\t/evil"» "/old\\t/evil" is no address: it holds a tab, a line break or a blank of another kind. → Write it without.',
        ),
        'pages/_site.json:81:13 error redirects «"/about\\n/evil"» addressHasBlank {"href":"/about\\n/evil"} → writeWithoutIt',
      ],
    },
    'two slashes': {
      edits: from('//x'),
      finds: [
        atFrom(
          '«"//x"» //x has two slashes in a row; what begins with two is an address of another site. → Write "/x".',
        ),
      ],
    },
    'signs that stand for others': {
      edits: [redirects({ from: '/old/*', to: '/about' }, { from: '/:year/news', to: '/about' })],
      finds: [
        atFrom(
          '«"/old/*"» /old/* has a sign that stands for other addresses on some hosts, and for itself on others. → Write one redirect for each old address.',
        ),
        'pages/_site.json:80:15 error redirects «"/:year/news"» oldAddressHasWildcard {"from":"/:year/news"} → redirectEachAddress',
      ],
    },
    'escapes that are none, and that hide what is refused': {
      edits: [
        redirects(
          { from: '/100%', to: '/about' },
          { from: '/a%2e%2e/%2e%2e/x', to: '/about' },
          { from: '/a%2Fb', to: '/about' },
          { from: '/a%0Ab', to: '/about' },
        ),
      ],
      finds: [
        atFrom(
          '«"/100%"» /100% has a "%" that is not followed by the figures of a sign. → Write %25 where the sign itself is meant.',
        ),
        'pages/_site.json:80:15 error redirects «"/a%2e%2e/%2e%2e/x"» oldAddressPartBeginsWithDot {"from":"/a%2e%2e/%2e%2e/x"} → removeRedirectOrRename',
        'pages/_site.json:84:15 error redirects «"/a%2Fb"» oldAddressHasBadSign {"from":"/a%2Fb","sign":"/"} → removeRedirectOrRename',
        'pages/_site.json:88:15 error redirects «"/a%0Ab"» oldAddressHasBadSign {"from":"/a%0Ab","sign":"\\n"} → removeRedirectOrRename',
      ],
    },
    'quotes, backslashes, hidden parts and ends that systems drop': {
      edits: [
        redirects(
          { from: '/a"b', to: '/about' },
          { from: '/a\\b', to: '/about' },
          { from: '/.git/x', to: '/about' },
          { from: '/old./x', to: '/about' },
        ),
      ],
      finds: [
        atFrom(
          '«"/a\\"b"» "/a\\"b" holds "\\"", a sign that not every host can have in an address. → Take the redirect out, or name another address.',
        ),
        'pages/_site.json:80:15 error redirects «"/a\\\\b"» oldAddressHasBadSign {"from":"/a\\\\b","sign":"\\\\"} → removeRedirectOrRename',
        'pages/_site.json:84:15 error redirects «"/.git/x"» oldAddressPartBeginsWithDot {"from":"/.git/x"} → removeRedirectOrRename',
        'pages/_site.json:88:15 error redirects «"/old./x"» oldAddressPartEndsWithDot {"from":"/old./x"} → removeRedirectOrRename',
      ],
    },
    'an address that no file system takes': {
      edits: [
        redirects(
          { from: `/${'a'.repeat(248)}`, to: '/about' },
          { from: `/${'ü'.repeat(124)}`, to: '/about' },
          { from: '/a'.repeat(451), to: '/about' },
        ),
      ],
      finds: [
        atFrom(
          `«"/${'a'.repeat(58)}…» /${'a'.repeat(39)}… is too long for the name of a file on a host of plain files: 256 bytes with its ending. → A part between slashes may have 247 bytes, the whole address 900; letters beyond a to z take two or more.`,
        ),
        `pages/_site.json:80:15 error redirects «"/${'ü'.repeat(58)}…» /${'ü'.repeat(39)}… is too long for the name of a file on a host of plain files: 256 bytes with its ending. → A part between slashes may have 247 bytes, the whole address 900; letters beyond a to z take two or more.`,
        `pages/_site.json:84:15 error redirects «"${'/a'.repeat(29)}/…» ${'/a'.repeat(20)}… is too long for the name of a file on a host of plain files: 902 bytes with its ending. → A part between slashes may have 247 bytes, the whole address 900; letters beyond a to z take two or more.`,
      ],
    },
    'one address in several spellings': {
      edits: [
        redirects(
          { from: '/old', to: '/about' },
          { from: '/Old', to: '/about' },
          { from: '/old/', to: '/' },
          { from: '/old', to: '/' },
        ),
      ],
      finds: [
        'pages/_site.json:80:15 error redirects «"/Old"» redirectTwice {"from":"/Old","before":76,"as":"/old","line":80} → removeOneRedirect',
        'pages/_site.json:84:15 error redirects «"/old/"» redirectTwice {"from":"/old/","before":76,"as":"/old","line":84} → removeOneRedirect',
        'pages/_site.json:88:15 error redirects «"/old"» redirectTwice {"from":"/old","before":76,"as":"/old","line":88} → removeOneOfTwo',
      ],
    },
    'one file that would lead to two places': {
      edits: [redirects({ from: '/old', to: '/about' }, { from: '/old.html', to: '/' })],
      finds: [
        'pages/_site.json:80:15 error redirects «"/old.html"» redirectsShareFile {"from":"/old.html","other":"/old","line":76} → joinRedirects',
      ],
    },
    'a page that is not there, a place that it lacks, a draft, a file': {
      edits: [
        draft,
        redirects(
          { from: '/a', to: '/abuot' },
          { from: '/b', to: '/about#fees' },
          { from: '/c', to: '/new' },
          { from: '/d', to: '/assets/list.pdf' },
          { from: '/e', to: '/About' },
        ),
      ],
      finds: [
        atTo('«"/abuot"» There is no page /abuot. → Did you mean "/about"?'),
        'pages/_site.json:81:13 error redirects «"/about#fees"» noSuchPlace {"href":"/about#fees","name":"fees","path":"pages/about.json"} → pageHasPlaces {"ids":["two-generations-of-grease","who-we-are"]}',
        'pages/_site.json:85:13 error redirects «"/new"» pageIsDraft {"path":"/new"} → publishOrUnlink',
        'pages/_site.json:89:13 error redirects «"/assets/list.pdf"» noAssetToLeadTo {"folder":"pages/_assets","file":"list.pdf"} → addFileOrNameAnother',
        'pages/_site.json:93:13 error redirects «"/About"» noPageInThatCase {"path":"/About"} → write {"value":"/about"}',
      ],
    },
    "another site's address that is none, and the site's own": {
      edits: [
        redirects(
          { from: '/a', to: 'https://' },
          { from: '/b', to: 'https://www.spoke.shop/no-such' },
          { from: '/c', to: 'https://www.spoke.shop/about' },
        ),
      ],
      finds: [
        atTo(
          '«"https://"» https:// names no site: its name stands after "https://". → Write the whole address as a browser shows it, such as https://www.example.org/page.',
        ),
        'pages/_site.json:81:13 error redirects «"https://www.spoke.shop/no-such"» noPage {"path":"/no-such"} → addPageOrLinkElsewhere {"path":"/no-such"}',
        'pages/_site.json:85:13 warning redirects «"https://www.spoke.shop/about"» ownOriginInLink {"href":"https://www.spoke.shop/about"} → writeFromRoot {"own":"/about"}',
      ],
    },
    'a circle': {
      edits: [
        redirects({ from: '/a', to: '/b' }, { from: '/b', to: 'https://www.spoke.shop/A/?x' }),
      ],
      finds: [
        atTo('«"/b"» This redirect leads in circles. → Let it lead to a page that is there.'),
        'pages/_site.json:81:13 error redirects «"https://www.spoke.shop/A/?x"» redirectsInCircle → leadToExistingPage',
      ],
    },
    'a detour, however long': {
      edits: [
        redirects(
          ...Array.from({ length: 25 }, (_, index) => ({
            from: `/a${index}`,
            to: index === 24 ? '/about' : `/a${index + 1}`,
          })),
        ),
      ],
      finds: Array.from(
        { length: 24 },
        (_, index) =>
          `pages/_site.json:${77 + 4 * index}:13 error redirects «"/a${index + 1}"» /a${index + 1} is itself redirected. → Write "/about".`,
      ),
    },
    itself: {
      edits: [redirects({ from: '/a', to: '/a' }, { from: '/about', to: '/about' })],
      finds: [
        atTo('«"/a"» /a leads to itself. → Name another page, or remove the redirect.'),
        'pages/_site.json:81:13 error redirects «"/about"» redirectToItself {"from":"/about"} → nameOtherTarget',
      ],
    },
    'a script, a mail, a place alone': {
      edits: [
        redirects(
          { from: '/a', to: 'javascript:alert(1)' },
          { from: '/b', to: 'mailto:a@b.co' },
          { from: '/c', to: '#fees' },
        ),
      ],
      finds: [
        atTo(
          '«"javascript:alert(1)"» javascript:alert(1) is no address to lead to. → Write a page of this site, such as /contact, or an https: address.',
        ),
        'pages/_site.json:81:13 error redirects «"mailto:a@b.co"» redirectToNowhere {"to":"mailto:a@b.co"} → writeTarget',
        'pages/_site.json:85:13 error redirects «"#fees"» redirectToNowhere {"to":"#fees"} → writeTarget',
      ],
    },
    'an address to lead to without end': {
      edits: to(`https://example.org/${'x'.repeat(2000)}`),
      finds: [
        atTo(
          `«"https://example.org/${'x'.repeat(39)}…» https://example.org/${'x'.repeat(20)}… is too long to lead to: 2020 signs. → Keep it below 2000.`,
        ),
      ],
    },
  },
}

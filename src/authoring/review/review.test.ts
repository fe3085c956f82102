import { describe, expect, it } from 'vitest'
import { withTexts } from '../../../tests/support/lintTexts.ts'
import { changeMsg } from '../../content/changes/messages/changeMessages.ts'
import { type FileKind, fileKindText } from '../../content/changes/messages/fileKinds.ts'
import type { Changes, Told, ToldFile } from '../../content/changes/told.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { addressChanges } from './addressChanges.ts'
import { byOriginals } from './byOriginals.ts'
import { changedPages } from './changedPages.ts'
import { findingChanges } from './findingChanges.ts'
import { glanceAt, headlineOf } from './glance.ts'
import { notesOf } from './notesOf.ts'
import { reportHtml } from './report/reportHtml.ts'
import { summaryMarkdown } from './report/summaryMarkdown.ts'
import type { Review } from './review.ts'
import { sectionsOf } from './sectionsOf.ts'
import { withSpots } from './spotsOf.ts'
import { translationsOf } from './translationsOf.ts'
import { verdictOf } from './verdictOf.ts'
import { hasGrown } from './weightOf.ts'

const built = (
  pages: Readonly<Record<string, string>>,
  redirects: Readonly<Record<string, string>> = {},
) => ({
  manifest: {
    pages: Object.fromEntries(
      Object.keys(pages).map((route) => [route, { file: `${route}.html` }]),
    ),
    redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
  },
  files: Object.fromEntries(
    Object.entries(pages).map(([route, digest]) => [`${route}.html`, digest]),
  ),
})

const told = (text: string, pages: readonly string[]): Told => ({
  kind: 'changed',
  file: '',
  pointer: '',
  message: changeMsg('sourceText', { text }),
  lines: [],
  pages,
  edits: [],
  follows: [],
})
const file = (kind: FileKind, route: string | undefined, pages: readonly string[]): ToldFile => ({
  file: `pages${route}.json`,
  kind,
  name: fileKindText[kind],
  route,
  changes: [told('It is otherwise', pages)],
})
const wordsOf = (found: Finding) => withTexts(found).message
const finding = (message: string, severity: Finding['severity'] = 'error', line = 1) =>
  withTexts({
    file: 'pages/a.json',
    line,
    column: 1,
    length: 1,
    severity,
    rule: 'links',
    pointer: '',
    id: `${message} ${line}`,
    code: 'ownRule',
    data: { words: message },
  })

describe('the differences between two built sites', () => {
  const before = built(
    { '/': '1', '/a': '2', '/old': '3', '/lost': '4' },
    { '/x': '/a', '/y': '/a' },
  )
  const after = built(
    { '/': '1', '/a': '5', '/new': '3', '/more': '6' },
    { '/old': '/new', '/x': '/new' },
  )

  it('list changed pages and show a moved page as one', () => {
    expect(changedPages(before, after)).toEqual([
      { before: '/a', after: '/a' },
      { before: '/lost', after: undefined },
      { after: '/more' },
      { before: '/old', after: '/new' },
    ])
  })

  it('list new addresses, removed addresses and changed redirects', () => {
    expect(addressChanges(before.manifest, after.manifest)).toEqual({
      added: [{ address: '/more' }, { address: '/new' }],
      gone: [{ address: '/lost' }, { address: '/old', to: '/new' }, { address: '/y', was: '/a' }],
      led: [{ address: '/x', was: '/a', to: '/new' }],
    })
  })
})

describe('findings', () => {
  it('are new or gone by their message, whatever their line', () => {
    const { came, went } = findingChanges(
      [finding('a'), finding('b'), finding('c', 'warning', 3)],
      [finding('n', 'warning'), finding('c', 'warning', 9), finding('b'), finding('b')],
    )
    expect([came.map(wordsOf), went.map(wordsOf)]).toEqual([['b', 'n'], ['a']])
  })
})

describe('pages', () => {
  const changes: Changes = {
    files: [
      file('facts', undefined, ['/a', '/b']),
      file('site', undefined, ['*']),
      file('page', '/b', ['/b']),
    ],
    everyPage: [],
  }
  const same = (route: string) => ({ before: route, after: route })

  it('are listed below their own document, or else below what they show', () => {
    const sections = sectionsOf(changes, ['/', '/a', '/b', '/c'].map(same))
    expect(
      sections.map(({ told: one, pages, alike }) => [
        one && fileKindText[one.kind],
        pages.map(({ after }) => after),
        alike,
      ]),
    ).toEqual([
      ['Facts', ['/a'], []],
      ['Site settings', ['/'], ['/c']],
      ['Page', ['/b'], []],
    ])
  })

  it('that no change mentions are listed too', () => {
    expect(sectionsOf({ files: [], everyPage: [] }, [same('/a')])).toEqual([
      { pages: [same('/a')], alike: [] },
    ])
  })

  it('count as heavier only when the growth is noticeable', () => {
    expect([
      hasGrown(10_000, 11_000),
      hasGrown(10_000, 12_000),
      hasGrown(100_000, 103_000),
    ]).toEqual([false, true, false])
  })
})

const hostile =
  '</style></script><script>alert(1)</script><img src=x onerror=alert(1)> \u001b[31m\u202e @owner | `c` [x](https://evil.example)\n# Second'
const review = (more: Partial<Review> = {}): Review => ({
  firm: hostile,
  from: hostile,
  to: hostile,
  changes: { files: [{ ...file('page', `/${hostile}`, ['/a']), name: hostile }], everyPage: [] },
  sections: [
    {
      told: {
        ...file('page', `/${hostile}`, ['/a']),
        name: hostile,
        changes: [told(hostile, [hostile])],
      },
      pages: [{ before: hostile, after: '/a', looks: [] }],
      alike: [hostile],
    },
  ],
  addresses: {
    added: [{ address: hostile, was: hostile }],
    gone: [{ address: hostile }],
    led: [{ address: hostile, to: hostile }],
  },
  came: [
    {
      ...finding(hostile),
      suggestion: hostile,
      file: hostile,
      spots: [{ name: hostile, route: hostile, words: hostile, file: hostile, line: 1 }],
    },
  ],
  went: [{ ...finding(hostile), spots: [] }],
  olderErrors: 0,
  titles: { [hostile]: `Title ${hostile}` },
  heavier: [{ route: hostile, before: 1, after: 9000 }],
  notes: [hostile],
  pages: 1,
  ...more,
})

describe('a review report', () => {
  it('contains no markup of any document', () => {
    const html = reportHtml(review())
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/<img src=x|onerror=alert\(1\)>/)
    expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/) // it loads nothing
    const markdown = summaryMarkdown(review())
    expect(markdown).not.toMatch(/<script|<img|(?<!\\)\]\(|@owner|^# Second/m)
    expect(markdown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
  })

  it('lists pages that look as they did in one line', () => {
    const same = { width: 1280, places: [], more: 0 }
    const told = file('site', undefined, ['*'])
    const section = (pages: readonly string[]) => ({
      told,
      pages: pages.map((route) => ({ before: route, after: route, looks: [same] })),
      alike: ['/c'],
    })
    const one = reportHtml(review({ sections: [section(['/a'])] }))
    expect(one).toContain('Looks as it did, on a desktop and on a phone')
    expect(one).toContain('1 more page has this change and no other<')
    const two = reportHtml(review({ sections: [section(['/a', '/b'])] }))
    expect(two.match(/on a desktop and on a phone/g)).toHaveLength(1)
    expect(two).toContain(
      '<summary>2 pages</summary><ul><li><code>/a</code></li><li><code>/b</code></li></ul>',
    )
  })

  it('counts what follows from a change as part of that change', () => {
    const moved = {
      ...told('The address is another', ['/a']),
      follows: [told('A link follows', ['/b'])],
    }
    const changes = { files: [{ ...file('page', '/a', ['/a']), changes: [moved] }], everyPage: [] }
    expect(headlineOf(review({ changes }))).toBe('1 change on 2 of 2 pages')
  })

  it('lists first what blocks publishing', () => {
    expect(
      glanceAt(review({ notes: ['The engine has changed too.'] })).map(({ is }) => is),
    ).toEqual(['stop', 'stop', 'look', 'look'])
    const fine = review({
      came: [],
      went: [],
      heavier: [],
      notes: [],
      addresses: { added: [], gone: [], led: [] },
    })
    expect(glanceAt(fine)).toEqual([
      { is: 'fine', words: 'The checks find nothing new.', to: undefined },
      { is: 'fine', words: 'All addresses are as they were.', to: undefined },
      { is: 'fine', words: 'No page is noticeably heavier to load.' },
    ])
  })

  it('lists translations that have not followed a change', () => {
    const stale = {
      ...finding('The original has changed.', 'warning'),
      rule: 'stale-translations',
      file: 'pages/hi/about.json',
      spots: [],
    }
    expect(glanceAt(review({ came: [stale, stale] }))).toContainEqual({
      is: 'look',
      words: '1 translation has not followed: pages/hi/about.json.',
      to: 'findings',
    })
    const moved = { ...stale, message: '“A” comes first.', rule: 'translation-order' }
    expect(glanceAt(review({ came: [moved] })).map(({ words }) => words)).toContain(
      '1 translation has not followed: pages/hi/about.json.',
    )
  })

  it('lists a translation that has changed too as unconfirmed, not as outdated', () => {
    const stale = {
      ...finding('The original has changed.', 'warning'),
      rule: 'stale-translations',
      file: 'pages/hi/about.json',
      spots: [],
    }
    const files = [file('page', '/about', ['/about']), file('page', '/hi/about', ['/hi/about'])]
    expect(
      translationsOf('pages/about.json', { languages: ['en', 'hi'], files, came: [stale] })[0]?.is,
    ).toBe('unconfirmed')
    const words = glanceAt(review({ came: [stale], changes: { files, everyPage: [] } })).map(
      (glance) => glance.words,
    )
    expect(words).toContain(
      '1 translation has changed too, and nobody has said yet that all of it is right: pages/hi/about.json.',
    )
    expect(words.join()).not.toContain('not followed')
  })

  it('shows next to a changed original what happened to its translations', () => {
    const original = { ...file('page', '/about', ['/about']), name: 'About us' }
    const other = (route: string) => file('page', route, [route])
    const stale = {
      ...finding('The original has changed.', 'warning'),
      rule: 'stale-translations',
      file: 'pages/ur/about.json',
      spots: [],
    }
    const given = {
      languages: ['en', 'hi', 'ur', 'fr'],
      files: [original, other('/hi/about'), other('/fr/contact')],
      came: [stale],
    }
    const translations = translationsOf('pages/about.json', given)
    expect(translations).toEqual([
      { file: 'pages/hi/about.json', language: 'Hindi', is: 'changed' },
      { file: 'pages/ur/about.json', language: 'Urdu', is: 'stale' },
    ])
    expect(translationsOf('pages/hi/about.json', given)).toEqual([])
    expect(translationsOf('pages/about.json', { ...given, languages: [] })).toEqual([])
    const told = review({ sections: [{ told: original, pages: [], alike: [], translations }] })
    expect(reportHtml(told)).toContain(
      '<li>Hindi has changed too (pages/hi/about.json)</li><li>Urdu has not followed (pages/ur/about.json)</li>',
    )
    expect(summaryMarkdown(told)).toMatch(
      /### In other languages\n+- About us.+Hindi has changed too/,
    )
  })

  it('places the changes of a translation right below its original', () => {
    const files = ['/a', '/about', '/fr/about', '/hi/about', '/hi/only'].map((route) =>
      file('page', route, [route]),
    )
    const planned = files.map((told) => ({ told, pages: [], alike: [] }))
    const inOrder = (languages: readonly string[]) =>
      byOriginals([...planned, { pages: [], alike: [] }], languages).map(({ told }) => told?.route)
    expect(inOrder(['en', 'hi'])).toEqual([
      '/a',
      '/about',
      '/hi/about',
      '/fr/about',
      '/hi/only',
      undefined,
    ])
    expect(inOrder([])).toEqual(['/a', '/about', '/fr/about', '/hi/about', '/hi/only', undefined])
  })

  const calm = review({
    came: [],
    went: [],
    heavier: [],
    notes: [],
    addresses: { added: [], gone: [], led: [] },
  })

  it('says in one line whether a change may be published or needs a person’s answer', () => {
    const question = {
      ...told('', ['/a']),
      message: changeMsg('pictureReplaced', { where: [], before: 'a.png', after: 'b.png' }),
    }
    const asking: Told = {
      ...question,
      lines: [changeMsg('altStays', { alt: 'A bell' })],
    }
    const asked = {
      ...calm,
      sections: [
        { told: { ...file('page', '/a', ['/a']), changes: [asking] }, pages: [], alike: [] },
      ],
    }
    expect(glanceAt(asked)[0]).toEqual({
      is: 'look',
      words:
        'The picture is another one now: “a.png” → “b.png”. In words it is still “A bell”: does that fit?',
      to: 'change-0',
      isQuestion: true,
    })
    expect(reportHtml(asked)).toMatch(
      /<p class="verdict look">[\s\S]*<mark>does that fit\?<\/mark>/,
    )
    const verdicts = [
      calm,
      asked,
      { ...calm, notes: ['There are no pictures.'] },
      { ...calm, olderErrors: 2 },
      review(),
    ].map(verdictOf)
    expect(verdicts).toEqual([
      { is: 'fine', words: 'Nothing holds it back, as far as the checks go.' },
      {
        is: 'look',
        words: 'May go out only if somebody answers yes to what is asked here: no check can tell.',
      },
      { is: 'look', words: 'May go out; look at what is marked here first.' },
      {
        is: 'stop',
        words: 'Must not go out yet: the site can’t be built, see what the checks say.',
      },
      {
        is: 'stop',
        words:
          'Must not go out yet: the site can’t be built, see what the checks say; and an address leads nowhere, see which.',
      },
    ])
  })

  it('names pages by title and each location of a finding by page and words', () => {
    const document = JSON.stringify(
      {
        blocks: [
          { text: 'See [our prices](/gone) first.' },
          { actions: [{ label: 'Book', href: '/gone' }] },
        ],
      },
      null,
      1,
    )
    const lineOf = (words: string) =>
      document.split('\n').findIndex((line) => line.includes(words)) + 1
    const at = (pointer: string, words: string): Finding => {
      const line = lineOf(words)
      const column = (document.split('\n')[line - 1] ?? '').indexOf('/gone') + 1
      return {
        ...finding('There is no page /gone.'),
        file: 'pages/index.json',
        pointer,
        line,
        column,
        length: 5,
      }
    }
    const of = [
      at('/blocks/0/text', 'prices'),
      at('/blocks/1/actions/0/href', 'href'),
      { ...finding(''), file: 'pages/_checks/frame.json' },
    ]
    const together = {
      ...finding('There is no page /gone. The same holds for 2 more places: a and 1 more.'),
      of,
    }
    const found = withSpots(
      together,
      (path) => (path === 'pages/index.json' ? document : undefined),
      { '/': 'Home page: Bells' },
    )
    expect(found.message).toBe('There is no page /gone.')
    expect(found.spots.map(({ name, words }) => [name, words])).toEqual([
      ['Home page: Bells', '“our prices”'],
      ['Home page: Bells', '“Book”'],
      ['Expectations of the site: frame', undefined],
    ])
    const html = reportHtml({
      ...calm,
      came: [found],
      addresses: { added: [], gone: [{ address: '/' }], led: [] },
      titles: { '/': 'Home page: Bells' },
    })
    expect(html).toContain('Home page: Bells <code>/</code>: <bdi>“our prices”</bdi>')
    expect(html).toMatch(
      /Home page: Bells <code>\/<\/code> leads nowhere now\. <p class="do">Lead it on/,
    )
  })

  it('has controls only for the pictures they move and a slider only for overlaid pictures', () => {
    const shown = (height: number) => ({ url: 'data:,', width: 10, height, marks: [] })
    const html = (after: number) => {
      const looks = [{ width: 1280, places: [{ before: shown(20), after: shown(after) }], more: 0 }]
      return reportHtml({
        ...calm,
        sections: [{ pages: [{ before: '/a', after: '/a', looks }], alike: [] }],
      })
    }
    const controls = (text: string) =>
      ['value="slider"', 'type="range"', 'value="marks"'].map((control) =>
        text.split('<body>')[1]?.includes(control),
      )
    expect(controls(html(20))).toEqual([true, true, true])
    expect(html(20)).toContain('max="100" value="100"')
    expect(controls(html(60))).toEqual([false, false, true])
    expect(controls(reportHtml(calm))).toEqual([false, false, false])
  })

  it('has one note for engine changes and one for changes of custom code', () => {
    const notes = notesOf({
      before: { leftOut: [] },
      after: { leftOut: ['pages/a.json'] },
      beside: ['src/a.ts', 'package.json', 'blocks/map/Map.tsx', 'README.md'],
      pictures: 'Install it.',
    })
    expect(notes).toEqual([
      expect.stringMatching(
        /^The engine has changed too \(2 files: src\/a\.ts, package\.json\)\. Both states are drawn by the present one/,
      ),
      expect.stringMatching(
        /^The site’s own parts have changed \(1 file: blocks\/map\/Map\.tsx\): these are programs/,
      ),
      'pages/a.json can’t be drawn as it is now: it does not follow its schema. Its errors are below.',
      'There are no pictures. Install it.',
    ])
  })
})

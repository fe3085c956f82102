import { describe, expect, test } from 'vitest'
import { translationsAt } from '../../../src/authoring/language-server/translationsAt.ts'
import { textsBeside } from '../../../src/authoring/studio/server/views/textsBeside.ts'
import type { Ground, Plan } from '../../../src/content/commands/Ground.ts'
import { move } from '../../../src/content/commands/move.ts'
import { pageTree } from '../../../src/content/commands/pages/pageTree.ts'
import { prepare } from '../../../src/content/commands/prepare.ts'
import { remove } from '../../../src/content/commands/remove.ts'
import { carryRecords, type Hand } from '../../../src/content/commands/translations/carryRecords.ts'
import { newTranslation } from '../../../src/content/commands/translations/newTranslation.ts'
import { sayTranslationsRight } from '../../../src/content/commands/translations/sayTranslationsRight.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Edit } from '../../../src/core/edits/change.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { linesOf } from '../../support/linesOf.ts'
import { lint } from '../../support/lintTexts.ts'
import { today } from '../../support/littleSite.ts'
import { groundOf, texts, valueIn } from '../../support/operated.ts'
import { bindery } from '../../support/sites.ts'
import { toldOf } from '../../support/statesOf.ts'

const sources = readSite(bindery)

const stale = (site: Sources) =>
  lint(standardKit, site, { today })
    .filter(({ rule }) => rule === 'stale-translations')
    .map(({ file, pointer, message }) => `${file}${pointer} ${message}`)

/** The bindery after edits by hand, as a text editor leaves them. */
const byHand = (...edits: readonly Edit[]): Sources =>
  sourcesAfter(sources, apply({ label: '', edits }, readerOf(sources)))

/** The same as somebody does it in the studio; its inverse takes all of it back. */
const written = (site: Sources, hand: Hand, ...edits: readonly Edit[]): Sources => {
  const applied = carryRecords(
    groundOf(site),
    apply({ label: '', edits }, readerOf(site), keyOrderOf(standardKit.choices)),
    hand,
  )
  const after = sourcesAfter(site, applied)
  expect(texts(sourcesAfter(after, apply(applied.inverse, readerOf(after))))).toEqual(texts(site))
  return after
}
const done = (site: Sources, operation: (ground: Ground) => Plan): Sources =>
  sourcesAfter(site, prepare(groundOf(site), operation).applied)

/** Somebody says of all translations of the bindery's first page that they are right. */
const sayAllRight = (site: Sources): Sources =>
  done(site, (ground) => sayTranslationsRight(ground, ['/hi']))

const set = (file: string, pointer: string, value: unknown): Edit => ({
  kind: 'set',
  file,
  pointer,
  value,
})
const heading = (text: string) => set('pages/index.json', '/blocks/0/heading', text)
const inHindi = (text: string) => set('pages/hi/index.json', '/blocks/0/heading', text)
const hindi = 'बिखरी किताबें यहाँ फिर सिल जाती हैं'
const changed = (file: string) =>
  `${file}/blocks/0/heading The original in pages/index.json has changed since this was translated: it said “Books that came apart are sewn here again”, and says “Torn books are sewn here again” now.`

describe('stale-translations in a site with up-to-date translations', () => {
  test('reports nothing', () => {
    expect(stale(sources)).toEqual([])
  })

  test('reports each language whose original has changed', () => {
    expect(stale(byHand(heading('Torn books are sewn here again')))).toEqual([
      changed('pages/hi/index.json'),
      changed('pages/ur/index.json'),
    ])
  })

  test('ignores changes of facts, marks and link addresses', () => {
    const after = byHand(
      set('pages/_facts.json', '/facts/answer.time/value', {
        kind: 'number',
        amount: 9,
        unit: 'working days',
      }),
      set(
        'pages/index.json',
        '/blocks/1/items/0/text',
        '*Sections* are [sewn anew](/repairs); the old cover stays wherever it can.',
      ),
    )
    expect(stale(after)).toEqual([])
  })

  test('reports nothing after a page and its translation record are moved', () => {
    const after = done(sources, (ground) => move(ground, '/repairs', '/mending'))
    expect(Object.keys(valueIn(after, 'pages/_translations/hi.json').pages)).toContain('/mending')
    expect(stale(after)).toEqual([])
  })

  test('reports nothing after a fact is renamed', () => {
    const after = done(sources, (ground) => move(ground, 'fact:answer.time', 'fact:answer.days'))
    expect(JSON.stringify(valueIn(after, 'pages/_translations/hi.json'))).toContain(
      '{{answer.days}}',
    )
    expect(stale(after)).toEqual([])
  })
})

describe('a translation edited in the studio', () => {
  test('counts as up to date from then on', () => {
    const after = written(sources, 'author', inHindi('फटी किताबें यहाँ सिलती हैं'))
    expect(stale(after)).toEqual([])
    expect(Object.values(valueIn(after, 'pages/_translations/hi.json').pages['/'].texts)).toContain(
      'Books that came apart are sewn here again',
    )
    expect(stale(written(after, 'author', heading('Torn books are sewn here again')))).toHaveLength(
      2,
    )
  })

  test('stays stale if its original changed before, until it is confirmed', () => {
    const one = byHand(heading('Torn books are sewn here again'))
    const two = written(one, 'author', inHindi(`${hindi}।`))
    expect(stale(two)).toEqual([changed('pages/hi/index.json'), changed('pages/ur/index.json')])
    expect(stale(done(two, (ground) => sayTranslationsRight(ground, ['/hi'])))).toEqual([
      changed('pages/ur/index.json'),
    ])
  })
})

describe('stale-translations with one translation for two texts of the original', () => {
  const same = sayAllRight(byHand(set('pages/hi/index.json', '/title', hindi)))
  const title = 'Bookbinding and paper repair in Lucknow'
  const sourcesIn = (site: Sources) =>
    Object.values(valueIn(site, 'pages/_translations/hi.json').pages['/'].texts)
  const inHindiOf = (site: Sources) => stale(site).filter((words) => words.startsWith('pages/hi'))

  test('reports the text whose original has changed, even after it was edited, until it is confirmed', () => {
    expect(sourcesIn(same)).toContainEqual(['Books that came apart are sewn here again', title])
    const one = sourcesAfter(
      same,
      apply({ label: '', edits: [heading('Torn books are sewn here again')] }, readerOf(same)),
    )
    expect(inHindiOf(one)).toEqual([changed('pages/hi/index.json')])
    const anew = inHindi('फटी किताबें यहाँ सिलती हैं')
    expect(
      inHindiOf(sourcesAfter(one, apply({ label: '', edits: [anew] }, readerOf(one)))),
    ).toEqual([changed('pages/hi/index.json')])
    const two = written(one, 'author', anew)
    expect(inHindiOf(two)).toEqual([changed('pages/hi/index.json')])
    const three = done(two, (ground) => sayTranslationsRight(ground, ['/hi']))
    expect(inHindiOf(three)).toEqual([])
    expect(sourcesIn(three)).toContain(title)
    expect(sourcesIn(three)).toContain('Torn books are sewn here again')
  })
})

test('stale-translations compares a hand-edited text with its own original after that was moved', () => {
  const cards = valueIn(sources, 'pages/index.json').blocks[1].items
  const anew = byHand(
    set(
      'pages/hi/index.json',
      '/blocks/1/items/2/text',
      'पन्नों पर जापानी काग़ज़ लगाया जाता है; जो न उतर सके, वह नहीं।',
    ),
  )
  expect(stale(anew)).toEqual([])
  const text = `${cards[2].text} Ask us first.`
  const moved = set('pages/index.json', '/blocks/1/items', [
    cards[0],
    { ...cards[2], text },
    cards[1],
  ])
  expect(
    stale(sourcesAfter(anew, apply({ label: '', edits: [moved] }, readerOf(anew)))).filter(
      (words) => words.startsWith('pages/hi'),
    ),
  ).toEqual([
    'pages/hi/index.json/blocks/1/items/2/text The original in pages/index.json has changed since this was translated: it said “… could not be undone.”, and says “… could not be undone. Ask us first.” now.',
  ])
})

describe('npm run translations -- --right', () => {
  test('confirms a single text by file and line', () => {
    const two = byHand(
      heading('Torn books are sewn here again'),
      set('pages/index.json', '/blocks/1/heading', 'What lies here'),
    )
    const line = lint(standardKit, two, { today }).find(
      ({ rule, file }) => rule === 'stale-translations' && file === 'pages/hi/index.json',
    )?.line
    const after = done(two, (ground) =>
      sayTranslationsRight(ground, [`pages/hi/index.json:${line}`]),
    )
    expect(stale(after).filter((words) => words.startsWith('pages/hi'))).toHaveLength(1)
  })

  const hindiPage = 'pages/hi/index.json'
  const ask = /\{\s*"label": "किताब के बारे में पूछें",\s*"dialog": "ask"\s*\}/
  const askedInHindi = (button: string): Sources => ({
    ...sources,
    files: sources.files.map((file) =>
      file.path === hindiPage ? { ...file, text: file.text.replace(ask, button) } : file,
    ),
  })
  const placeOf = (site: Sources, words: string) => {
    const lines = site.files.find(({ path }) => path === hindiPage)?.text.split('\n') ?? []
    const line = lines.findIndex((text) => text.includes(words))
    return { line: line + 1, column: (lines[line]?.indexOf(words) ?? 0) + 1 }
  }
  const recordsOf = (site: Sources): Record<string, string> =>
    valueIn(site, 'pages/_translations/hi.json').pages['/'].texts
  const unlike = (site: Sources) =>
    Object.entries(recordsOf(site)).filter(([sign, words]) => recordsOf(sources)[sign] !== words)

  test('confirms only the open text of a line', () => {
    const site = askedInHindi(
      '{ "label": "किताब के बारे में पूछें", "about": "पुरानी जिल्दें", "dialog": "ask" }',
    )
    const after = done(site, (ground) =>
      sayTranslationsRight(ground, [`${hindiPage}:${placeOf(site, 'पुरानी जिल्दें').line}`], true),
    )
    expect(unlike(after)).toEqual([[expect.any(String), '']])
    expect(stale(after)).toEqual([])
  })

  test('needs a column if a line has several open texts', () => {
    const site = askedInHindi(
      '{ "label": "किताब के बारे में पूछें", "dialog": "ask" }, { "label": "कुछ और", "about": "पुरानी जिल्दें", "dialog": "ask" }',
    )
    const [{ line, column }, other] = [placeOf(site, '"कुछ और"'), placeOf(site, '"पुरानी जिल्दें"')]
    expect(() => sayTranslationsRight(groundOf(site), [`${hindiPage}:${line}`], true)).toThrow(
      `Several texts in line ${line} of ${hindiPage} are to be looked at. Name one by its column: ${hindiPage}:${line}:${column} “कुछ और”, ${hindiPage}:${line}:${other.column} “पुरानी जिल्दें”. Nothing was changed.`,
    )
    const after = done(site, (ground) =>
      sayTranslationsRight(ground, [`${hindiPage}:${line}:${other.column}`], true),
    )
    expect(unlike(after)).toHaveLength(1)
    expect(
      linesOf(sayTranslationsRight(groundOf(after), [`${hindiPage}:${line}:${column}`])),
    ).toContainEqual(expect.stringContaining('“कुछ और”'))
  })

  test('is suggested with the column if a line has several texts', () => {
    const site = askedInHindi(
      '{ "label": "किताब के बारे में पूछें", "about": "पुरानी जिल्दें", "dialog": "ask" }',
    )
    const inEnglish = (text: string) => text.replaceAll('Ask about a book', 'Ask about an old book')
    const changed = {
      ...site,
      files: site.files.map((file) =>
        file.path === 'pages/index.json' ? { ...file, text: inEnglish(file.text) } : file,
      ),
    }
    const { line, column } = placeOf(site, '"किताब के बारे में पूछें"')
    const told = lint(standardKit, changed, { today }).filter(
      ({ rule, file }) => rule === 'stale-translations' && file === hindiPage,
    )
    expect(told.map(({ suggestion }) => suggestion).join()).toContain(
      `npm run translations -- ${hindiPage}:${line}:${column} --right`,
    )
  })

  test('accepts the same translation for two texts of the original', () => {
    const button = (file: string, label: string, href: string): Edit => ({
      kind: 'insert',
      file,
      pointer: '/blocks/0/actions/-',
      values: [{ label, href }],
    })
    const site = byHand(
      button('pages/index.json', 'Look at the tariff', '/repairs'),
      button(hindiPage, 'दरें देखें', '/hi/repairs'),
    )
    expect(stale(site).filter((words) => words.startsWith(hindiPage))).toEqual([
      `${hindiPage}/blocks/0/actions/2/label This text has been written or changed, and nobody has said yet that it is a right translation.`,
    ])
    const after = done(site, (ground) => sayTranslationsRight(ground, ['/hi']))
    expect(unlike(after)).toEqual([[expect.any(String), ['See prices', 'Look at the tariff']]])
    expect(valueIn(after, 'pages/_translations/hi.json').pages['/'].leftOut).toBeUndefined()
    expect(stale(after).filter((words) => words.startsWith(hindiPage))).toEqual([])
  })

  test('records once a translation reused in the studio for a second text', () => {
    const twice = written(sources, 'author', set(hindiPage, '/blocks/0/actions/0/label', 'दरें देखें'))
    const after = done(twice, (ground) => sayTranslationsRight(ground, ['/hi']))
    expect([stale(twice), stale(after)]).toEqual([[], []])
    expect(valueIn(after, 'pages/_translations/hi.json').pages['/'].leftOut).toBeUndefined()
  })

  test('reports texts left out of the translation and texts without an original', () => {
    const site = byHand(
      {
        kind: 'insert',
        file: 'pages/about.json',
        pointer: '/blocks/1/paragraphs/-',
        values: ['Ring the bell twice.'],
      },
      {
        kind: 'insert',
        file: 'pages/hi/about.json',
        pointer: '/blocks/-',
        values: [{ type: 'prose', paragraphs: ['नमस्ते'] }],
      },
    )
    expect(linesOf(sayTranslationsRight(groundOf(site), ['hi']))).toEqual([
      'pages/hi/about.json: 1 text of which nothing was known, now said to be right.',
      '  Of their own, with nothing like them in the original: “नमस्ते”.',
      '  Left out on purpose from now on: “Ring the bell twice.”.',
    ])
  })

  test('explains that a site of one language has no translations', () => {
    const one = byHand({ kind: 'remove', file: 'pages/_site.json', pointer: '/languages' })
    expect(() => sayTranslationsRight(groundOf(one), [])).toThrow(
      'The site has one language: there is nothing translated in it. Nothing was changed.',
    )
  })
})

const paths = (site: Sources, folder: string) =>
  site.files.flatMap(({ path }) => (path.startsWith(folder) ? [path] : []))
const translations = (site: Sources) =>
  lint(standardKit, site, { today }).flatMap(({ rule, severity, file, message }) =>
    severity !== 'note' && rule !== 'placeholder' ? [`${file} ${rule} ${message}`] : [],
  )

describe('a page with translations', () => {
  test('moves in all languages and redirects each old address', () => {
    const after = done(sources, (ground) => move(ground, '/repairs', '/mending'))
    expect(
      ['pages/', 'pages/hi/', 'pages/ur/'].map((folder) => paths(after, `${folder}mending`)),
    ).toEqual([['pages/mending.json'], ['pages/hi/mending.json'], ['pages/ur/mending.json']])
    expect(valueIn(after, 'pages/_site.json').redirects).toEqual([
      { from: '/repairs', to: '/mending' },
      { from: '/hi/repairs', to: '/hi/mending' },
      { from: '/ur/repairs', to: '/ur/mending' },
    ])
    expect(translations(after)).toEqual([])
  })

  test('can’t be moved in one language only', () => {
    expect(() => move(groundOf(sources), '/hi/repairs', '/hi/mending')).toThrow(
      '/hi/repairs is a translation of /repairs and has its name: move /repairs, and all languages of it go along. Nothing was changed.',
    )
  })

  test('is removed in all languages and redirects to the replacement page of each language', () => {
    const after = done(sources, (ground) => remove(ground, '/about', '/contact'))
    expect(paths(after, 'pages/hi/about')).toEqual([])
    expect(valueIn(after, 'pages/_site.json').redirects).toEqual([
      { from: '/about', to: '/contact' },
      { from: '/hi/about', to: '/hi/contact' },
    ])
    expect(Object.keys(valueIn(after, 'pages/_translations/hi.json').pages)).not.toContain('/about')
  })

  test('can be removed in one language only', () => {
    const after = done(sources, (ground) => remove(ground, '/hi/about', undefined))
    expect(paths(after, 'pages/about')).toEqual(['pages/about.json'])
    expect(translations(after).filter((words) => words.includes('about'))).toEqual([])
  })
})

describe('a dialog with translations', () => {
  test('is renamed in all languages together with the buttons and links that open it', () => {
    const after = done(sources, (ground) => move(ground, '/enquire/ask', '/enquire/book'))
    expect(after.files.flatMap(({ path }) => (path.includes('_dialogs/') ? [path] : []))).toEqual([
      'pages/_dialogs/book.json',
      'pages/hi/_dialogs/book.json',
      'pages/ur/_dialogs/book.json',
    ])
    expect(translations(after)).toEqual([])
    expect(
      JSON.stringify(after.files.map(({ path, text }) => (path.includes('_site') ? '' : text))),
    ).not.toMatch(/enquire\/ask|"dialog": "ask"/)
  })
})

describe('a new translation', () => {
  const begun = done(sources, (ground) => newTranslation(ground, '/ur/about'))
  const page = valueIn(begun, 'pages/ur/about.json')

  test('is a draft with each original text marked as TODO and links into its language', () => {
    expect([page.draft, page.$schema, page.title]).toEqual([
      true,
      '../../../../../schema/page.schema.json',
      'TODO: About the workshop',
    ])
    expect(page.blocks[1].paragraphs[1]).toContain('TODO: With her work Suresh Verma')
    expect(page.blocks[1].paragraphs[1]).toContain('(/ur/repairs)')
    expect(translations(begun)).toEqual([])
  })

  test('is reported by the scaffold rule once it isn’t a draft', () => {
    const shown = sourcesAfter(
      begun,
      apply(
        { label: '', edits: [{ kind: 'remove', file: 'pages/ur/about.json', pointer: '/draft' }] },
        readerOf(begun),
      ),
    )
    expect(
      translations(shown).filter((words) => words.startsWith('pages/ur/about.json scaffold')),
    ).not.toEqual([])
  })

  test('counts as up to date where its author has written it', () => {
    const edits = [set('pages/ur/about.json', '/title', 'کارخانے کے بارے میں')]
    const after = written(begun, 'author', ...edits)
    expect(
      Object.values(valueIn(after, 'pages/_translations/ur.json').pages['/about'].texts),
    ).toEqual(['About the workshop'])
  })

  test('can be of a dialog', () => {
    const without = done(sources, (ground) => remove(ground, '/ur/contact', undefined))
    const dialog = sourcesAfter(
      without,
      apply(
        { label: '', edits: [{ kind: 'removeFile', file: 'pages/ur/_dialogs/ask.json' }] },
        readerOf(without),
      ),
    )
    const { blocks, heading } = valueIn(
      done(dialog, (ground) => newTranslation(ground, '/ur/enquire/ask')),
      'pages/ur/_dialogs/ask.json',
    )
    expect(heading).toBe('TODO: Ask about a book')
    expect(blocks[0].fields.map(({ name }: { name: string }) => name)).toContain('phone')
  })

  const withoutFile = (path: string) =>
    sourcesAfter(
      sources,
      apply({ label: '', edits: [{ kind: 'removeFile', file: path }] }, readerOf(sources)),
    )

  test('can be of the 404 page', () => {
    const after = done(withoutFile('pages/ur/_404.json'), (ground) =>
      newTranslation(ground, '/ur/_404'),
    )
    const { draft, title } = valueIn(after, 'pages/ur/_404.json')
    expect([draft, title]).toEqual([true, expect.stringMatching(/^TODO: /)])
    expect(translations(after)).toEqual([])
  })

  test('can be of the site settings, with links into the language', () => {
    const after = done(withoutFile('pages/ur/_site.json'), (ground) =>
      newTranslation(ground, 'pages/ur/_site.json'),
    )
    const { $schema, draft, navigation, units, firm } = valueIn(after, 'pages/ur/_site.json')
    expect([$schema, draft]).toEqual(['../../schema/language.schema.json', undefined])
    expect(navigation[0].label).toMatch(/^TODO: /)
    expect(JSON.stringify(navigation)).toContain('"/ur/')
    expect(Object.entries(units).every(([word, said]) => said === `TODO: ${word}`)).toBe(true)
    expect(firm.name).toBeUndefined()
    expect(translations(after).filter((words) => !words.includes(' scaffold '))).toEqual([])
  })

  test('can’t be created if it already exists', () => {
    expect(() => newTranslation(groundOf(sources), '/ur/_site')).toThrow(
      'pages/ur/_site.json is there already.',
    )
  })

  test('can’t be created without an original', () => {
    expect(() => newTranslation(groundOf(sources), '/ur/prices')).toThrow(
      'There is no /prices to translate: begin it in the main language first. Nothing was changed.',
    )
  })
})

test('the page list groups pages by language and menu and links their translations', () => {
  const groups = pageTree(groundOf(sources).files)
  expect(
    groups.map(({ heading, nodes }) => `${heading}: ${nodes.map(({ route }) => route).join(' ')}`),
  ).toEqual([
    'In the menu: / /repairs /about /contact',
    'In no menu: /terms',
    'हिन्दी: In the menu: /hi /hi/repairs /hi/about /hi/contact',
    'हिन्दी: In no menu: /hi/terms',
    'اردو: In the menu: /ur /ur/repairs /ur/contact',
    'اردو: In no menu: /ur/terms',
  ])
  const about = groups[2]?.nodes.find(({ route }) => route === '/hi/about')
  expect(about?.languages).toEqual([
    { name: 'English', route: '/about', isThere: true },
    { name: 'اردو', route: '/ur/about', isThere: false },
  ])
})

describe('the change report', () => {
  test('lists which translations were confirmed and their original words', () => {
    const one = byHand(heading('Torn books are sewn here again'))
    const two = done(one, (ground) => sayTranslationsRight(ground, ['/hi']))
    expect(toldOf(one, two)).toEqual([
      'Translations: pages/_translations/hi.json',
      '  • The translation of / is said to be right in one text, made of:',
      '      “Torn books are sewn here again”',
    ])
  })

  test('summarises the first translation record of a language in one line', () => {
    const without = byHand({ kind: 'removeFile', file: 'pages/_translations/hi.json' })
    expect(toldOf(without, sources)).toEqual([
      'Translations: pages/_translations/hi.json',
      '  • From now on it is told when the original of a translation changes, on 7 pages',
    ])
  })
})

test('textsBeside pairs each translated text with its original and marks changed words', () => {
  const draft = done(sources, (ground) => newTranslation(ground, '/ur/about'))
  const begun = textsBeside(groundOf(draft), 'pages/ur/about.json')
  expect(begun.file).toBe('pages/about.json')
  expect(begun.texts.length).toBeGreaterThan(5)
  const changed = textsBeside(
    groundOf(byHand(heading('Torn books are sewn here again'))),
    'pages/ur/index.json',
  )
  expect(changed.texts.find(({ pointer }) => pointer === '/blocks/0/heading')?.original).toEqual([
    { as: 'gone', text: 'Books that came apart ' },
    { as: 'new', text: 'Torn books ' },
    { as: 'same', text: 'are sewn here again' },
  ])
  expect(() => textsBeside(groundOf(sources), 'pages/about.json')).toThrow('This is no translation')
})

test('translationsAt finds the same text in the other languages for the editor', () => {
  const ground = groundOf(sources)
  const at = (path: string, words: string) => {
    const file = ground.files.find((one) => one.path === path)
    const line = file?.text.split('\n').findIndex((one) => one.includes(words)) ?? -1
    return (
      file &&
      translationsAt(ground, file, {
        line,
        character: file.text.split('\n')[line]?.indexOf(words) ?? 0,
      })?.others
    )
  }
  const told = (others: ReturnType<typeof at>) =>
    others?.map(({ file, language, words }) => [file, language, words])
  expect(told(at('pages/ur/index.json', 'بکھری ہوئی'))).toEqual([
    ['pages/index.json', 'English', 'Books that came apart are sewn here again'],
  ])
  expect(
    told(at('pages/index.json', 'Books that came apart'))?.map(([file, language]) => [
      file,
      language,
    ]),
  ).toEqual([
    ['pages/hi/index.json', 'हिन्दी'],
    ['pages/ur/index.json', 'اردو'],
  ])
  expect(at('pages/index.json', '"type": "hero"')).toBeUndefined()
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const heading = /^(#{2,3}) (.+)$/gm

/** The sections in which `docs/authoring.md` tells authors what to do in the studio: all before the command line. */
const sectionsOf = (text: string): string[] => {
  const studio = text.slice(0, text.indexOf('## The second door'))
  return [...studio.matchAll(heading)].map(([, , title = '']) => title)
}

/** The browser test, by its file and by how it begins, in which a person does what a section tells; several where it tells several things. */
const tests: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'The studio: `npm run dev`': [
    ['studio/made', 'with mouse and keyboard is identical to the handwritten document'],
  ],
  'On a phone, or with others': [
    ['studio/phone', 'an author corrects a text and views pages as of another day'],
    ['studio/attacks', 'a web page elsewhere can’t read, write or frame either origin'],
  ],
  'Nothing is lost': [
    [
      'studio/nothingLost',
      'text typed without a server survives a reload and is saved once the server returns',
    ],
    [
      'studio/nothingLost',
      'a text that a text editor also changed is shown in both versions to choose from',
    ],
    [
      'studio/together',
      'each undo their own change and refuse to undo words that were changed since',
    ],
  ],
  'Texts, blocks and buttons': [
    ['studio/keyboard', 'shows a visible focus at every step and announces each change'],
    ['studio/pasted', 'with an HTML table becomes a table block that spreadsheet rows can fill'],
    [
      'studio/blocks',
      'adds a block by an everyday word, then moves, hides, duplicates, converts, copies and removes it',
    ],
  ],
  'Questions, cards, rows: any list': [
    ['studio/entries', 'is moved, duplicated and removed with the toolbar above the page'],
    ['studio/panel', 'adds, moves, duplicates and removes list entries and undoes all of it'],
  ],
  'Links, buttons and pictures': [
    ['studio/mouse', 'is set to another page’s anchor by mouse and changed by keyboard'],
    ['studio/lists', 'presets a form’s answers and links a button to a new or existing page'],
    ['studio/pictures', 'that is dropped is turned upright, scaled down and described in words'],
  ],
  'Long lists, hours, days': [
    ['studio/lists', 'stores each group in its card’s line and the filter in one line'],
    [
      'studio/site',
      'edits the theme, opening hours and redirects and changes only the affected lines',
    ],
    [
      'studio/site',
      'edits the announcement, interface words, form services and other hours, each in its own line',
    ],
  ],
  Pages: [
    ['studio/pages', 'creates a page from a template and as a copy, then removes both'],
    [
      'studio/pages',
      'lists what a copied page keeps of its original until it is rewritten or confirmed',
    ],
    ['studio/pages', 'previews moving a page, moves it and reverts only that change'],
  ],
  'Fees & figures': [
    ['studio/figures', 'previews a fact’s new value on each page and saves only that change'],
    ['studio/figures', 'turns a figure typed on pages into a fact, then renames and removes it'],
    ['studio/figures', 'offers a fee typed on two pages as one fact and replaces both'],
    ['studio/together', 'is changed in all of them on request when it is typed over'],
  ],
  'Search, and other words': [['studio/words', 'replaces words only in the chosen places']],
  Findings: [
    ['studio/words', 'lists a new problem, links to its location and applies lint’s suggestion'],
  ],
  'Changes and history': [
    ['studio/pages', 'previews moving a page, moves it and reverts only that change'],
    ['studio/publish', 'shows a page’s history across its renames and restores an older version'],
  ],
  Publish: [
    ['studio/publish', 'publishes a fee under the name entered once and reverts it from History'],
    [
      'studio/publish',
      'sends changes for review on their own branch and publishes them on request',
    ],
  ],
  'The whole site': [
    ['studio/site', 'edits a menu’s label and order and changes only the affected lines'],
    [
      'studio/site',
      'edits the theme, opening hours and redirects and changes only the affected lines',
    ],
  ],
  'Forms: nothing that is sent is lost': [
    ['studio/site', 'adds fields to a form at the end, after a chosen field and by duplication'],
    ['studio/site', 'renames a form’s field and keeps its former name for enquiries under way'],
  ],
  'By keys, by ear, on a phone': [
    ['studio/entries', 'is moved by keyboard from within its text and keeps the caret'],
    ['studio/allViews', 'every view has a heading and every control in it an accessible name'],
  ],
  'Beside a text editor': [
    [
      'studio/nothingLost',
      'a text that a text editor also changed is shown in both versions to choose from',
    ],
  ],
  'Several languages': [
    [
      'studio/translations',
      'starts a translation as a draft of its original with every text to be translated',
    ],
    [
      'studio/translations',
      'shows a translation next to its original with what changed and confirms it by keyboard',
    ],
  ],
  Help: [
    ['studio/help', 'the help view finds topics by everyday words and links to the right view'],
  ],
  Gallery: [['gallery', 'finds a block by an everyday word and says when none matches']],
  Checker: [['checker', 'reports the same findings as the command line for every known mistake']],
  'Keep a block, and show it to nobody': [
    [
      'studio/blocks',
      'adds a block by an everyday word, then moves, hides, duplicates, converts, copies and removes it',
    ],
  ],
  'Dates that act': [
    [
      'studio/publish',
      'schedules a fact, a block and a page by day, previews any day and lists them',
    ],
  ],
  Checks: [
    [
      'studio/help',
      'the content checks view edits expectations and reports whether pages meet them',
    ],
  ],
}

const authoring = readFileSync('docs/authoring.md', 'utf8')
const read = (name: string): string => readFileSync(join('e2e/authoring', `${name}.e2e.ts`), 'utf8')

/** Which of the sections no test is named for, and which of the names lead to none. */
const faults = (sections: readonly string[], named: typeof tests): string[] => [
  ...sections
    .filter((section) => !named[section]?.length)
    .map((section) => `nobody does “${section}” in a test`),
  ...Object.keys(named).flatMap((section) =>
    sections.includes(section) ? [] : [`docs/authoring.md has no “${section}”`],
  ),
  ...Object.values(named).flatMap((all) =>
    all.flatMap(([file, title]) =>
      read(file)
        .replace(/\bit\(\s+/g, 'it(')
        .includes(`it('${title}`) && title !== ''
        ? []
        : [`${file} has no test “${title} …”`],
    ),
  ),
]

it('every studio section of docs/authoring.md has a browser test', () => {
  const sections = sectionsOf(authoring)
  expect(sections.length).toBeGreaterThan(20)
  expect(faults(sections, tests)).toEqual([])
})

it('the check reports sections without a test, unknown sections and missing tests', () => {
  expect(faults(['Bells'], { Whistles: [['studio/texts', 'rings']] })).toEqual([
    'nobody does “Bells” in a test',
    'docs/authoring.md has no “Whistles”',
    'studio/texts has no test “rings …”',
  ])
})

/** What a button is called for those who hear it, where that says more than the words on it. */
const heardAs: Readonly<Record<string, string>> = {
  'Take back all of this': 'Take back all of “',
  'Bring back the whole page as published then': 'Bring back all that ',
  'Make it one figure': 'Make $85 one figure',
}

/** What stands in the documentation as it stands on a button, in a menu or over a view, and what is only an example of what a view says. */
const onlySaid: ReadonlySet<string> = new Set([
  'Question 3 of 9',
  'From 2027-04-01 on: /offer is no longer shown: its last day is 2027-03-31.',
  'Not written here', // a heading; what stands below it is tried on the server's side, in tests/site/git
  'Every kind of block', // a link to the gallery, which e2e/authoring/gallery.e2e.ts opens by its address
])

it('every studio button and view in docs/authoring.md appears in a browser test', () => {
  const studio = authoring.slice(0, authoring.indexOf('## The second door'))
  const names = [...studio.matchAll(/(?<![*\w])\*([A-Z][^*\n]+)\*(?!\*)/g)].map(([, name = '']) =>
    name.replace(/ …$/, ''),
  )
  const all = readdirSync('e2e/authoring', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => readFileSync(join('e2e/authoring', name), 'utf8'))
    .join('\n')
  // as a name begins in code: behind a quotation mark, or at the beginning of a pattern or of one of its choices
  const isNamed = (name: string) =>
    ["'", '"', '`', '/', '^', '(', '|', '>'].some((mark) => all.includes(mark + name))
  expect(names.length).toBeGreaterThan(40)
  expect(
    [...new Set(names)].filter((name) => !onlySaid.has(name) && !isNamed(heardAs[name] ?? name)),
  ).toEqual([])
})

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
    ['studio/made', 'by mouse and keyboard is the one that somebody writes by hand'],
  ],
  'On a phone, or with others': [
    ['studio/phone', 'a text is corrected, pages are looked at'],
    ['studio/attacks', 'a web page elsewhere reads nothing'],
  ],
  'Nothing is lost': [
    ['studio/nothingLost', 'while the server is away'],
    ['studio/nothingLost', 'where a text editor writes at the same time'],
    ['studio/together', 'each take back what they did'],
  ],
  'Texts, blocks and buttons': [
    ['studio/keyboard', 'has a visible focus at every step'],
    ['studio/pasted', 'from a page or a document as a table becomes one'],
    ['studio/blocks', 'adds one by what people call it'],
  ],
  'Questions, cards, rows: any list': [
    ['studio/entries', 'is what the bar above the page names and moves'],
    ['studio/panel', 'adds, moves by keys, duplicates and removes entries'],
  ],
  'Links, buttons and pictures': [
    ['studio/mouse', 'to a place of another page is chosen by the mouse'],
    ['studio/lists', 'finds pages by title, dialogs by name'],
    ['studio/pictures', 'that is dropped is turned upright'],
  ],
  'Long lists, hours, days': [
    ['studio/lists', 'gets its groups card by card'],
    ['studio/site', 'sets the look, the hours and where old addresses lead'],
    ['studio/site', 'writes an announcement, the site’s words'],
  ],
  Pages: [
    ['studio/pages', 'makes a page from a template and one like another'],
    ['studio/pages', 'shows what the buttons of a copy fill in'],
    ['studio/pages', 'says what a move does'],
  ],
  'Fees & figures': [
    ['studio/figures', 'shows what a figure does to each page'],
    ['studio/figures', 'makes a figure that pages say a fact'],
    ['studio/figures', 'offers a fee that two pages type'],
    ['studio/together', 'is asked about where it is typed over'],
  ],
  'Search, and other words': [['studio/words', 'replaces words in the places that are chosen']],
  Findings: [['studio/words', 'lists what is amiss, leads to the place']],
  'Changes and history': [
    ['studio/pages', 'says what a move does, does it, and takes one of several changes back alone'],
    ['studio/publish', 'shows the history of a page through its names'],
  ],
  Publish: [
    ['studio/publish', 'publishes a fee under the name'],
    ['studio/publish', 'sends changes for review'],
  ],
  'The whole site': [
    ['studio/site', 'changes menus and words of the site'],
    ['studio/site', 'sets the look, the hours'],
  ],
  'Forms: nothing that is sent is lost': [
    ['studio/site', 'asks a further thing in a form'],
    ['studio/site', 'gives a field of a form another name'],
  ],
  'By keys, by ear, on a phone': [
    ['studio/entries', 'is moved by keys from its own words'],
    ['studio/allViews', 'every view has its heading'],
  ],
  'Beside a text editor': [['studio/nothingLost', 'where a text editor writes at the same time']],
  'Several languages': [
    ['studio/translations', 'begins a translation that has all of the original'],
    ['studio/translations', 'shows a translation beside its original'],
  ],
  Help: [['studio/help', 'helps by the words of who asks']],
  Gallery: [['gallery', 'finds blocks by what people call them']],
  Checker: [['checker', 'finds what the command line finds, mistake by mistake']],
  'Keep a block, and show it to nobody': [
    ['studio/blocks', 'adds one by what people call it, moves, hides'],
  ],
  'Dates that act': [['studio/publish', 'lets a figure, a block and a page change on their days']],
  Checks: [['studio/help', 'writes what pages must say']],
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
      read(file).includes(`it('${title}`) && title !== ''
        ? []
        : [`${file} has no test “${title} …”`],
    ),
  ),
]

it('each thing that docs/authoring.md tells authors to do in the studio is done in a browser test', () => {
  const sections = sectionsOf(authoring)
  expect(sections.length).toBeGreaterThan(20)
  expect(faults(sections, tests)).toEqual([])
})

it('a section without a test, a test without a section and a name that leads nowhere are told', () => {
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

it('each button and view that docs/authoring.md names in the studio is named in a browser test', () => {
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

import { dryRun, root } from './shared.mjs'

/** What is done to what, by the word for it: the help says it, and a test compares it with `src/content/commands/edit.ts`. */
export const operations = /** @type {const} */ ({
  look: 'look WHERE: what stands on a page, in a block or a list, and how each thing is named here',
  insert:
    'insert [KIND] ["Title: words" …]: a new block (KIND), question, row, card, link …, with --after, --before or --into',
  copy: 'copy WHAT: duplicates it behind itself, or --after, --before, --into elsewhere; copy /page /new-page begins a page as a copy',
  move: 'move WHAT NUMBER: to that place in its list; or --before or --after another thing, or --into PAGE: what points at it is carried along',
  hide: 'hide BLOCK: it stays in the file and is shown to nobody',
  show: 'show BLOCK: it is shown again',
  remove: 'remove WHAT: says what still points at it, or lets that lead --to elsewhere',
  turn: 'turn BLOCK KIND: the same words as another kind of block; says what is lost',
  fact: 'fact "£45" repair.fee --label "…" --source "…": the figure becomes a fact, in the --hits that you choose',
  'write-out':
    'write-out repair.fee: pages --in which it is shown say the figure in plain words instead',
  replace:
    'replace "old words" "new words": in the --hits that you choose; of /assets/old.png by /assets/new.png, wherever it is shown',
})

const text = (/** @type {string} */ value, /** @type {string} */ help) =>
  /** @type {const} */ ({ type: 'string', value, help })

/** What `npm run edit` takes. */
export const usage = /** @type {const} */ ({
  command: 'edit',
  does: `Changes what stands on pages: blocks, and the entries of any list in them. Says first what it does.\n\n${Object.values(
    operations,
  )
    .map((line) => `  ${line}\n`)
    .join(
      '',
    )}\nThings are named by page, block and number: /repairs#fees is a block by its place, /repairs#3 the third, "/repairs#What we repair" one by its heading,\n/repairs#fees/2 the second entry of it, /repairs#fees/rows/2 of its list of that title, settings/navigation/2 one of the menu.`,
  takes: { name: 'OPERATION …', help: 'one of these, and what it is done to', min: 1 },
  options: {
    after: text('WHAT', 'behind this'),
    before: text('WHAT', 'before this'),
    into: text('WHERE', 'at the end of this page or list'),
    to: text('WHERE', 'what led to what is removed leads here: /page or #place'),
    in: text('WHERE', 'only on this page, or below a folder: /services/*'),
    hits: text(
      'NUMBERS',
      'which of the places found: all, or such as 1,3-5; left out, they are only shown',
    ),
    alike: {
      type: 'boolean',
      help: 'replace: also where capitals, dashes or quotation marks are others; the new words take on the capitals that stand there, unless theirs are others than those of the old',
    },
    title: text('WORDS', 'the title of the new page'),
    alt: text('WORDS', 'what the new picture shows, in words'),
    label: text('WORDS', 'of a fact: what it is'),
    source: text('WORDS', 'of a fact: where it comes from'),
    'as-of': text(
      'DATE',
      'of a fact: the day for which it was stated, such as 2026-04-01; usually today',
    ),
    'review-by': text('DATE', 'of a fact: the day by which somebody should check it again'),
    'dry-run': dryRun,
    root,
  },
  exits: { 0: 'done', 1: 'nothing was changed', 2: 'it was asked for something that there is not' },
})

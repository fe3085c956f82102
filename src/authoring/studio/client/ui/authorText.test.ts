import { expect, it } from 'vitest'
import { littleSite, today } from '../../../../../tests/support/littleSite.ts'
import { cases } from '../../../../../tests/support/ruleCases.ts'
import { wholeMessage } from '../../../../content/lint/findings/wholeMessage.ts'
import { lint } from '../../../../content/lint/lint.ts'
import { type Message, msg } from '../../../../content/lint/messages/msg.ts'
import { standardKit } from '../../../../kits/standard/kit.ts'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import { authorText } from './authorText.ts'

const documents = [
  { path: 'pages/services/repair.json', title: 'Repairs' },
  { path: 'pages/about.json', title: 'About us' },
]
const text = authorText({
  kit: {
    blocks: {
      ...standardSchemaKit.blocks,
      hire: { schema: { properties: { deposit: { type: 'number', title: 'Deposit' } } } },
    },
  },
  documents,
  labelOf: (name) => (name === 'repair.fee' ? 'Fee of a repair' : undefined),
})
const repairs = 'pages/services/repair.json'
const copied = msg('copyOfDocument', { original: repairs })

it.each<readonly [string, Message, string | RegExp]>([
  [
    'a copy, and no lines of the file',
    msg('withPlaces', {
      first: copied,
      file: 'pages/about.json',
      places: [3, 14].map((line) => ({ file: 'pages/about.json', line })),
    }),
    'This page says the same as “Repairs” in several places.',
  ],
  [
    'the other places of a mistake by the titles of their pages',
    msg('alsoElsewhere', {
      first: msg('noPage', { path: '/aflot' }),
      file: 'pages/index.json',
      places: [
        { file: repairs, line: 4 },
        { file: 'pages/about.json', line: 8 },
      ],
    }),
    'There is no page /aflot. The same holds for 2 more places: “Repairs” and “About us”.',
  ],
  ['a copy that is not finished', msg('finishOrDropCopy'), /make it a draft/],
  [
    'a button that leads nowhere',
    msg('addHrefOrDialog'),
    'Say where this button leads: to a page (Link), or to a form that it opens (Form).',
  ],
  [
    'a button that is not written yet',
    msg('buttonLeadsNowhere', { label: 'TODO: Button’s label' }),
    'This button leads nowhere yet.',
  ],
  [
    'a figure that is not chosen yet',
    msg('noFactToDifferFrom', { name: 'TODO: Figure' }),
    'It is not said yet from which figure this one differs.',
  ],
  [
    'a picture that nothing uses',
    msg('removeOrUseAsset', { address: '/assets/oven.svg' }),
    'It may stay: choose it wherever a picture is asked for. Or remove it; Undo brings it back.',
  ],
  [
    'a file that nothing uses',
    msg('removeOrUseAsset', { address: '/assets/prices.pdf' }),
    'It may stay: let a link lead to it. Or remove it; Undo brings it back.',
  ],
  [
    'a text that is missing',
    msg('writeExpected', { expected: { kind: 'text', example: undefined } }),
    'Write something there, or remove it.',
  ],
  [
    'a property by the title of its field',
    msg('missingKey', { name: { key: 'href' }, key: 'label' }),
    /^“Link” has no “.+”\.$/,
  ],
  [
    'a property of a block of the site by its title',
    msg('unknownKey', { name: { document: 'page' }, key: 'deposit' }),
    'The page knows no “Deposit”.',
  ],
  [
    'what is typed at a terminal as nothing',
    msg('translateAndConfirm', { at: `${repairs}:9` }),
    'Translate what has changed, then say that it is right.',
  ],
  [
    'a language by its name',
    msg('announcementNotTranslated', { tag: 'hi', isShown: false }),
    'The announcement is not written in Hindi: visitors of its pages do not see it.',
  ],
  [
    'days as they are written',
    msg('pageNotShownYet', { path: '/fees', from: '2027-04-01' }),
    '/fees is not shown before 1 Apr 2027.',
  ],
  [
    'a fact by its label',
    msg('factTypedInTranslation', { figure: '£45', name: 'repair.fee' }),
    '"£45" is the figure “Fee of a repair” in the original.',
  ],
  [
    'a reference to a fact as the figure that is put in',
    msg('writeThis', { value: '{{repair.fee | words}}' }),
    'Put in the figure “Fee of a repair”',
  ],
  ['an id without its lines', msg('idTwice', { id: 'people', firstLine: 17, line: 21 }), /page\.$/],
  [
    'words that a block brings for authors',
    msg('ownRule', { words: 'Write "groups".', authors: 'Open each card.' }),
    'Open each card.',
  ],
  [
    'words of a rule of the site with titles',
    msg('ownRule', { words: `The "href" of ${repairs}:3 shouts.` }),
    'The “Link” of “Repairs” shouts.',
  ],
])('authorText describes to authors %s', (_, message, words) => {
  if (typeof words === 'string') expect(text(message)).toBe(words)
  else expect(text(message)).toMatch(words)
})

/** What names a file, a line, a property with its value or what is typed at a terminal. */
const ofProgrammers = /npm run|npx|pages\/\S|"[A-Za-z$]+": ["[{]|here by itself/

it.each(cases.map(({ file, what, edits }) => [file, what, edits] as const))(
  'shows authors no file names, property names or commands: %s %s',
  (_rule, _what, edits) => {
    const said = lint(standardKit, littleSite(edits), { today })
      .flatMap((finding) => [
        wholeMessage(finding),
        ...(finding.advice ? [finding.advice] : []),
        ...(finding.answers ?? []).map(({ does }) => does),
      ])
      .filter(({ code }) => code !== 'ownRule')
    for (const message of said) expect(text(message)).not.toMatch(ofProgrammers)
  },
)

import type { ChangeMessage } from './changeMessages.ts'
import type { Subject, Thing } from './things.ts'
import type { Address, Value } from './values.ts'
import { authorNaming, type Naming } from './Words.ts'

type Message = { readonly code: string; readonly data?: unknown }
type DataOf<M extends Message, C extends M['code']> = Extract<M, { readonly code: C }>['data']

/** The data of a message, its text, and the naming if it isn't the developers'. */
type Row<Data> = readonly [data: Data, text: string, naming?: Naming]
type Rows<Data> = readonly [Row<Data>, ...Row<Data>[]]
/** Rows for each code of a catalogue. A code without a row doesn't compile. */
type Table<M extends Message> = { readonly [C in M['code']]: Rows<DataOf<M, C>> }

const home: Address = { address: '/', title: 'Home' }
const repairs: Address = { address: '/repairs', title: 'Repairs' }
const fees: Address = { address: '/fees', title: 'Fees' }
const booking: Address = { address: '/enquire/booking', title: 'Book a lift' }
const leaflet: Address = { address: '/assets/fees-2026.pdf' }

const feesBlock: Thing = { code: 'block', data: { name: 'Fees' } }
const liftsBlock: Thing = { code: 'block', data: { name: 'Our lifts' } }
const stepsBlock: Thing = { code: 'block', data: { name: 'How a repair goes' } }
const questionsBlock: Thing = { code: 'block', data: { name: 'Questions about lifts' } }
const dialogFields: Thing = { code: 'part', data: { title: 'Fields' } }
const whoPays: Thing = { code: 'entry', data: { title: 'Question', name: 'Who pays?', number: 1 } }

const bookButton: Subject = { code: 'entry', data: { title: 'Button', name: 'Book a lift' } }
const titleProperty: Subject = { code: 'property', data: { what: { title: 'Title' }, where: [] } }
const textOfFees: Subject = {
  code: 'property',
  data: { what: { title: 'Text' }, where: [feesBlock] },
}
const answerOnPaying: Subject = {
  code: 'property',
  data: { what: { title: 'Answer' }, where: [whoPays, questionsBlock] },
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** What has changed, in the words of the command line unless a row has a naming. */
export const changeRows: Table<ChangeMessage> = {
  entryAdded: [
    [
      {
        entry: { code: 'block', data: { name: 'Winter storage' } },
        kind: { title: 'Price list' },
        where: [],
        position: 'beginning',
      },
      'Block “Winter storage” (price list) added at the beginning',
    ],
    [
      {
        entry: { code: 'field', data: { name: 'Length of the boat' } },
        kind: { title: 'Number', isRequired: true },
        where: [dialogFields],
        position: { after: 'Name of the boat' },
      },
      'Field “Length of the boat” (number), to be filled in, added to the fields after “Name of the boat”',
    ],
    [
      {
        entry: { code: 'field', data: { name: 'Draught' } },
        kind: { title: 'Number', isRequired: false },
        where: [dialogFields],
        position: 'end',
      },
      'Field “Draught” (number), not required, added to the fields at the end',
    ],
    [
      {
        entry: { code: 'block', data: { name: 'Tide times' } },
        kind: { title: undefined },
        where: [],
      },
      'Block “Tide times” (unknown) added',
    ],
    [
      {
        entry: { code: 'entry', data: { title: 'Question', name: 'Who pays?', number: 3 } },
        where: [questionsBlock],
        position: { number: 3 },
      },
      'Question “Who pays?” added to “Questions about lifts” at place 3',
    ],
  ],
  entryRemoved: [
    [
      {
        entry: { code: 'entry', data: { title: 'Card', name: 'Mast repair', number: 4 } },
        where: [{ code: 'numberedBlock', data: { title: 'Cards', number: 2 } }],
      },
      'Card “Mast repair” removed from block 2 (cards)',
    ],
    [
      {
        entry: { code: 'block', data: { name: 'Crane hire' } },
        kind: { title: 'Table' },
        where: [],
      },
      'Block “Crane hire” (table) removed',
    ],
  ],
  valueAdded: [
    [
      {
        entry: { code: 'entry', data: { title: 'Paragraph' } },
        where: [feesBlock],
        position: 'end',
      },
      'Paragraph added to “Fees” at the end:',
    ],
    [
      {
        entry: { code: 'entry', data: { title: 'Note' } },
        where: [
          { code: 'entry', data: { title: 'Price', name: 'Lift out' } },
          { code: 'onlyBlock', data: { title: 'Price list' } },
        ],
        values: [
          {
            code: 'value',
            data: { value: { code: 'text', data: { text: 'Up to 8 m' } }, as: 'is' },
          },
        ],
      },
      'Note added to the price “Lift out” in the price list: “Up to 8 m”',
    ],
    [
      {
        entry: { code: 'entry', data: { title: 'Groups' } },
        where: [],
        values: [
          { code: 'value', data: { value: { code: 'text', data: { text: 'Sail' } }, as: 'is' } },
          { code: 'value', data: { value: { code: 'text', data: { text: 'Motor' } }, as: 'is' } },
        ],
      },
      'Groups added: “Sail”, “Motor”',
    ],
  ],
  valueRemoved: [
    [
      { entry: { code: 'entry', data: { title: 'Paragraph' } }, where: [feesBlock] },
      'Paragraph removed from “Fees”:',
    ],
    [
      {
        entry: { code: 'key', data: { title: 'Fact', key: 'lift.fee' } },
        where: [],
        values: [
          { code: 'value', data: { value: { code: 'plain', data: { text: '140' } }, as: 'was' } },
        ],
      },
      'Fact “lift.fee” removed: 140',
    ],
  ],
  entryMoved: [
    [
      {
        entry: { code: 'block', data: { name: 'Our lifts' } },
        where: [],
        position: 'beginning',
      },
      'Block “Our lifts” moved to the beginning',
    ],
    [
      {
        entry: { code: 'entry', data: { title: 'Step', name: 'Book the crane' } },
        where: [stepsBlock],
        position: { after: 'Send us photos' },
      },
      'Step “Book the crane” in “How a repair goes” moved after “Send us photos”',
    ],
    [
      {
        entry: {
          code: 'thing',
          data: { thing: { code: 'numberedBlock', data: { title: 'Picture', number: 3 } } },
        },
        where: [],
        position: { number: 3 },
      },
      'Block 3 (picture) moved at place 3',
    ],
    [
      { entry: { code: 'entry', data: { title: 'Row', number: 2 } }, where: [feesBlock] },
      'Row 2 in “Fees” moved',
    ],
  ],
  entryReordered: [
    [
      {
        entry: { code: 'entry', data: { title: 'Question', name: 'Who pays?' } },
        where: [questionsBlock],
        from: 1,
        to: 3,
        isUnchanged: true,
      },
      'Question “Who pays?” in “Questions about lifts” moved from 1st to 3rd, words unchanged',
    ],
    [
      {
        entry: { code: 'block', data: { name: 'Our lifts' } },
        where: [],
        from: 22,
        to: 11,
        isUnchanged: false,
      },
      'Block “Our lifts” moved from 22nd to 11th',
    ],
  ],
  entriesAdded: [
    [{ number: 3, list: 'Questions', where: [] }, '3 questions added:'],
    [{ number: 2, list: 'Rows', where: [feesBlock] }, '2 rows added in “Fees”:'],
  ],
  entriesRemoved: [
    [{ number: 3, list: 'Questions', where: [] }, '3 questions removed:'],
    [{ number: 2, list: 'Rows', where: [feesBlock] }, '2 rows removed in “Fees”:'],
  ],
  orderChanged: [
    [{ list: 'Blocks', where: [] }, 'The order of the blocks has changed; it is now:'],
    [
      { list: 'Steps', where: [stepsBlock] },
      'The order of the steps in “How a repair goes” has changed; it is now:',
    ],
  ],
  entryInOrder: [
    [{ number: 2, name: 'Lift out' }, '2. “Lift out”'],
    [{ number: 1, name: '2026-12-24' }, '1. “24 Dec 2026”'],
  ],
  valueInOrder: [[{ number: 1, text: '140' }, '1. 140']],

  blockHidden: [
    [{ thing: feesBlock }, '“Fees” is hidden now: it is kept, and shown to nobody'],
    [
      { thing: { code: 'onlyBlock', data: { title: 'Table' } } },
      'The table is hidden now: it is kept, and shown to nobody',
    ],
  ],
  blockShown: [
    [
      { thing: { code: 'numberedBlock', data: { number: 2 } } },
      'Block 2 is shown again: it was hidden',
    ],
  ],
  draftMade: [[undefined, 'It becomes a draft: visitors no longer find it']],
  draftEnded: [[undefined, 'It is no draft any more: visitors find it']],
  hiddenFromSearch: [[undefined, 'Search engines are asked not to list it now']],
  shownToSearch: [[undefined, 'Search engines may list it now']],
  fieldRequired: [
    [{ name: 'Phone', where: [] }, 'Field “Phone” has to be filled in now'],
    [
      { name: 'Phone', where: [dialogFields] },
      'Field “Phone” in the fields has to be filled in now',
    ],
  ],
  fieldOptional: [
    [{ name: 'Phone', where: [] }, 'Field “Phone” may be left empty now'],
    [{ name: 'Phone', where: [dialogFields] }, 'Field “Phone” in the fields may be left empty now'],
  ],

  kindChanged: [
    [
      {
        thing: { code: 'field', data: { name: 'Length of the boat' } },
        before: 'Line of text',
        after: 'Number',
      },
      'Kind of the field “Length of the boat”: “Line of text” → “Number”',
    ],
  ],
  valueChanged: [
    [
      {
        subject: { code: 'property', data: { what: { title: 'Numbered' }, where: [stepsBlock] } },
        before: { code: 'no' },
        after: { code: 'yes' },
      },
      'Numbered of “How a repair goes”: no → yes',
    ],
  ],
  valueRewritten: [
    [
      {
        subject: {
          code: 'property',
          data: {
            what: { title: 'Days' },
            where: [{ code: 'entry', data: { title: 'Hours', number: 1 } }],
          },
        },
        value: {
          code: 'choices',
          data: { all: week, chosen: ['wednesday', 'tuesday', 'monday'] },
        },
      },
      'Days of hours 1 reads the same, written in another way: Monday–Wednesday',
    ],
  ],
  textChanged: [
    [
      {
        subject: titleProperty,
        before: [
          { as: 'same', text: 'Lifts from ' },
          { as: 'gone', text: '£140' },
        ],
        after: [
          { as: 'same', text: 'Lifts from ' },
          { as: 'new', text: '£155' },
        ],
      },
      'Title: “Lifts from £140” → “Lifts from £155”',
    ],
  ],
  textReworded: [
    [
      { subject: textOfFees, words: { before: 12, after: 12, same: 12 } },
      'Text of “Fees”, in other signs or spaces:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 41, same: 38 } },
      'Text of “Fees”, changed in a few words:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 40, same: 30 } },
      'Text of “Fees”, reworded:',
    ],
    [{ subject: textOfFees, words: { before: 0, after: 9, same: 0 } }, 'Text of “Fees”, reworded:'],
    [
      { subject: textOfFees, words: { before: 40, after: 40, same: 5 } },
      'Text of “Fees”, written anew:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 60, same: 5 } },
      'Text of “Fees”, written anew, lengthened by half:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 5, same: 5 } },
      'Text of “Fees”, shortened to very little:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 36, same: 36 } },
      'Text of “Fees”, shortened by a tenth:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 32, same: 32 } },
      'Text of “Fees”, shortened by a fifth:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 30, same: 30 } },
      'Text of “Fees”, shortened by a quarter:',
    ],
    [
      { subject: textOfFees, words: { before: 30, after: 20, same: 20 } },
      'Text of “Fees”, shortened by a third:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 20, same: 20 } },
      'Text of “Fees”, shortened by half:',
    ],
    [
      { subject: textOfFees, words: { before: 30, after: 10, same: 10 } },
      'Text of “Fees”, shortened by two thirds:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 10, same: 10 } },
      'Text of “Fees”, shortened by three quarters:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 60, same: 40 } },
      'Text of “Fees”, lengthened by half:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 80, same: 40 } },
      'Text of “Fees”, twice as long:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 120, same: 40 } },
      'Text of “Fees”, three times as long:',
    ],
    [
      { subject: textOfFees, words: { before: 40, after: 200, same: 40 } },
      'Text of “Fees”, much longer:',
    ],
  ],
  textRewritten: [
    [
      { subject: answerOnPaying },
      'Answer of the question “Who pays?” in “Questions about lifts”, reads the same, written in another way:',
    ],
  ],
  markChanged: [
    [
      {
        subject: textOfFees,
        mark: { code: 'marked', data: { words: '24 hours', look: 'strong' } },
      },
      'Text of “Fees”: “24 hours” is bold now',
    ],
  ],
  marksChanged: [[{ subject: textOfFees }, 'Text of “Fees”, its words are the same:']],
  markedText: [
    [
      {
        text: [
          { as: 'same', text: 'A lift costs ' },
          { as: 'gone', text: '£140' },
          { as: 'new', text: ['', { written: '£155', label: 'Lift fee' }, ' per boat'] },
        ],
      },
      'A lift costs £140£155 (figure: Lift fee) per boat',
    ],
  ],
  replaced: [[{ subject: textOfFees }, 'Text of “Fees” is another kind of thing now:']],
  turned: [
    [
      { thing: feesBlock, where: [], before: 'Table', after: 'Price list', hasLines: true },
      '“Fees” is another kind of thing now: “Table” → “Price list”; all other texts stay:',
    ],
    [
      {
        thing: { code: 'field', data: { name: 'Berth' } },
        where: [dialogFields],
        hasLines: false,
      },
      'The field “Berth” in the fields is another kind of thing now: “unknown” → “unknown”; all texts stay',
    ],
  ],
  state: [
    [
      {
        state: 'before',
        line: {
          code: 'value',
          data: { title: 'Width', value: { code: 'plain', data: { text: '3.5' } }, as: 'was' },
        },
      },
      'before: Width: 3.5',
    ],
    [
      {
        state: 'now',
        line: { code: 'value', data: { value: { code: 'empty' }, as: 'is' } },
      },
      'now: nothing in it',
    ],
    [
      {
        state: 'gone',
        line: { code: 'leads', data: { words: 'our fees', to: fees, as: 'was' } },
      },
      'gone: “our fees” led to “Fees” (/fees)',
    ],
    [
      {
        state: 'new',
        line: { code: 'filledIn', data: { field: 'Service', answer: 'Lift out', as: 'is' } },
      },
      'new: Filled in, “Service”: “Lift out”',
    ],
  ],
  renamed: [
    [
      { title: 'Fact', name: 'Lift fee', before: 'lift.fee', after: 'lift.out' },
      'Fact “Lift fee”: the name lift.fee is now lift.out',
    ],
    [
      { title: 'Fact', before: 'lift.fee', after: 'lift.out' },
      'Fact: the name lift.fee is now lift.out',
    ],
    [{ before: 'lift.fee', after: 'lift.out' }, 'Entry: the name lift.fee is now lift.out'],
  ],

  buttonAdded: [
    [
      {
        entry: bookButton,
        where: [liftsBlock],
        position: 'end',
        effect: { opens: { name: 'booking' } },
      },
      'Button “Book a lift” added to “Our lifts” at the end; it opens the dialog “booking”',
    ],
    [
      { entry: bookButton, where: [], effect: { opens: booking } },
      'Button “Book a lift” added; it opens the form “Book a lift” (/enquire/booking)',
      authorNaming,
    ],
    [
      {
        entry: { code: 'entry', data: { title: 'Button', name: 'Our fees' } },
        where: [liftsBlock],
        effect: { leads: leaflet },
      },
      'Button “Our fees” added to “Our lifts”; it leads to fees-2026.pdf',
    ],
  ],
  buttonRemoved: [
    [
      { entry: bookButton, where: [liftsBlock], effect: { opens: booking } },
      'Button “Book a lift” removed from “Our lifts”; it opened the dialog “Book a lift” (/enquire/booking)',
    ],
    [
      { entry: bookButton, where: [], effect: { opens: { name: 'booking' } } },
      'Button “Book a lift” removed; it opened the form “booking”',
      authorNaming,
    ],
    [
      {
        entry: { code: 'entry', data: { title: 'Button', name: 'Our fees' } },
        where: [],
        effect: { leads: fees },
      },
      'Button “Our fees” removed; it led to “Fees” (/fees)',
    ],
  ],
  buttonChanged: [
    [
      {
        label: 'Book a lift',
        newLabel: 'Book the crane',
        where: [liftsBlock],
        before: { leads: fees },
        after: { opens: { name: 'booking' } },
      },
      'Button “Book a lift” in “Our lifts” says “Book the crane” now, now opens the dialog “booking”; before, it led to “Fees” (/fees)',
    ],
    [
      {
        where: [liftsBlock],
        before: { opens: booking },
        after: { leads: repairs },
      },
      'Button without words in “Our lifts” now leads to “Repairs” (/repairs); before, it opened the form “Book a lift” (/enquire/booking)',
      authorNaming,
    ],
  ],
  propertyChanged: [
    [
      {
        title: 'Label',
        before: { code: 'text', data: { text: 'Lift' } },
        after: { code: 'text', data: { text: 'Lift out' } },
      },
      'Label: “Lift” → “Lift out”',
    ],
  ],
  factAdded: [[{ label: 'Lift fee', value: '£155' }, 'New figure: Lift fee, £155']],
  factRemoved: [[{ label: 'Lift fee', value: '£140' }, 'Figure removed: Lift fee, £140']],
  factChanged: [[{ label: 'Lift fee', before: '£140', after: '£155' }, 'Lift fee: £140 → £155']],
  pictureReplaced: [
    [
      { where: [], before: '/assets/slipway.jpg', after: '/assets/slipway-2026.jpg' },
      'The picture is another one now: “slipway.jpg” → “slipway-2026.jpg”',
    ],
    [
      { where: [liftsBlock], before: '/assets/crane.jpg', after: '/assets/lift.jpg' },
      'The picture in “Our lifts” is another one now: “crane.jpg” → “lift.jpg”',
    ],
  ],
  altStays: [
    [
      { alt: 'A yacht on the slipway' },
      'In words it is still “A yacht on the slipway”: does that fit?',
    ],
  ],
  answerChanged: [
    [
      {
        by: [{ code: 'entry', data: { title: 'Button', name: 'Book a lift' } }, liftsBlock],
        field: 'Service',
        before: 'Lift out',
        after: 'Mast repair',
      },
      'Filled in by the button “Book a lift” in “Our lifts”: “Service”: “Lift out” → “Mast repair”',
    ],
    [
      { by: [], dialog: 'Book a lift', field: 'Service', after: 'Mast repair' },
      'Filled into the dialog “Book a lift”: “Service”: “Mast repair”',
    ],
    [
      { by: [], dialog: 'Book a lift', field: 'Service', before: 'Lift out' },
      'Filled into the form “Book a lift”: “Service”: “Lift out” → nothing',
      authorNaming,
    ],
  ],
  answersChanged: [
    [{ by: [liftsBlock] }, 'Filled in by “Our lifts”:'],
    [{ by: [], dialog: 'Book a lift' }, 'Filled into the dialog “Book a lift”:'],
    [{ by: [], dialog: 'Book a lift' }, 'Filled into the form “Book a lift”:', authorNaming],
  ],
  answer: [
    [
      { field: 'Service', before: 'Lift out', after: 'Mast repair' },
      '“Service”: “Lift out” → “Mast repair”',
    ],
    [{ field: 'Service', after: 'Mast repair' }, '“Service”: “Mast repair”'],
    [{ field: 'Service', before: 'Lift out' }, '“Service”: “Lift out” → nothing'],
  ],
  redirectAdded: [
    [{ from: '/prices', to: fees }, 'The old address /prices leads on to “Fees” (/fees) now'],
  ],
  redirectRemoved: [
    [
      { from: '/prices', to: { address: '/fees' } },
      'The old address /prices no longer leads on to /fees',
    ],
  ],
  redirectChanged: [
    [
      { from: '/prices', before: home, after: fees },
      'The old address /prices leads on to “Fees” (/fees) now, no longer to “Home” (/)',
    ],
  ],
  translationForgotten: [
    [{ route: '/repairs' }, 'Nothing is known any more of the translation of /repairs'],
    [{}, 'Nothing is known any more of the translation of what stands around the pages'],
  ],
  translationLess: [
    [{ route: '/repairs' }, 'The translation of /repairs has less that is kept'],
    [{}, 'The translation of what stands around the pages has less that is kept'],
  ],
  translationKept: [
    [
      { route: '/repairs', confirmed: 1, copied: 0 },
      'The translation of /repairs is said to be right in one text, made of:',
    ],
    [
      { route: '/repairs', confirmed: 3, copied: 2 },
      'The translation of /repairs is said to be right in 3 texts and has 2 texts as in the original, to be translated, made of:',
    ],
    [
      { confirmed: 0, copied: 1 },
      'The translation of what stands around the pages has one text as in the original, to be translated, made of:',
    ],
  ],
  sourceText: [[{ text: 'We lift boats of up to 20 t.' }, '“We lift boats of up to 20 t.”']],
  moreTexts: [[{ number: 4 }, 'and of 4 more']],
  translationsKept: [
    [
      { pages: 1 },
      'From now on it is told when the original of a translation changes, on one page',
    ],
    [{ pages: 6 }, 'From now on it is told when the original of a translation changes, on 6 pages'],
  ],

  documentAdded: [[undefined, 'It is new:']],
  documentRemoved: [[undefined, 'It is gone:']],
  pageAdded: [
    [{ title: 'Repairs', route: '/repairs' }, 'New page “Repairs” at /repairs'],
    [{ route: '/repairs' }, 'New page without a title at /repairs'],
    [
      { title: 'Repairs', route: '/repairs', ways: 'draft' },
      'New page “Repairs” at /repairs; a draft: visitors do not find it yet',
    ],
    [
      { title: 'Repairs', route: '/repairs', ways: 'everyPage' },
      'New page “Repairs” at /repairs; the menu or footer of every page leads to it',
    ],
    [
      { title: 'Repairs', route: '/repairs', ways: { pages: [], more: 0 } },
      'New page “Repairs” at /repairs; no other page leads to it',
    ],
    [
      { title: 'Repairs', route: '/repairs', ways: { pages: ['Home', 'Fees'], more: 0 } },
      'New page “Repairs” at /repairs; linked from “Home”, “Fees”',
    ],
    [
      { title: 'Repairs', route: '/repairs', ways: { pages: ['Home', 'Fees', 'Lifts'], more: 2 } },
      'New page “Repairs” at /repairs; linked from “Home”, “Fees”, “Lifts” and 2 more',
    ],
    [
      { title: 'Book a lift', route: '/enquire/booking', isDialog: true, ways: 'everyPage' },
      'New dialog “Book a lift” at /enquire/booking; it opens from every page',
    ],
    [
      {
        title: 'Book a lift',
        route: '/enquire/booking',
        isDialog: true,
        ways: { pages: [], more: 0 },
      },
      'New form “Book a lift” at /enquire/booking; no page opens it',
      authorNaming,
    ],
    [
      {
        title: 'Book a lift',
        route: '/enquire/booking',
        isDialog: true,
        ways: { pages: ['Lifts'], more: 0 },
      },
      'New form “Book a lift” at /enquire/booking; it opens from “Lifts”',
      authorNaming,
    ],
  ],
  pageRemoved: [
    [
      { title: 'Repairs', route: '/repairs', left: 'draft' },
      'Page “Repairs” at /repairs removed; it was a draft',
    ],
    [
      { title: 'Repairs', route: '/repairs', left: 'nothing' },
      'Page “Repairs” at /repairs removed; whoever comes by its address finds no page',
    ],
    [
      { route: '/repairs', left: 'otherPage' },
      'Page without a title at /repairs removed; another page stands at its address',
    ],
    [
      { title: 'Prices', route: '/prices', left: fees },
      'Page “Prices” at /prices removed; its address leads on to “Fees” (/fees)',
    ],
    [
      { title: 'Book a lift', route: '/enquire/booking', isDialog: true, left: 'nothing' },
      'Dialog “Book a lift” at /enquire/booking removed; whoever comes by its address finds no page',
    ],
    [
      { title: 'Book a lift', route: '/enquire/booking', isDialog: true, left: 'draft' },
      'Form “Book a lift” at /enquire/booking removed; it was a draft',
      authorNaming,
    ],
  ],
  blockOfPage: [
    [
      { name: 'Fees', title: 'Price list', entries: 6, isHidden: true },
      '“Fees” (price list, 6 entries, hidden)',
    ],
    [{ title: 'Picture', isHidden: false }, 'Block (picture)'],
    [{ name: 'Tide times', isHidden: false }, '“Tide times” (block)'],
  ],
  fileAdded: [
    [{}, 'New file'],
    [{ bytes: 820 }, 'New file (820 bytes)'],
    [{ bytes: 24_600 }, 'New file (25 kB)'],
    [{ bytes: 2_400_000 }, 'New file (2.4 MB)'],
  ],
  fileRemoved: [
    [{}, 'File removed'],
    [{ bytes: 24_600 }, 'File removed (25 kB)'],
  ],
  fileReplaced: [
    [{ after: 24_600 }, 'The file was replaced by another one'],
    [{ before: 24_600 }, 'The file was replaced by another one'],
    [
      { before: 24_600, after: 25_100 },
      'The file was replaced by another one of the same size (25 kB)',
    ],
    [
      { before: 2_400_000, after: 310_000 },
      'The file was replaced by another one: 2.4 MB → 310 kB',
    ],
  ],
  filesAdded: [[{ number: 4 }, '4 files are new:']],
  filesRemoved: [[{ number: 5 }, '5 files are gone:']],
  filesReplaced: [[{ number: 12 }, '12 files were replaced by others:']],
  fileOfFolder: [[{ name: 'slipway.woff2' }, 'slipway.woff2']],
  fileMoved: [
    [
      { from: 'pages/_assets/crane.jpg', to: 'pages/_assets/lift.jpg' },
      'The file pages/_assets/crane.jpg is now pages/_assets/lift.jpg',
    ],
  ],
  addressChanged: [
    [
      { before: '/mending', after: '/repairs', old: 'here' },
      'The address /mending is now /repairs; the old one leads there',
    ],
    [
      { before: '/mending', after: '/repairs', old: 'draft' },
      'The address /mending is now /repairs; it is a draft, and nobody knows the old one',
    ],
    [
      { before: '/mending', after: '/repairs', old: 'nothing' },
      'The address /mending is now /repairs; the old one leads nowhere: whoever comes by it finds no page',
    ],
    [
      { before: '/mending', after: '/repairs', old: home },
      'The address /mending is now /repairs; the old one leads to “Home” (/)',
    ],
  ],
  unreadableAdded: [
    [{ hasLines: false }, 'It is new, and can’t be read as a document (npm run lint tells where)'],
    [
      { hasLines: true },
      'It is new, and can’t be read as a document (npm run lint tells where); its lines:',
    ],
  ],
  unreadableRemoved: [
    [{ hasLines: false }, 'It is gone; it could not be read as a document'],
    [{ hasLines: true }, 'It is gone; it could not be read as a document; its lines:'],
  ],
  becameUnreadable: [
    [{ hasLines: false }, 'It can’t be read as a document any more (npm run lint tells where)'],
    [
      { hasLines: true },
      'It can’t be read as a document any more (npm run lint tells where); its lines:',
    ],
  ],
  becameReadable: [
    [{ hasLines: false }, 'It can be read as a document again'],
    [{ hasLines: true }, 'It can be read as a document again; its lines:'],
  ],
  staysUnreadable: [
    [
      { hasLines: false },
      'It can’t be read as a document, and could not be before (npm run lint tells where)',
    ],
    [
      { hasLines: true },
      'It can’t be read as a document, and could not be before (npm run lint tells where); its lines:',
    ],
  ],
  lineOfFile: [
    [{ as: 'new', text: '"title": "Repairs",' }, '"title": "Repairs",'],
    [{ as: 'gone', text: '"title": "Mending",' }, '"title": "Mending",'],
  ],
  upgraded: [
    [{ from: 2, to: 3, places: 0, documents: 0 }, 'The site is written for schema 3 instead of 2'],
    [
      { from: 2, to: 3, places: 1, documents: 1 },
      'The site is written for schema 3 instead of 2: 1 place in 1 document has the names of that',
    ],
    [
      { from: 2, to: 3, places: 14, documents: 5 },
      'The site is written for schema 3 instead of 2: 14 places in 5 documents have the names of that',
    ],
  ],
  upgradedPlaces: [
    [{ file: 'pages/repairs.json', places: 1 }, 'pages/repairs.json: 1 place'],
    [{ file: 'pages/fees.json', places: 3 }, 'pages/fees.json: 3 places'],
  ],

  stillSays: [
    [{ language: 'hi', texts: ['Lift fee'], more: 0 }, 'Hindi still says “Lift fee”'],
    [
      { language: 'hi', texts: ['Lift fee', 'Mast repair'], more: 3 },
      'Hindi still says “Lift fee”, “Mast repair” and 3 more',
    ],
  ],
  hasNotFollowed: [
    [{ language: 'cy', texts: ['Ffi codi'], more: 0 }, 'Welsh has not followed: “Ffi codi”'],
  ],
  saysAsBefore: [
    [{ language: 'cy', texts: ['Ffi codi'], more: 0 }, 'Welsh says as before: “Ffi codi”'],
  ],
  hasNothingOf: [
    [
      { language: 'hi', texts: ['Winter storage'], more: 0 },
      'Hindi has nothing of “Winter storage”',
    ],
  ],
  notConfirmed: [[{ language: 'hi' }, 'Hindi is not said to be right yet']],
  leftOut: [[{ language: 'hi' }, 'Hindi leaves it out on purpose']],

  marked: [
    [{ words: '24 hours', look: 'strong' }, '“24 hours” is bold now'],
    [{ words: '24 hours', look: 'emphasis' }, '“24 hours” is slanted now'],
    [{ words: 'VHF 80', look: 'code' }, '“VHF 80” is shown as code now'],
  ],
  unmarked: [
    [{ words: '24 hours', look: 'strong' }, '“24 hours” is no longer bold'],
    [{ words: '24 hours', look: 'emphasis' }, '“24 hours” is no longer slanted'],
    [{ words: 'VHF 80', look: 'code' }, '“VHF 80” is no longer shown as code'],
  ],
  linkAdded: [[{ words: 'our fees', to: fees }, '“our fees” leads to “Fees” (/fees) now']],
  linkChanged: [
    [
      { words: 'our fees', to: fees, before: leaflet },
      '“our fees” leads to “Fees” (/fees) now; before, it led to fees-2026.pdf',
    ],
  ],
  linkRemoved: [
    [{ words: 'our fees', to: { address: '/fees' } }, '“our fees” no longer leads to /fees'],
  ],
  linkLost: [[{ words: 'our fees', to: fees }, 'The link “our fees” to “Fees” (/fees) is gone']],

  value: [
    [
      { title: 'Note', value: { code: 'text', data: { text: 'Up to 8 m' } }, as: 'is' },
      'Note: “Up to 8 m”',
    ],
    [{ title: '', value: { code: 'plain', data: { text: '155' } }, as: 'is' }, '155'],
    [{ value: { code: 'plain', data: { text: '140' } }, as: 'was' }, '140'],
  ],
  filledIn: [
    [{ field: 'Service', answer: 'Lift out', as: 'is' }, 'Filled in, “Service”: “Lift out”'],
  ],
  leads: [
    [{ words: 'our fees', to: fees, as: 'is' }, '“our fees” leads to “Fees” (/fees)'],
    [{ words: 'our fees', to: leaflet, as: 'was' }, '“our fees” led to fees-2026.pdf'],
  ],
  values: [
    [
      {
        title: 'Row',
        lines: [
          {
            code: 'value',
            data: { value: { code: 'text', data: { text: 'Lift out' } }, as: 'is' },
          },
          { code: 'value', data: { value: { code: 'text', data: { text: '£155' } }, as: 'is' } },
        ],
      },
      'Row: “Lift out”, “£155”',
    ],
    [
      {
        lines: [
          { code: 'value', data: { value: { code: 'text', data: { text: 'Sail' } }, as: 'was' } },
          { code: 'value', data: { value: { code: 'text', data: { text: 'Motor' } }, as: 'was' } },
        ],
      },
      '“Sail”, “Motor”',
    ],
  ],
  inLanguage: [
    [
      { language: 'hi', change: { code: 'textRewritten', data: { subject: titleProperty } } },
      'Hindi: Title, reads the same, written in another way:',
    ],
    [
      {
        language: 'cy',
        change: { code: 'answersChanged', data: { by: [], dialog: 'Codi cwch' } },
      },
      'Welsh: Filled into the form “Codi cwch”:',
      authorNaming,
    ],
  ],
}

/** Values of documents. */
export const valueRows: Table<Value> = {
  yes: [[undefined, 'yes']],
  no: [[undefined, 'no']],
  nothing: [[undefined, 'nothing']],
  empty: [[undefined, 'nothing in it']],
  plain: [[{ text: '3.50' }, '3.50']],
  text: [[{ text: 'Up to 8 m' }, '“Up to 8 m”']],
  word: [
    [{ text: 'GBP' }, '“GBP”'],
    [{ text: '2026-12-24' }, '“24 Dec 2026”'],
    [{ text: '2026-02-30' }, '“2026-02-30”'],
    [{ text: '/assets/slipway.jpg' }, '“slipway.jpg”'],
  ],
  choice: [
    [{ choice: 'priceList' }, 'Price list'],
    [{ choice: 'full-width', meaning: 'as wide as the page' }, 'Full width (as wide as the page)'],
    [{ choice: 3 }, '3'],
  ],
  choices: [
    [{ all: week, chosen: ['saturday', 'sunday'] }, 'Saturday, Sunday'],
    [
      { all: week, chosen: ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'] },
      'Monday–Thursday, Sunday',
    ],
  ],
  address: [
    [{ address: '/repairs' }, '/repairs'],
    [repairs, '/repairs (“Repairs”)'],
    [leaflet, 'fees-2026.pdf'],
  ],
  dialog: [
    [{ name: 'booking' }, '“booking”'],
    [{ name: 'booking', title: 'Book a lift' }, '“booking” (“Book a lift”)'],
  ],
}

/** Things in the middle of a sentence. */
export const thingRows: Table<Thing> = {
  block: [[{ name: 'Winter storage' }, '“Winter storage”']],
  onlyBlock: [
    [{ title: 'Price list' }, 'the price list'],
    [{ title: 'FAQ' }, 'the FAQ'],
  ],
  numberedBlock: [
    [{ title: 'Cards', number: 2 }, 'block 2 (cards)'],
    [{ number: 2 }, 'block 2'],
    [{ title: 'Cards' }, 'block (cards)'],
  ],
  part: [[{ title: 'Opening hours' }, 'the opening hours']],
  field: [[{ name: 'Phone' }, 'the field “Phone”']],
  fact: [
    [{ name: 'Lift fee' }, 'the figure “Lift fee”'],
    [{}, 'the figure'],
  ],
  entry: [
    [{ title: 'Question', name: 'Who pays?', number: 1 }, 'the question “Who pays?”'],
    [{ title: 'Row', number: 4 }, 'row 4'],
    [{ title: 'Row' }, 'row'],
    [{ number: 4 }, 'entry 4'],
    [{ name: '2026-12-24' }, 'the entry “24 Dec 2026”'],
  ],
}

/** Subjects, as a sentence begins with them. */
export const subjectRows: Table<Subject> = {
  documentItself: [[undefined, 'The document']],
  atPointer: [
    [{ pointer: '/lifts/0' }, 'What stands at /lifts/0'],
    [{ pointer: '' }, 'What stands at /'],
  ],
  ofFact: [
    [{ name: 'Lift fee', what: { title: 'Amount' } }, 'Fact “Lift fee”, amount'],
    [
      { name: 'Lift fee', what: { title: 'Name', list: 'Earlier names', number: 2 } },
      'Fact “Lift fee”, earlier names, name 2',
    ],
  ],
  ownText: [
    [
      { what: { title: 'Question' }, number: 3, where: [questionsBlock] },
      'Question 3 in “Questions about lifts”',
    ],
    [{ what: { title: 'Question' }, where: [] }, 'Question'],
  ],
  property: [
    [{ what: { title: 'Title' }, where: [] }, 'Title'],
    [{ what: { title: 'Paragraph', number: 2 }, where: [feesBlock] }, 'Paragraph 2 of “Fees”'],
    [
      {
        what: { title: 'Paragraph', list: 'Answer', number: 2 },
        where: [whoPays, questionsBlock],
      },
      'Answer, paragraph 2 of the question “Who pays?” in “Questions about lifts”',
    ],
    [
      {
        what: { title: 'Text' },
        where: [
          { code: 'entry', data: { title: 'Cell', number: 2 } },
          { code: 'entry', data: { title: 'Row', name: 'Lift out' } },
          { code: 'onlyBlock', data: { title: 'Table' } },
        ],
      },
      'Text of cell 2 of the row “Lift out” in the table',
    ],
  ],
  entry: [
    [{ title: 'Question', name: 'Who pays?', number: 1 }, 'Question “Who pays?”'],
    [{ title: 'Row', number: 4 }, 'Row 4'],
    [{ title: 'Note' }, 'Note'],
    [{ number: 4 }, 'Entry 4'],
  ],
  key: [[{ title: 'Fact', key: 'lift.fee' }, 'Fact “lift.fee”']],
  field: [
    [{ name: 'Phone' }, 'Field “Phone”'],
    [{}, 'Field'],
  ],
  block: [
    [{ name: 'Winter storage' }, 'Block “Winter storage”'],
    [{}, 'Block'],
  ],
  thing: [
    [{ thing: { code: 'onlyBlock', data: { title: 'Table' } } }, 'The table'],
    [{ thing: { code: 'numberedBlock', data: { title: 'Cards', number: 2 } } }, 'Block 2 (cards)'],
  ],
}

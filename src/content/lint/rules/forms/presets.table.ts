import type { Edit, RuleTable } from '../../types/rule.ts'

/** A preset of a button for one more field of the dialog. */
const presetOf = (
  field: Readonly<Record<string, unknown>>,
  value: string,
  ...more: readonly Edit[]
): readonly Edit[] => [
  {
    file: 'pages/_dialogs/booking.json',
    at: '/blocks/0/fields/3',
    value: { name: 'more', label: 'More', ...field },
  },
  { file: 'pages/index.json', at: '/blocks/0/actions/0/preset', value: { more: value } },
  ...more,
]

const someOptions = { options: [{ value: 'a', label: 'A' }] }

/** What the field of each type refuses, and what it gives as advice. */
const refused: readonly [string, Readonly<Record<string, unknown>>, string, string][] = [
  ['no number', { type: 'number' }, 'two', 'errorNumber {}'],
  ['a number with blanks', { type: 'number' }, ' 5 ', 'errorNumber {}'],
  ['a number that inputs drop', { type: 'number' }, '+5', 'errorNumber {}'],
  ['too small a number', { type: 'number', min: 1 }, '0', 'errorMin {"min":1}'],
  ['too large a number', { type: 'number', max: 8 }, '9', 'errorMax {"max":8}'],
  ['a number off its step', { type: 'number', step: 1 }, '1.5', 'errorStep {"low":1,"high":2}'],
  ['a day in other words', { type: 'date' }, '5.3.2031', 'errorDate {}'],
  ['a day with a blank', { type: 'date' }, ' 2031-03-05', 'errorDate {}'],
  ['a day of a short year', { type: 'date' }, '0031-03-05', 'errorYear {}'],
  [
    'a day of another weekday',
    { type: 'date', weekdays: { days: ['monday'], label: 'Monday' } },
    '2031-03-05',
    'errorWeekday {"days":"Monday"}',
  ],
  ['half a time', { type: 'time' }, '9:30', 'errorTime {}'],
  [
    'too long a text',
    { type: 'text', maxLength: 3 },
    'long',
    'errorTooLong {"max":3,"length":4,"over":1}',
  ],
  ['no address', { type: 'email' }, 'nobody', 'errorEmail {}'],
  ['no telephone number', { type: 'tel' }, 'none', 'errorTel {}'],
  ['no address of a page', { type: 'url' }, 'x', 'errorUrl {}'],
]

const found = (value: string, rest: string, severity = 'error') =>
  `pages/index.json:15:21 ${severity} presets «${JSON.stringify(value)}» ${rest}`

const named = '"name":"more","dialog":"booking"'

export const table: RuleTable = {
  accepts: {
    'a number of the step': presetOf({ type: 'number', min: 1, max: 8, step: 1 }, '8'),
    'a day': presetOf({ type: 'date' }, '2031-03-05'),
    'one of several boxes': presetOf({ type: 'checkboxGroup', ...someOptions }, 'a'),
    'a ticked box': presetOf({ type: 'checkbox' }, 'yes'),
    'a ticked box with a text of its own': presetOf({ type: 'checkbox', value: 'news' }, 'news'),
    'lines where there is room for them': presetOf({ type: 'textarea' }, 'one\ntwo'),
    'a figure': presetOf({ type: 'text' }, '{{repair.fee}}'),
    'a button without the answer of its page': presetOf({ type: 'text' }, '', {
      file: 'pages/index.json',
      at: '/presets',
      value: { booking: { more: 'Brakes' } },
    }),
    'the query of a link': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: '[A](/enquire/booking?service=check&firstName=Ada), [b](/about?service=none).',
      },
    ],
    'an option and free text': [
      {
        file: 'pages/index.json',
        at: '/blocks/0/actions/0/preset',
        value: { service: 'check', firstName: 'Ada' },
      },
    ],
  },
  rejects: {
    ...Object.fromEntries(
      refused.map(([what, field, value, fault]) => {
        const [word, values] = fault.split(' ')
        return [
          what,
          {
            edits: presetOf(field, value),
            finds: [
              found(
                value,
                `presetRefused {"value":${JSON.stringify(value)},${named}} → writeTaken {"word":"${word}","values":${values}}`,
              ),
            ],
          },
        ]
      }),
    ),
    'a day that has passed': {
      edits: presetOf({ type: 'date', min: 'today' }, '2020-03-05'),
      finds: [
        found(
          '2020-03-05',
          `presetRefused {"value":"2020-03-05",${named}} → writeTaken {"word":"errorPast","values":{"days":0}}`,
          'warning',
        ),
      ],
    },
    'a figure where a number is asked': {
      edits: presetOf({ type: 'number' }, '{{repair.fee}}'),
      finds: [
        found(
          '{{repair.fee}}',
          `presetRefused {"value":"£45",${named}} → writeTaken {"word":"errorNumber","values":{}}`,
        ),
      ],
    },
    'what ticks no box': {
      edits: presetOf({ type: 'checkbox' }, 'true'),
      finds: [found('true', `presetUnticked {"value":"true",${named}} → write {"value":"yes"}`)],
    },
    'several boxes in one text': {
      edits: presetOf({ type: 'checkboxGroup', ...someOptions }, 'a,b'),
      finds: [found('a,b', `noSuchOption {"value":"a,b",${named}} → optionsAre {"options":["a"]}`)],
    },
    'a hidden field': {
      edits: presetOf({ type: 'hidden', label: undefined }, 'page'),
      finds: [found('page', `presetOfHidden {${named}} → writeHiddenValue`)],
    },
    'an empty value': {
      edits: presetOf({ type: 'text' }, ' '),
      finds: [found(' ', `presetBlank {${named}} → writePresetOrRemove`)],
    },
    'lines in a field of one line': {
      edits: presetOf({ type: 'text' }, 'one\ntwo'),
      finds: [found('one\ntwo', `presetOfLines {${named}} → writeOneLine`)],
    },
    'names that were right before': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/2/formerly', value: ['wish'] },
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/2/options/0/formerly',
          value: ['mending'],
        },
        { file: 'pages/services/repair.json', at: '/presets/booking', value: { wish: 'repair' } },
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/0/preset',
          value: { service: 'mending' },
        },
      ],
      finds: [
        'pages/index.json:15:24 error presets «"mending"» optionRenamed {"value":"mending","name":"service","dialog":"booking","valueNow":"repair"} → write {"value":"repair"}',
        'pages/services/repair.json:8:7 error presets «"wish"» fieldRenamed {"name":"wish","dialog":"booking","renamed":"service"} → write {"value":"service"}',
      ],
    },
    'a value that is no option': {
      edits: [
        { file: 'pages/services/repair.json', at: '/presets/booking/service', value: 'repairs' },
      ],
      finds: [
        'pages/services/repair.json:8:18 error presets «"repairs"» noSuchOption {"value":"repairs","name":"service","dialog":"booking"} → didYouMean {"meant":"repair"}',
      ],
    },
    'a field that is not there': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/0/preset', value: { servce: 'check' } },
      ],
      finds: [
        'pages/index.json:15:13 error presets «"servce"» noSuchField {"dialog":"booking","name":"servce"} → didYouMeanKey {"meant":"service"}',
      ],
    },
    'a dialog that is not there': {
      edits: [{ file: 'pages/services/repair.json', at: '/presets', value: { quote: {} } }],
      finds: [
        'pages/services/repair.json:7:5 error presets «"quote"» noDialog {"written":"quote"} → dialogsAre {"known":["booking"],"file":"pages/_dialogs/quote.json"}',
      ],
    },
    'a preset without a dialog': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/1/preset', value: { service: 'check' } },
      ],
      finds: [
        'pages/index.json:18:11 error presets «"preset"» presetWithoutDialog → nameDialogOrRemovePreset',
      ],
    },
    'the query of a link': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '[A](/enquire/booking?service=wash&from=mail).',
        },
      ],
      finds: [
        'pages/about.json:15:14 error presets «/enquire/booking?service=wash&from=mail» noSuchOption {"value":"wash","name":"service","dialog":"booking"} → optionsAre {"options":["repair","check"]}',
        'pages/about.json:15:14 warning presets «/enquire/booking?service=wash&from=mail» noSuchField {"dialog":"booking","name":"from"} → fieldsAre {"names":["firstName","email","service"]}',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/services/repair.json',
          at: '/presets/booking',
          value: { service: 'wash', colour: 'red' },
        },
      ],
      finds: [
        'pages/services/repair.json:8:18 error presets «"wash"» noSuchOption {"value":"wash","name":"service","dialog":"booking"} → optionsAre {"options":["repair","check"]}',
        'pages/services/repair.json:9:7 error presets «"colour"» noSuchField {"dialog":"booking","name":"colour"} → fieldsAre {"names":["firstName","email","service"]}',
      ],
    },
  },
}

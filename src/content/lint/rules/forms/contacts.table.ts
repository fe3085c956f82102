import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'an address and a number': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'Write to [desk@spoke.shop](mailto:desk@spoke.shop) or call [us](tel:+44-113-496-0000;ext=12).',
      },
    ],
    "the firm's own address": [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Write to [{{firm.email}}](mailto:{{firm.email}}?subject=Repair).',
      },
    ],
  },
  rejects: {
    'an extension as people write it': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Call [the workshop](tel:+44-113-496-0000x12).',
        },
      ],
      finds: [
        'pages/about.json:15:30 error contacts «tel:+44-113-496-0000x12» "+44-113-496-0000x12" holds signs that a telephone link cannot have. → Write tel:+44-113-496-0000;ext=12.',
      ],
    },
    'an address without a domain': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Write [to the workshop](mailto:desk@spoke).',
        },
      ],
      finds: [
        'pages/about.json:15:34 error contacts «mailto:desk@spoke» "desk@spoke" is no e-mail address. → Write mailto:name@example.com, one address.',
      ],
    },
    'a number without a country': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Call [the workshop](tel:0113-4960000).',
        },
      ],
      finds: [
        'pages/about.json:15:30 error contacts «tel:0113-4960000» "0113-4960000" is no telephone number that can be called from everywhere. → Write tel:+ with the country code, and digits or hyphens only: tel:+44-113-496-0000.',
      ],
    },
    'an address that is not the one shown': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Write to [desk@spoke.shop](mailto:desk@spokes.shop).',
        },
      ],
      finds: [
        'pages/about.json:15:37 error contacts «mailto:desk@spokes.shop» The link shows desk@spoke.shop, but writes to another address. → Write mailto:desk@spoke.shop.',
      ],
    },
    'a number with spaces, which can be mended': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Call [the workshop](tel:+44 113 496 0000).',
        },
      ],
      finds: [
        'pages/about.json:15:30 error contacts «tel:+44 113 496 0000» "+44 113 496 0000" holds signs that a telephone link cannot have. → Write tel:+44-113-496-0000.',
      ],
    },
    'an address with a space before it, and one with a space in what follows it': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            '[Write](mailto: desk@spoke.co) or [ask](mailto:desk@spoke.co?subject=My bicycle).',
        },
      ],
      finds: [
        'pages/about.json:15:18 error contacts «mailto: desk@spoke.co» There is a space in this address: " desk@spoke.co". → Write mailto:desk@spoke.co.',
        'pages/about.json:15:50 error contacts «mailto:desk@spoke.co?subject=My bicycle» What follows the "?" of this address holds a space, a line break or a backslash. → Write %20 for a space.',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Write [to the workshop](mailto:desk) or [call it](tel:call-us).',
        },
      ],
      finds: [
        'pages/about.json:15:34 error contacts «mailto:desk» "desk" is no e-mail address. → Write mailto:name@example.com, one address.',
        'pages/about.json:15:60 error contacts «tel:call-us» "call-us" is no telephone number that can be called from everywhere. → Write tel:+ with the country code, and digits or hyphens only: tel:+44-113-496-0000.',
      ],
    },
  },
}

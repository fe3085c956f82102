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
        'pages/about.json:15:34 error contacts «mailto:desk@spoke» notAnEmail {"target":"desk@spoke"} → writeOneMailto',
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
        'pages/about.json:15:30 error contacts «tel:0113-4960000» phoneNotInternational {"number":"0113-4960000"} → writeTelLink',
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
        'pages/about.json:15:37 error contacts «mailto:desk@spokes.shop» linkShowsOtherEmail {"shown":"desk@spoke.shop"} → writeMailtoShown {"shown":"desk@spoke.shop"}',
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
        'pages/about.json:15:30 error contacts «tel:+44 113 496 0000» phoneLinkHasSigns {"number":"+44 113 496 0000"} → writeBare {"value":"tel:+44-113-496-0000"}',
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
        'pages/about.json:15:18 error contacts «mailto: desk@spoke.co» addressHasSpace {"target":" desk@spoke.co"} → writeBare {"value":"mailto:desk@spoke.co"}',
        'pages/about.json:15:50 error contacts «mailto:desk@spoke.co?subject=My bicycle» queryHasBlank → encodeBlank',
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
        'pages/about.json:15:34 error contacts «mailto:desk» notAnEmail {"target":"desk"} → writeOneMailto',
        'pages/about.json:15:60 error contacts «tel:call-us» phoneNotInternational {"number":"call-us"} → writeTelLink',
      ],
    },
  },
}

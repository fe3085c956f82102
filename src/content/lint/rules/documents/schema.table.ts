import { joinWords } from '../../../../core/text/joinWords.ts'
import { standardKit } from '../../../../kits/standard/kit.ts'
import type { RuleTable } from '../../types/rule.ts'

/** A block that comes or goes changes no case. */
const types = Object.keys(standardKit.blocks)

export const table: RuleTable = {
  accepts: {
    'any business that schema.org knows': [
      { file: 'pages/_site.json', at: '/firm/kind', value: 'BikeStore' },
    ],
    'a document of every kind': [],
  },
  rejects: {
    'what is neither a number nor a fact as a number': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/-',
          value: {
            type: 'workedExample',
            title: 'Two wheels',
            lines: [
              { label: 'Wheels', quantity: '2', rate: '{{repair.fee}}' },
              { label: 'Chain', amount: '£45' },
            ],
            result: { label: 'To pay' },
          },
        },
      ],
      finds: [
        'pages/about.json:24:23 error schema «"2"» "quantity" is the text "2"; it must be a number without quotes, or a fact, such as "{{repair.fee | plain}}". → Write 2 without quotes.',
        'pages/about.json:25:19 error schema «"{{repair.fee}}"» "rate" is the text "{{repair.fee}}"; it must be a number without quotes, or a fact, such as "{{repair.fee | plain}}". → Write "{{repair.fee | plain}}": the number without its sign and unit.',
        'pages/about.json:29:21 error schema «"£45"» "amount" is the text "£45"; it must be a number without quotes, or a fact, such as "{{repair.fee | plain}}". → Write the figure alone.',
      ],
    },
    'names of before, in a site that is written for today': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1',
          value: {
            type: 'penalties',
            caption: 'Waiting',
            items: [{ violation: 'A', penalty: 'B' }],
          },
        },
        {
          file: 'pages/index.json',
          at: '/blocks/1',
          value: {
            type: 'consequences',
            caption: 'Waiting',
            items: [{ violation: 'A', consequence: 'B' }],
          },
        },
        { file: 'pages/_site.json', at: '/words', value: { penalty: 'Costs' } },
      ],
      finds: [
        'pages/_site.json:75:5 error schema «"penalty"» "words" knows no "penalty". → It is now called "consequence": write that, or run "npm run upgrade", which does it everywhere.',
        'pages/about.json:12:15 error schema «"penalties"» There is no block of the type "penalties". → It is now called "consequences": write that, or run "npm run upgrade", which does it everywhere.',
        'pages/index.json:26:11 error schema «"violation"» Entry 1 of "items" knows no "violation". → It is now called "cause": write that, or run "npm run upgrade", which does it everywhere.',
      ],
    },
    'a misspelt key': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/0', value: { type: 'hero', headng: 'About' } },
      ],
      finds: [
        'pages/about.json:8:7 error schema «"headng"» The hero block knows no "headng". → Did you mean "heading"?',
      ],
    },
    'a key that is missing': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1',
          value: { type: 'prose', heading: 'Who we are' },
        },
      ],
      finds: [
        'pages/about.json:11:5 error schema «{» The prose block has no "paragraphs". → Add "paragraphs": a list: [ … ] with a text in quotes in it. The text, one entry for each paragraph.',
      ],
    },
    'a key by another name, which is one mistake': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1',
          value: { type: 'prose', heading: 'Who we are', text: ['We mend bicycles.'] },
        },
      ],
      finds: [
        'pages/about.json:14:7 error schema «"text"» The prose block knows no "text", and "paragraphs" is missing. → If that is what it is, call it "paragraphs"; if not, remove it. Add "paragraphs": a list: [ … ] with a text in quotes in it. The text, one entry for each paragraph.',
      ],
    },
    'two keys by other names, which are two': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1',
          value: { type: 'prose', headline: 'Who we are', text: ['We mend bicycles.'] },
        },
      ],
      finds: [
        'pages/about.json:13:7 error schema «"headline"» The prose block knows no "headline". → Did you mean "heading"?',
        'pages/about.json:14:7 error schema «"text"» The prose block knows no "text", and "paragraphs" is missing. → If that is what it is, call it "paragraphs"; if not, remove it. Add "paragraphs": a list: [ … ] with a text in quotes in it. The text, one entry for each paragraph.',
      ],
    },
    'a key that nothing is like': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/background', value: 'red' }],
      finds: [
        'pages/about.json:17:7 error schema «"background"» The prose block knows no "background". → It takes hidden, from, until, band, id, label, intro and level besides what is there.',
      ],
    },
    'an unknown type of block': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/type', value: 'prosa' }],
      finds: [
        'pages/about.json:12:15 error schema «"prosa"» There is no block of the type "prosa". → Did you mean "prose"?',
      ],
    },
    'a type that is a name of the language underneath': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/type', value: 'constructor' }],
      finds: [
        `pages/about.json:12:15 error schema «"constructor"» There is no block of the type "constructor". → There are ${joinWords(types, 'and')}.`,
      ],
    },
    'a text where a list belongs': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs', value: 'One paragraph.' }],
      finds: [
        'pages/about.json:14:21 error schema «"One paragraph."» "paragraphs" is the text "One paragraph."; it must be a list: [ … ] with a text in quotes in it. → Put [ ] around it.',
      ],
    },
    'a number in quotes, which can be mended': {
      edits: [{ file: 'pages/services/repair.json', at: '/blocks/1/columns', value: '3' }],
      finds: [
        'pages/services/repair.json:36:18 error schema «"3"» "columns" is the text "3"; it must be one of 2, 3 or 4. → Write 3 without quotes.',
      ],
    },
    'a value that is not allowed': {
      edits: [{ file: 'pages/services/repair.json', at: '/kind', value: 'servise' }],
      finds: [
        'pages/services/repair.json:5:11 error schema «"servise"» "kind" is "servise"; it must be one of "home", "hub", "service", "article", "list", "form", "legal" or "plain". → Did you mean "service"?',
      ],
    },
    'a value that is none of very many, and one that is nearly one of them': {
      edits: [
        { file: 'pages/services/repair.json', at: '/blocks/1/items/0/icon', value: 'spanner' },
        { file: 'pages/_site.json', at: '/firm/kind', value: 'BikeStor' },
      ],
      finds: [
        'pages/_site.json:28:13 error schema «"BikeStor"» "kind" is "BikeStor"; it must be one of "LocalBusiness", "AccountingService", "AdultEntertainment", "AmusementPark", "AnimalShelter", "ArchiveOrganization", "ArtGallery", "Attorney" or 180 others. → Did you mean "BikeStore"?',
        'pages/services/repair.json:30:19 error schema «"spanner"» "icon" is "spanner"; it must be one of "arrow", "bank", "briefcase", "building", "calculator", "calendar", "certificate", "chart" or 397 others. → There are arrow, bank, briefcase, building, calculator, calendar, certificate, chart, check, clock, copyright, document, globe, info, lightbulb, mail, phone, pin, receipt, scales, shield, stamp, users, warning and 381 more, which an editor offers.',
      ],
    },
    'a document in a list': {
      edits: [
        {
          file: 'pages/about.json',
          value: [
            {
              $schema: '../schema/page.schema.json',
              title: 'About',
              description: 'About us.',
              blocks: [{ type: 'hero', heading: 'About' }],
            },
          ],
        },
      ],
      finds: [
        'pages/about.json:1:1 error schema «[» The page stands in [ ], as if it were the only entry of a list. → Take the [ at the beginning and the ] at the end of the file away.',
      ],
    },
    'an empty text': {
      edits: [{ file: 'pages/about.json', at: '/title', value: ' ' }],
      finds: [
        'pages/about.json:3:12 error schema «" "» "title" is empty. → Write a text in quotes.',
      ],
    },
    'a document that names no schema': {
      edits: [
        {
          file: 'pages/services/deep/repair.json',
          text: '{\n"title":"Repairs","description":"Repairs: a page that the table needs, with a description that is long enough to be let through.","draft":true,"blocks":[{"type":"hero","heading":"Repairs"}]}',
        },
      ],
      finds: [
        'pages/services/deep/repair.json:1:1 error schema «{» The page has no "$schema". → Add "$schema": "../../../schema/page.schema.json".',
      ],
    },
    'a date written otherwise': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '1 December 2025' },
      ],
      finds: [
        'pages/_facts.json:11:15 error schema «"1 December 2025"» "asOf" is "1 December 2025"; it must be a date as year-month-day, such as "2025-01-15". → Write it like "2025-01-15".',
      ],
    },
    'a block that is no object': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1', value: 'Who we are' }],
      finds: [
        'pages/about.json:11:5 error schema «"Who we are"» Entry 2 of "blocks" is the text "Who we are"; it must be a block, an object in { }. → Write { } in its place, with keys and values in it.',
      ],
    },
    'a block without a type': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1',
          value: { heading: 'Who we are', paragraphs: ['Us.'] },
        },
      ],
      finds: [
        `pages/about.json:11:5 error schema «{» Entry 2 of "blocks" has no "type". → Add "type": it says which block this is, ${joinWords(types, 'or')}.`,
      ],
    },
    'a field of an unknown type': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/0/type', value: 'txt' }],
      finds: [
        'pages/_dialogs/booking.json:13:19 error schema «"txt"» There is no field of the type "txt". → Did you mean "text"?',
      ],
    },
    'a field without a label': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/0/label' }],
      finds: [
        'pages/_dialogs/booking.json:12:9 error schema «{» The text field has no "label". → Add "label": a text in quotes. The label, always visible.',
      ],
    },
    'a fact of an unknown kind': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/kind', value: 'mony' }],
      finds: [
        'pages/_facts.json:7:17 error schema «"mony"» There is no value of the kind "mony". → Did you mean "money"?',
      ],
    },
    'a fact with a wrong amount': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: '45' }],
      finds: [
        'pages/_facts.json:8:19 error schema «"45"» "amount" is the text "45"; it must be a number without quotes, such as 1200. → Write 45 without quotes.',
      ],
    },
    'a fact with a wrong name': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/fee',
          value: {
            label: 'A fee',
            value: { kind: 'money', amount: 4 },
            source: 'price list',
            asOf: '2025-12-01',
          },
        },
      ],
      finds: [
        'pages/_facts.json:24:5 error schema «"fee"» The name "fee" does not fit; it must be a subject and a name with a dot between, such as "repair.fee". → Write it like "repair.fee".',
      ],
    },
    'too many buttons': {
      edits: [
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions',
          value: [
            { label: 'About', href: '/about' },
            { label: 'About', href: '/about' },
            { label: 'About', href: '/about' },
            { label: 'About', href: '/about' },
          ],
        },
      ],
      finds: [
        'pages/index.json:10:18 error schema «[» "actions" has 4 entries; at most 3 are possible. → Remove the last ones.',
      ],
    },
    'an empty list': {
      edits: [{ file: 'pages/about.json', at: '/blocks', value: [] }],
      finds: [
        'pages/about.json:5:13 error schema «[]» "blocks" has 0 entries; it needs at least 1 entry. → Add entries, or leave the key out where it may be missing.',
      ],
    },
    null: {
      edits: [{ file: 'pages/about.json', at: '/description', value: null }],
      finds: [
        'pages/about.json:4:18 error schema «null» "description" is null; it must be a text in quotes. → Write a value in its place, or take the key out.',
      ],
    },
    'a document that is a list': {
      edits: [{ file: 'pages/about.json', value: [] }],
      finds: [
        'pages/about.json:1:1 error schema «[]» The page is an empty list; it must be an object in { }. → Write { } around its keys and values.',
      ],
    },
    'the kind of a value under another name': {
      edits: [
        {
          file: 'pages/_facts.json',
          at: '/facts/repair.fee/value',
          value: { type: 'money', amount: 45 },
        },
      ],
      finds: [
        'pages/_facts.json:7:9 error schema «"type"» "value" knows no "type". → Did you mean "kind"?',
      ],
    },
    'a key and a choice with signs that are not what they seem': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/he\u200bading', value: 'Who' },
        { file: 'pages/about.json', at: '/kind', value: 'pl\u0430in' },
      ],
      finds: [
        'pages/about.json:17:7 error schema «"he\u200bading"» The prose block knows no "he\u200bading". → "heading" is there already; remove this one.',
        'pages/about.json:20:11 error schema «"pl\u0430in"» "kind" is "pl\u0430in"; it must be one of "home", "hub", "service", "article", "list", "form", "legal" or "plain". → Did you mean "plain"? The "\u0430" here is a Cyrillic letter (U+0430) and only looks like "a".',
      ],
    },
    'three at once, each once': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/0',
          value: { type: 'hero', heading: 'About', txt: 'Us.' },
        },
        { file: 'pages/about.json', at: '/blocks/1/heading', value: 5 },
        { file: 'pages/about.json', at: '/tilte', value: 'About' },
      ],
      finds: [
        'pages/about.json:9:7 error schema «"txt"» The hero block knows no "txt". → Did you mean "text"?',
        'pages/about.json:13:18 error schema «5» "heading" is the number 5; it must be a text in quotes. → Put it in quotes: "5".',
        'pages/about.json:19:3 error schema «"tilte"» The page knows no "tilte". → "title" is there already; remove this one.',
      ],
    },
    'a key of the prototype': {
      edits: [
        {
          file: 'pages/about.json',
          text: '{"__proto__":{"x":1},"$schema":"../schema/page.schema.json","title":"About","description":"About: a page that the table needs, with a description that is long enough to be let through.","blocks":[{"type":"hero","heading":"About"}]}',
        },
      ],
      finds: [
        'pages/about.json:1:2 error schema «"__proto__"» The page knows no "__proto__". → Did you mean "from"?',
      ],
    },
  },
}

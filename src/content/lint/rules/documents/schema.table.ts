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
        'pages/about.json:24:23 error schema «"2"» neitherNumberNorFact {"name":{"key":"quantity"},"is":{"kind":"text","text":"2"}} → writeWithoutQuotes {"value":"2"}',
        'pages/about.json:25:19 error schema «"{{repair.fee}}"» neitherNumberNorFact {"name":{"key":"rate"},"is":{"kind":"text","text":"{{repair.fee}}"}} → writePlainFact {"reference":"{{repair.fee | plain}}"}',
        'pages/about.json:29:21 error schema «"£45"» neitherNumberNorFact {"name":{"key":"amount"},"is":{"kind":"text","text":"£45"}} → writeNumber',
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
        'pages/_site.json:75:5 error schema «"penalty"» unknownKey {"name":{"key":"words"},"key":"penalty"} → nowCalled {"name":"consequence"}',
        'pages/about.json:12:15 error schema «"penalties"» noSuchChoice {"noun":"block","key":"type","name":"penalties"} → nowCalled {"name":"consequences"}',
        'pages/index.json:26:11 error schema «"violation"» unknownKey {"name":{"entry":1,"of":"items"},"key":"violation"} → nowCalled {"name":"cause"}',
      ],
    },
    'a misspelt key': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/0', value: { type: 'hero', headng: 'About' } },
      ],
      finds: [
        'pages/about.json:8:7 error schema «"headng"» unknownKey {"name":{"part":"hero","noun":"block","by":"type"},"key":"headng"} → didYouMeanKey {"meant":"heading"}',
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
        'pages/about.json:11:5 error schema «{» missingKey {"name":{"part":"prose","noun":"block","by":"type"},"key":"paragraphs"} → addKey {"key":"paragraphs","expected":{"kind":"list","of":{"kind":"text"}},"description":"The text, one entry for each paragraph."}',
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
        'pages/about.json:14:7 error schema «"text"» unknownKeyAndMissing {"first":{"code":"unknownKey","data":{"name":{"part":"prose","noun":"block","by":"type"},"key":"text"}},"missing":"paragraphs"} → renameIfMeant {"name":"paragraphs","missing":{"code":"addKey","data":{"key":"paragraphs","expected":{"kind":"list","of":{"kind":"text"}},"description":"The text, one entry for each paragraph."}}}',
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
        'pages/about.json:13:7 error schema «"headline"» unknownKey {"name":{"part":"prose","noun":"block","by":"type"},"key":"headline"} → didYouMeanKey {"meant":"heading"}',
        'pages/about.json:14:7 error schema «"text"» unknownKeyAndMissing {"first":{"code":"unknownKey","data":{"name":{"part":"prose","noun":"block","by":"type"},"key":"text"}},"missing":"paragraphs"} → renameIfMeant {"name":"paragraphs","missing":{"code":"addKey","data":{"key":"paragraphs","expected":{"kind":"list","of":{"kind":"text"}},"description":"The text, one entry for each paragraph."}}}',
      ],
    },
    'a key that nothing is like': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/background', value: 'red' }],
      finds: [
        'pages/about.json:17:7 error schema «"background"» unknownKey {"name":{"part":"prose","noun":"block","by":"type"},"key":"background"} → knownKeysAre {"free":["hidden","from","until","band","id","label","intro","level"]}',
      ],
    },
    'an unknown type of block': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/type', value: 'prosa' }],
      finds: [
        'pages/about.json:12:15 error schema «"prosa"» noSuchChoice {"noun":"block","key":"type","name":"prosa"} → didYouMean {"meant":"prose"}',
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
        'pages/about.json:14:21 error schema «"One paragraph."» wrongType {"name":{"key":"paragraphs"},"is":{"kind":"text","text":"One paragraph."},"expected":{"kind":"list","of":{"kind":"text"}}} → wrapInList',
      ],
    },
    'a number in quotes, which can be mended': {
      edits: [{ file: 'pages/services/repair.json', at: '/blocks/1/columns', value: '3' }],
      finds: [
        'pages/services/repair.json:36:18 error schema «"3"» wrongType {"name":{"key":"columns"},"is":{"kind":"text","text":"3"},"expected":{"kind":"oneOf","values":[2,3,4],"others":0}} → writeWithoutQuotes {"value":"3"}',
      ],
    },
    'a value that is not allowed': {
      edits: [{ file: 'pages/services/repair.json', at: '/kind', value: 'servise' }],
      finds: [
        'pages/services/repair.json:5:11 error schema «"servise"» wrongChoice {"name":{"key":"kind"},"is":{"kind":"text","text":"servise"},"expected":{"kind":"oneOf","values":["home","hub","service","article","list","form","legal","plain"],"others":0}} → didYouMean {"meant":"service"}',
      ],
    },
    'a value that is none of very many, and one that is nearly one of them': {
      edits: [
        { file: 'pages/services/repair.json', at: '/blocks/1/items/0/icon', value: 'spanner' },
        { file: 'pages/_site.json', at: '/firm/kind', value: 'BikeStor' },
      ],
      finds: [
        'pages/_site.json:28:13 error schema «"BikeStor"» wrongChoice {"name":{"key":"kind"},"is":{"kind":"text","text":"BikeStor"},"expected":{"kind":"oneOf","values":["LocalBusiness","AccountingService","AdultEntertainment","AmusementPark","AnimalShelter","ArchiveOrganization","ArtGallery","Attorney"],"others":180}} → didYouMean {"meant":"BikeStore"}',
        'pages/services/repair.json:30:19 error schema «"spanner"» wrongChoice {"name":{"key":"icon"},"is":{"kind":"text","text":"spanner"},"expected":{"kind":"oneOf","values":["arrow","bank","briefcase","building","calculator","calendar","certificate","chart"],"others":397}} → valuesAre {"values":["arrow","bank","briefcase","building","calculator","calendar","certificate","chart","check","clock","copyright","document","globe","info","lightbulb","mail","phone","pin","receipt","scales","shield","stamp","users","warning"],"others":381}',
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
        'pages/about.json:1:1 error schema «[» documentInList {"kind":"page"} → removeListBrackets',
      ],
    },
    'an empty text': {
      edits: [{ file: 'pages/about.json', at: '/title', value: ' ' }],
      finds: [
        'pages/about.json:3:12 error schema «" "» isEmpty {"name":{"key":"title"}} → writeExpected {"expected":{"kind":"text"}}',
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
        'pages/services/deep/repair.json:1:1 error schema «{» missingKey {"name":{"document":"page"},"key":"$schema"} → addSchema {"schema":"../../../schema/page.schema.json"}',
      ],
    },
    'a date written otherwise': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '1 December 2025' },
      ],
      finds: [
        'pages/_facts.json:11:15 error schema «"1 December 2025"» wrongForm {"name":{"key":"asOf"},"text":"1 December 2025","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$"} → fitPattern {"pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$"}',
      ],
    },
    'a closing time at the end of the day': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/hours',
          value: [{ days: ['monday'], opens: '9.30', closes: '24:00' }],
        },
      ],
      finds: [
        'pages/_site.json:23:18 error schema «"9.30"» wrongForm {"name":{"key":"opens"},"text":"9.30","pattern":"^([01]\\\\d|2[0-3]):[0-5]\\\\d$"} → didYouMean {"meant":"09:30"}',
        'pages/_site.json:24:19 error schema «"24:00"» wrongForm {"name":{"key":"closes"},"text":"24:00","pattern":"^([01]\\\\d|2[0-3]):[0-5]\\\\d$"} → didYouMean {"meant":"00:00"}',
      ],
    },
    'a block that is no object': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1', value: 'Who we are' }],
      finds: [
        'pages/about.json:11:5 error schema «"Who we are"» wrongType {"name":{"entry":2,"of":"blocks"},"is":{"kind":"text","text":"Who we are"},"expected":{"kind":"choice","noun":"block"}} → writeObject',
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
        'pages/_dialogs/booking.json:13:19 error schema «"txt"» noSuchChoice {"noun":"field","key":"type","name":"txt"} → didYouMean {"meant":"text"}',
      ],
    },
    'a field without a label': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/0/label' }],
      finds: [
        'pages/_dialogs/booking.json:12:9 error schema «{» missingKey {"name":{"part":"text","noun":"field","by":"type"},"key":"label"} → addKey {"key":"label","expected":{"kind":"text"},"description":"The label, always visible."}',
      ],
    },
    'a fact of an unknown kind': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/kind', value: 'mony' }],
      finds: [
        'pages/_facts.json:7:17 error schema «"mony"» noSuchChoice {"noun":"value","key":"kind","name":"mony"} → didYouMean {"meant":"money"}',
      ],
    },
    'a fact with a wrong amount': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: '45' }],
      finds: [
        'pages/_facts.json:8:19 error schema «"45"» wrongType {"name":{"key":"amount"},"is":{"kind":"text","text":"45"},"expected":{"kind":"number"}} → writeWithoutQuotes {"value":"45"}',
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
        'pages/_facts.json:24:5 error schema «"fee"» wrongKeyName {"key":"fee","pattern":"^[a-zA-Z][a-zA-Z0-9]*(\\\\.[a-zA-Z0-9]+)+$"} → fitPattern {"pattern":"^[a-zA-Z][a-zA-Z0-9]*(\\\\.[a-zA-Z0-9]+)+$"}',
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
        'pages/index.json:10:18 error schema «[» tooManyEntries {"name":{"key":"actions"},"count":4,"most":3} → removeLastEntries',
      ],
    },
    'an empty list': {
      edits: [{ file: 'pages/about.json', at: '/blocks', value: [] }],
      finds: [
        'pages/about.json:5:13 error schema «[]» tooFewEntries {"name":{"key":"blocks"},"count":0,"least":1} → addEntries',
      ],
    },
    null: {
      edits: [{ file: 'pages/about.json', at: '/description', value: null }],
      finds: [
        'pages/about.json:4:18 error schema «null» wrongType {"name":{"key":"description"},"is":{"kind":"null"},"expected":{"kind":"text"}} → writeValueOrRemove',
      ],
    },
    'a document that is a list': {
      edits: [{ file: 'pages/about.json', value: [] }],
      finds: [
        'pages/about.json:1:1 error schema «[]» documentNotObject {"kind":"page","is":{"kind":"emptyList"}} → wrapInBraces',
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
        'pages/_facts.json:7:9 error schema «"type"» unknownKey {"name":{"key":"value"},"key":"type"} → didYouMeanKey {"meant":"kind"}',
      ],
    },
    'a key and a choice with signs that are not what they seem': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/he\u200bading', value: 'Who' },
        { file: 'pages/about.json', at: '/kind', value: 'pl\u0430in' },
      ],
      finds: [
        'pages/about.json:17:7 error schema «"he\u200bading"» unknownKey {"name":{"part":"prose","noun":"block","by":"type"},"key":"he\u200bading"} → removeDoubled {"doubled":"heading"}',
        'pages/about.json:20:11 error schema «"plаin"» wrongChoice {"name":{"key":"kind"},"is":{"kind":"text","text":"plаin"},"expected":{"kind":"oneOf","values":["home","hub","service","article","list","form","legal","plain"],"others":0}} → didYouMean {"meant":"plain","sign":{"sign":"а","seen":"a","isHere":true}}',
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
        'pages/about.json:9:7 error schema «"txt"» unknownKey {"name":{"part":"hero","noun":"block","by":"type"},"key":"txt"} → didYouMeanKey {"meant":"text"}',
        'pages/about.json:13:18 error schema «5» wrongType {"name":{"key":"heading"},"is":{"kind":"number","value":5},"expected":{"kind":"text"}} → putInQuotes {"text":"\\"5\\""}',
        'pages/about.json:19:3 error schema «"tilte"» unknownKey {"name":{"document":"page"},"key":"tilte"} → removeDoubled {"doubled":"title"}',
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
        'pages/about.json:1:2 error schema «"__proto__"» unknownKey {"name":{"document":"page"},"key":"__proto__"} → didYouMeanKey {"meant":"from"}',
      ],
    },
  },
}

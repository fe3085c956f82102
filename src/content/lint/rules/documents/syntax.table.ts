import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a document in one line': [
      {
        file: 'pages/about.json',
        text: '{"$schema":"../schema/page.schema.json","title":"About us","description":"About us: a page that the table needs, with a description that is long enough to be let through.","blocks":[{"type":"hero","heading":"About us"}]}',
      },
    ],
    'tabs and the line ends of Windows': [
      {
        file: 'pages/about.json',
        text: '{\r\n\t"$schema": "../schema/page.schema.json",\r\n\t"title": "About us",\r\n\t"description": "About us: a page that the table needs, with a description that is long enough to be let through.",\r\n\t"blocks": [\r\n\t\t{\r\n\t\t\t"type": "hero",\r\n\t\t\t"heading": "About us"\r\n\t\t}\r\n\t]\r\n}',
      },
    ],
  },
  rejects: {
    'a missing comma, named by the line to edit': {
      edits: [
        {
          file: 'pages/about.json',
          text: '{\n  "title": "About us"\n  "description": "Who we are."\n}\n',
        },
      ],
      finds: [
        'pages/about.json:2:22 error syntax «» commaMissingAtEnd {"line":2} → addCommaAfter {"after":"\\"About us\\""}',
      ],
    },
    'an empty file': {
      edits: [{ file: 'pages/about.json', text: ' \n' }],
      finds: ['pages/about.json:1:1 error syntax « » fileEmpty → writeOrDeleteFile'],
    },
    'two files': {
      edits: [
        { file: 'pages/about.json', text: '{\n  "title": "About us",\n}\n' },
        { file: 'pages/index.json', text: '{\n  title: "Home"\n}\n' },
      ],
      finds: [
        'pages/about.json:2:22 error syntax «,» commaAtEnd {"line":2} → removeLastComma',
        'pages/index.json:2:3 error syntax «title» quotesMissing {"what":"key","text":"title"} → writeInQuotes {"text":"title"}',
      ],
    },
  },
}

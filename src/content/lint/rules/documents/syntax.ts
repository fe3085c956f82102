import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'syntax',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'A document is JSON: quotes, commas and brackets are in place, no key stands twice, and the file is stored as UTF-8.',
  why: 'A file that is no JSON cannot be read at all, by nobody. One sign too few is enough.',
  bad: [
    {
      file: 'pages/about.json',
      text: '{\n  "title": "About us"\n  "description": "Who we are."\n}\n',
    },
  ],
  good: [],
  *check({ files }) {
    for (const file of files) {
      for (const { offset, length, message, suggestion, edits } of file.problems) {
        yield {
          file: file.path,
          pointer: '',
          offset,
          length,
          message,
          suggestion,
          fix: edits && { kind: 'edits', edits },
        }
      }
    }
  },
}

import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../core/edits/textEdits.ts'
import { inWords } from '../messages/inWords.ts'
import { lineAndColumn, lineStarts } from '../positions/lineIndex.ts'
import { checkSyntax } from './checkSyntax.ts'

const messagesOf = (text: string): string[] => {
  const starts = lineStarts(text)
  return checkSyntax(text).problems.map(({ offset, message, suggestion }) => {
    const { line, column } = lineAndColumn(starts, offset)
    return `${line}:${column} ${inWords(message)}${suggestion ? ` → ${inWords(suggestion)}` : ''}`
  })
}

/** A text that is no JSON, or none that can be used, and all that is said of it. */
const cases: Readonly<
  Record<string, { readonly text: string; readonly messages: readonly string[] }>
> = {
  'a missing comma, at the end of the line to edit': {
    text: '{\n  "title": "GST"\n\n  "draft": true\n}',
    messages: ['2:17 A comma is missing at the end of line 2. → Add a comma after "GST".'],
  },
  'a missing comma in a line': {
    text: '{ "a": 1 "b": 2 }',
    messages: ['1:9 A comma is missing before "b" on line 1. → Add a comma after 1.'],
  },
  'a missing comma between entries of a list': {
    text: '{ "a": [\n  "x"\n  "y"\n] }',
    messages: ['2:6 A comma is missing at the end of line 2. → Add a comma after "x".'],
  },
  'a missing comma between objects': {
    text: '{ "a": [\n  { "b": 1 }\n  { "b": 2 }\n] }',
    messages: ['2:13 A comma is missing at the end of line 2. → Add a comma after }.'],
  },
  'a comma too many at the end of an object': {
    text: '{\n  "a": 1,\n}',
    messages: [
      '2:9 There is one comma too many at the end of line 2. → Remove the comma after the last entry.',
    ],
  },
  'a comma too many at the end of a list': {
    text: '{ "a": [1, 2, ] }',
    messages: [
      '1:13 There is one comma too many at the end of line 1. → Remove the comma after the last entry.',
    ],
  },
  'a round bracket for a square one, and for both': {
    text: '{ "a": ["x", "y"),\n  "b": ("x"),\n  "c": ("d": 1)\n}',
    messages: [
      '1:17 A round bracket ) stands where ] belongs. There are 4 more like it below. → Write ] instead.',
    ],
  },
  'a bracket too many after a block, not the list that it closes': {
    text: '{\n  "blocks": [\n    {\n      "a": [1]\n    }},\n    {\n      "b": [2]\n    }\n  ]\n}',
    messages: [
      '5:6 There is one } too many on line 5: everything that was opened is closed without it. → Remove this }.',
    ],
  },
  'a bracket too many after a list': {
    text: '{\n  "blocks": [\n    {\n      "a": [1]]\n    },\n    {\n      "b": [2]\n    }\n  ]\n}',
    messages: [
      '4:15 There is one ] too many on line 4: everything that was opened is closed without it. → Remove this ].',
    ],
  },
  'a merge conflict, whatever else is wrong': {
    text: '{\n<<<<<<< HEAD\n  "a": 1,\n  "b": 2,\n=======\n  "a": 3\n>>>>>>> spring prices\n  "c": 4,\n}',
    messages: [
      '2:1 Two people changed the same lines, and nobody has chosen between them yet (a merge conflict): one version (HEAD) is lines 3 and 4, the other (spring prices) line 6. → Keep one version, or write what is meant from both; then delete the lines 2, 5 and 7.',
    ],
  },
  'two merge conflicts, the first with what both began from, and nothing on one side': {
    text: '{\n<<<<<<< ours\n||||||| base\n  "a": 0,\n=======\n  "a": 3,\n>>>>>>> theirs\n<<<<<<< ours\n  "c": 4\n=======\n  "c": 5\n>>>>>>> theirs\n}',
    messages: [
      '2:1 Two people changed the same lines, and nobody has chosen between them yet (a merge conflict): one version (ours) is nothing at all, the other (theirs) line 6. One more conflict follows below. → Keep one version, or write what is meant from both; then delete the lines 2, 3, 5 and 7, and what stands between 3 and 5.',
    ],
  },
  'a merge conflict of which a part is deleted already': {
    text: '{\n<<<<<<< ours\n  "c": 4\n  "c": 5\n>>>>>>> theirs\n}',
    messages: [
      '2:1 Two people changed the same lines, and nobody has chosen between them yet (a merge conflict): it begins here. → Keep what is right, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  'a merge conflict that an editor has indented': {
    text: '{\n  <<<<<<< HEAD\n  "a": 1\n  =======\n  "a": 3\n  >>>>>>> anna\n}',
    messages: [
      '2:1 Two people changed the same lines, and nobody has chosen between them yet (a merge conflict): one version (HEAD) is line 3, the other (anna) line 5. → Keep one version, or write what is meant from both; then delete the lines 2, 4 and 6.',
    ],
  },
  'a number that cannot be held, and nothing that follows from it': {
    text: '{ "a": 1e400, "a": 2 }',
    messages: ['1:8 The number 1e400 is too large to be held. → Write a smaller number.'],
  },
  'two commas': {
    text: '{ "a": 1,, "b": 2 }',
    messages: ['1:10 There is one comma too many on line 1. → Remove it.'],
  },
  'three mistakes, each once': {
    text: '{\n  "a": 1\n  "b": [1, 2,],\n  \'c\': 3\n}',
    messages: [
      '2:9 A comma is missing at the end of line 2. → Add a comma after 1.',
      '3:13 There is one comma too many at the end of line 3. → Remove the comma after the last entry.',
      '4:3 This text stands in single quotes; JSON takes only straight double quotes. → Use " at both ends.',
    ],
  },
  'curly quotes': {
    text: '{ “title”: “GST” }',
    messages: [
      '1:3 This text stands in curly quotes; JSON takes only straight double quotes. There is one more like it below. → Use " at both ends.',
    ],
  },
  'a curly quote at one end': {
    text: '{\n  “title": "GST",\n  "name": "GST”,\n  "draft": true\n}',
    messages: [
      '2:3 This text stands in curly quotes; JSON takes only straight double quotes. → Use " at both ends.',
      '3:15 This text ends with a curly quote; JSON takes only straight double quotes. → Use " at both ends.',
    ],
  },
  'single quotes': {
    text: "{ 'title': 'It is' }",
    messages: [
      '1:3 This text stands in single quotes; JSON takes only straight double quotes. There is one more like it below. → Use " at both ends.',
    ],
  },
  comments: {
    text: '{\n  // the title\n  "title": "GST" /* short */\n}',
    messages: ['2:3 JSON has no comments. There is one more like it below. → Remove the comment.'],
  },
  'a key without quotes': {
    text: '{ title: "GST" }',
    messages: ['1:3 The key title has no quotes. → Write "title".'],
  },
  'a text without quotes': {
    text: '{ "title": GST registration, "draft": true }',
    messages: ['1:12 The text GST has no quotes. → Put the whole text in double quotes.'],
  },
  'words of other languages': {
    text: '{ "draft": True,\n  "noindex": None }',
    messages: [
      '1:12 True is not known in JSON. → Write true, without quotes.',
      '2:14 None is not known in JSON. → Write null, without quotes.',
    ],
  },
  'a lost opening quote': {
    text: '{\n  title": "GST",\n  "a": 1\n}',
    messages: ['2:3 The opening quote of title is missing. → Write "title".'],
  },
  'a lost closing quote': {
    text: '{\n  "title: "GST",\n  "a": 1\n}',
    messages: ['2:3 The closing quote of "title is missing. → Write "title".'],
  },
  'a lost closing quote of a value': {
    text: '{\n  "title": "GST,\n  "a": 1\n}',
    messages: [
      '2:12 The text that begins here has no closing quote on line 2. → Add a " at its end. A line break inside a text is written \\n.',
    ],
  },
  'a quote inside a text': {
    text: '{\n  "title": "The "GST" number"\n}',
    messages: [
      '2:17 The text ends at this quote, but the line goes on. → Write \\" for a quote inside a text, or remove this one.',
    ],
  },
  'a line break inside a text': {
    text: '{\n  "title": "GST\n  number"\n}',
    messages: [
      '2:12 The text that begins here has no closing quote on line 2. → Add a " at its end. A line break inside a text is written \\n.',
    ],
  },
  'a tab inside a text': {
    text: '{ "title": "GST\tnumber" }',
    messages: [
      '1:16 There is a tab (U+0009) inside the text, which JSON does not allow. → Write \\t or a space instead.',
    ],
  },
  'a backslash': {
    text: '{ "path": "C:\\pages" }',
    messages: [
      '1:14 A backslash before "p" means nothing in JSON. → Write \\\\ for a backslash that is meant as such.',
    ],
  },
  'a missing colon': {
    text: '{\n  "title" "GST"\n}',
    messages: [
      '2:10 A colon is missing after "title" on line 2. → Add a : between the key and its value.',
    ],
  },
  'a missing value': {
    text: '{\n  "title": ,\n  "a": 1\n}',
    messages: ['2:3 The value of "title" is missing. → Write a colon and the value after it.'],
  },
  'a missing value at the end': {
    text: '{ "title": }',
    messages: ['1:3 The value of "title" is missing. → Write a colon and the value after it.'],
  },
  'an equals sign': {
    text: '{ "title" = "GST" }',
    messages: ['1:11 An equals sign stands where a colon belongs. → Write : instead.'],
  },
  'an object that is not closed': {
    text: '{\n  "blocks": [\n    {\n      "type": "hero"\n    ,\n    {\n      "type": "faq"\n    }\n  ]\n}',
    messages: [
      '3:5 The { opened on line 3 is never closed. → Add a } where it ends, before line 6 goes on.',
    ],
  },
  'an object that is not closed, found far below': {
    text: '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": 2\n}',
    messages: ['3:10 The { opened on line 3 is never closed. → Add a } where it ends.'],
  },
  'a list that is not closed': {
    text: '{\n  "a": [\n    1,\n    2\n  "b": 3\n}',
    messages: [
      '2:8 The [ opened on line 2 is never closed. → Add a ] where it ends, before line 5 goes on.',
    ],
  },
  'a list that is not closed, after a comma': {
    text: '{\n  "a": ["x", "y",\n  "b": 3\n}',
    messages: [
      '2:8 The [ opened on line 2 is never closed. → Add a ] where it ends, before line 3 goes on.',
    ],
  },
  'a document that is not closed': {
    text: '{\n  "a": 1\n',
    messages: ['1:1 The { opened on line 1 is never closed. → Add a } where it ends.'],
  },
  'a closing bracket too many': {
    text: '{\n  "a": [\n    { "b": 1 }\n    }\n  ]\n}',
    messages: [
      '4:5 There is one } too many on line 4: everything that was opened is closed without it. → Remove this }.',
    ],
  },
  'a closing bracket of the wrong kind': {
    text: '{ "a": [1, 2} }',
    messages: ['1:8 The [ opened on line 1 is never closed. → Add a ] where it ends.'],
  },
  'a bracket after the end': {
    text: '{ "a": 1 }\n}',
    messages: [
      '2:1 There is one } too many on line 2: everything that was opened is closed without it. → Remove this }.',
    ],
  },
  'text after the end': {
    text: '{ "a": 1 }\nthanks',
    messages: [
      '2:1 The document has ended before this. → Remove what follows the last }, or move it inside.',
    ],
  },
  'no bracket at the beginning': {
    text: '"a": 1\n}',
    messages: [
      '1:1 The { that begins the document is missing. → Add a { on a line of its own before all else.',
    ],
  },
  'a list without its bracket': {
    text: '{ "a": "x", "y"] }',
    messages: ['1:3 "a" is a list, but its [ is missing. → Add a [ after the colon on line 1.'],
  },
  'a list of objects without its bracket': {
    text: '{\n  "blocks":\n    {\n      "type": "a"\n    },\n    {\n      "type": "b"\n    }\n  ]\n}',
    messages: [
      '2:3 "blocks" is a list, but its [ is missing. → Add a [ after the colon on line 2.',
    ],
  },
  'an object without its bracket': {
    text: '{\n  "blocks": [\n      "type": "hero"\n    }\n  ]\n}',
    messages: [
      '3:7 A { is missing before "type" on line 3: a list has no keys of its own. → Add the { that begins this entry.',
    ],
  },
  'a number with commas': {
    text: '{ "amount": 1,00,000 }',
    messages: [
      '1:13 A number has no commas in it. → Write the digits only: 100000 instead of 100,000.',
    ],
  },
  'numbers that JSON writes otherwise': {
    text: '{ "a": .5,\n  "b": +5,\n  "c": 007,\n  "d": 1.2.3 }',
    messages: [
      '1:8 .5 is not a number as JSON writes it. → Write 0.5.',
      '2:8 +5 is not a number as JSON writes it. → Write 5.',
      '3:8 007 is not a number as JSON writes it. → Write 7.',
      '4:8 1.2.3 is not a number as JSON writes it. → If it is meant as text, put it in double quotes.',
    ],
  },
  'a byte-order mark': {
    text: '\ufeff{ "a": 1 }',
    messages: [
      '1:1 The file begins with a byte-order mark, an invisible sign that JSON does not allow. → Save it as "UTF-8" without BOM, or run lint with --fix.',
    ],
  },
  'a byte-order mark and a comma too many': {
    text: '\ufeff{ "a": 1, }',
    messages: [
      '1:1 The file begins with a byte-order mark, an invisible sign that JSON does not allow. → Save it as "UTF-8" without BOM, or run lint with --fix.',
      '1:10 There is one comma too many at the end of line 1. → Remove the comma after the last entry.',
    ],
  },
  'UTF-16 read as UTF-8': {
    text: '\ufffd\ufffd{\u0000"\u0000a\u0000"\u0000:\u0000 \u00001\u0000}\u0000',
    messages: [
      '1:1 The file is stored as UTF-16; it must be UTF-8. → Save it again with the encoding "UTF-8" (without BOM).',
    ],
  },
  'UTF-16 without its mark': {
    text: '{\u0000"\u0000a\u0000"\u0000:\u0000 \u00001\u0000}\u0000',
    messages: [
      '1:1 The file is stored as UTF-16; it must be UTF-8. → Save it again with the encoding "UTF-8" (without BOM).',
    ],
  },
  'bytes that are no UTF-8': {
    text: '{ "title": "Caf\ufffd" }',
    messages: [
      '1:16 A character here could not be read: the file is damaged or not stored as UTF-8. → Type the character again and save the file as UTF-8.',
    ],
  },
  'a NUL in the file': {
    text: '{ "a": 1,\n\u0000 "b": 2 }',
    messages: [
      '2:1 There is a NUL sign (U+0000) between the texts, which JSON does not allow. → Delete it.',
    ],
  },
  'a control sign in a text': {
    text: '{ "a": "x\u0001y" }',
    messages: [
      '1:10 There is the control sign U+0001 inside the text, which JSON does not allow. → Delete it.',
    ],
  },
  'half of a character': {
    text: '{ "a": "x\\ud83d" }',
    messages: [
      '1:8 The text holds half of a character (a lone surrogate), which cannot be shown. → Type the character again.',
    ],
  },
  'a key that stands twice': {
    text: '{\n  "a": 1,\n  "b": { "a": 2 },\n  "a": 3\n}',
    messages: [
      '4:3 The key "a" stands twice in the same object: here and on line 2. Only the last one counts. → Remove one of the two, or give it its right name.',
    ],
  },
  'a number too large': {
    text: '{ "a": 1e999, "b": -1E+400 }',
    messages: [
      '1:8 The number 1e999 is too large to be held. → Write a smaller number.',
      '1:20 The number -1E+400 is too large to be held. → Write a smaller number.',
    ],
  },
  'a number with too many digits': {
    text: '{ "a": 12345678901234567 }',
    messages: [
      '1:8 The number 12345678901234567 has more digits than can be held exactly. → Write a smaller number, or put it in double quotes as a text.',
    ],
  },
  'amounts with many digits, which are read from their text': {
    text: '{ "amount": 1234567890123456789, "to" : 99999999999999999.99 }',
    messages: [],
  },
  'an empty file': {
    text: '',
    messages: ['1:1 The file is empty. → Write a document, or delete the file.'],
  },
  'a file of spaces': {
    text: ' \n\t\n',
    messages: ['1:1 The file is empty. → Write a document, or delete the file.'],
  },
  'nothing but a comment': {
    text: '// nothing',
    messages: ['1:1 The file holds nothing but comments. → Write the document between { and }.'],
  },
  'nesting far too deep': {
    text: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    messages: [
      '1:65 The nesting is too deep: more than 64 levels of brackets. → Look for a bracket that was meant to close.',
    ],
  },
  'a file far too large': {
    text: `"${'x'.repeat(5_000_001)}"`,
    messages: [
      '1:1 The file is far too large: 6 MB, where 5 MB is the most. → Split the document, or remove what does not belong in it.',
    ],
  },
  HTML: {
    text: '<!doctype html>\n<p>Hello</p>',
    messages: [
      '1:1 The { that begins the document is missing. → Add a { on a line of its own before all else.',
    ],
  },
  YAML: {
    text: 'title: GST\nblocks:\n  - type: hero',
    messages: [
      '1:1 The { that begins the document is missing. → Add a { on a line of its own before all else.',
    ],
  },
}

test.each(Object.entries(cases))('checkSyntax reports %s', (_, { text, messages }) => {
  expect(messagesOf(text)).toEqual(messages)
})

const document = `{
  "title": "GST",
  "blocks": [
    {
      "type": "hero",
      "items": ["a", "b"],
      "text": "x"
    },
    { "type": "faq", "level": 2 },
    {
      "type": "cta"
    }
  ],
  "article": { "readingMinutes": 1 }
}
`
/** Deleting one of these signs is noticed on its line, or on the line where the bracket that it closes was opened. */
const signs = [...document].flatMap((sign, index) =>
  '{}[],:"'.includes(sign) ? [{ sign, index }] : [],
)

test.each(signs)(
  'checkSyntax reports one problem near the deleted $sign at index $index',
  ({ index }) => {
    const text = document.slice(0, index) + document.slice(index + 1)
    const { line } = lineAndColumn(lineStarts(document), index)
    const opened: Readonly<Record<number, number>> = { 8: 4, 12: 10, 13: 3, 15: 1 }
    const near = [line, line + 1, opened[line] ?? line]
    const messages = messagesOf(text)
    expect(messages.length).toBe(1)
    expect(near).toContain(Number(messages[0]?.split(':')[0]))
  },
)

describe('the quick fixes for JSON syntax', () => {
  test.each([
    ['missing commas', '{ "a": 1 "b": [2 3]\n}', '{ "a": 1, "b": [2, 3]\n}'],
    ['commas too many', '{ "a": [1, 2,],, "b": 3, }', '{ "a": [1, 2], "b": 3 }'],
    ['quotes', "{ 'a': “b”, c: `d` }", '{ "a": "b", "c": "d" }'],
    [
      'words and numbers',
      '{ "a": True, "b": +.5, "c" = 1, "d" 2 }',
      '{ "a": true, "b": 0.5, "c" : 1, "d": 2 }',
    ],
    ['a byte-order mark', '\ufeff{ "a": 1 }', '{ "a": 1 }'],
    [
      'signs that nobody sees',
      '\ufeff{\u00a0"a"\u200b:\u2028 "b",\n\u00a0\u00a0"c": true\u202e }\u0000',
      '{"a": "b",\n"c": true }',
    ],
    ['control signs in texts', '{ "a": "1\u000b2\u0001\u001b3\t4" }', '{ "a": "1 23\\t4" }'],
  ])('fix %s and leave the rest unchanged', (_, before, after) => {
    expect(
      applyEdits(
        before,
        checkSyntax(before).problems.flatMap(({ edits }) => edits ?? []),
      ),
    ).toBe(after)
  })
  test('don’t change text that is ambiguous', () => {
    for (const text of [
      '{ "a": "b "c" d" }',
      '{ "a": hello }',
      '{ // x\n "a": 1 }',
      '{ "a": [1 }',
      '{ "a": 1, "a": 2 }',
    ]) {
      expect(checkSyntax(text).problems.flatMap(({ edits }) => edits ?? [])).toEqual([])
    }
  })
})

test('checkSyntax returns a value when the JSON can be read despite a problem', () => {
  expect(checkSyntax('\ufeff{ "a": 1 }').value).toEqual({ a: 1 })
  expect(checkSyntax('{ "a": 1, "a": 2 }').value).toEqual({ a: 2 })
  expect('value' in checkSyntax('{ "a": 1, }')).toBe(false)
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesBelow } from './importsOf.ts'

/**
 * Small things that everyone needs, and would otherwise write again. `home` has the one
 * implementation, `form` finds another one, and `example` is such a form. `left` lists the files
 * that still have their own, each with a reason: the list may only shrink.
 */
type Small = {
  readonly what: string
  readonly home: string
  readonly form: RegExp
  readonly example: string
  readonly left: Readonly<Record<string, string>>
}

const rewritten = 'the folder was rewritten at the same time'
const runs = 'it joins runs of words, some of them marked'

const small: readonly Small[] = [
  {
    what: 'plurals',
    home: 'src/core/text/plural.ts',
    form: /[!=]== 1\s*\?\s*(?:['"`] ?[A-Za-z]|''\s*:\s*'e?s')/,
    example: "count === 1 ? 'page' : 'pages'",
    left: {},
  },
  {
    what: 'escaped HTML',
    home: 'src/core/text/escapeHtml.mjs',
    form: /(?:'<': |, )'&lt;'/,
    example: "text.replaceAll('<', '&lt;')",
    left: {
      'bench/twinOf.ts': 'the function runs in a browser’s page and can’t import',
      'src/content/changes/formats/html.ts': rewritten,
      'src/content/changes/formats/markdown.ts': rewritten,
      'src/core/model/svg/writeXml.ts': 'a writer of XML, which also escapes white space',
    },
  },
  {
    what: 'JSON pointers that are followed',
    home: 'src/core/model/schema/path.ts',
    form: /[/']~1(?:\/g|')|\b(?:keys|keysOf\(\w+\))\s*\.reduce<unknown>\(/,
    example: 'keysOf(pointer).reduce<unknown>((at, key) => at[key], value)',
    left: {
      'src/content/changes/compare/renames.ts': rewritten,
      'src/content/changes/merge/mergeTexts.ts': rewritten,
      'src/content/changes/takeBack/leaveOut.ts': rewritten,
      'src/content/lint/cache/recordReads.ts': 'a view has its parts from its prototype',
    },
  },
  {
    what: 'escaped regular expressions',
    home: 'src/core/text/escapeRegExp.ts',
    form: /\(\/\[(?=.*\*)(?=.*\+)(?=.*\?)(?=.*\^).*\\\$&/,
    example: String.raw`text.replace(/[.*+?^$]/g, '\\$&')`,
    left: {},
  },
  {
    what: 'lists in words',
    home: 'src/core/text/joinWords.ts',
    form: /slice\(0, -1\)\.join\(', '\)|` and \$\{.*\} more`/,
    example: "names.slice(0, -1).join(', ')",
    left: {
      'src/authoring/studio/client/views/History/StepPlaces.tsx': 'its names are links',
      'src/content/changes/formats/shownOn.ts': runs,
      'src/content/changes/messages/changeMessages.ts': runs,
    },
  },
  {
    what: 'messages of errors',
    home: 'src/core/text/errorMessage.mjs',
    form: /(\w+) instanceof Error\s*\?\s*\1\.message\b/,
    example: 'error instanceof Error ? error.message : String(error)',
    left: {},
  },
  {
    what: 'edit distances',
    home: 'src/core/text/editDistance.mjs',
    form: /\b(?:levenshtein|\w*distance) = \(a\b.*, b\b/i,
    example: 'const distance = (a: string, b: string): number => {',
    left: {},
  },
  {
    what: 'pairs of lists in order',
    home: 'src/core/model/text/alignLists.ts',
    form: /Math\.max\(.*\(row \+ 1, column\), \w+\(row, column \+ 1\)\)/,
    example: ': Math.max(at(row + 1, column), at(row, column + 1))',
    left: {},
  },
]

const sources = ['src', 'scripts', 'bench']
  .flatMap(sourcesBelow)
  .map((path) => [path, readFileSync(path, 'utf8')] as const)

describe.each(small)('$what have one implementation', ({ home, form, example, left }) => {
  it(`which is ${home}`, () => {
    const found = sources.filter(([, text]) => form.test(text)).map(([path]) => path)
    expect(found.filter((path) => path !== home).sort()).toEqual(Object.keys(left).sort())
  })
  it('and another one is found', () => expect(example).toMatch(form))
})

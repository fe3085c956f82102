import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesBelow } from './importsOf.ts'

/** What once rewrote or recognized sentences between parts of the engine. */
const removed =
  /\b(toldToAuthors|findingInWords|withTitles|hearer|writtenPlace|asForms|toldTexts|authorWords|dialogNoun)\b/

/** A text for people that is taken apart or compared by a program. */
const readsSentence =
  /\b(?:message|suggestion|label|sentence|why)\)*\??\.(?:includes|startsWith|endsWith|match|replace)\(|\.(?:test|exec)\((?:\w+\.)?(?:message|suggestion|sentence|why)\b/

const allowed: Readonly<Record<string, string>> = {
  'src/authoring/studio/client/ui/authorMessages.ts': 'the label of a fact is content of the site',
  'src/core/locale/fill.ts': 'a template of a language, with its placeholders',
  'src/core/model/svg/readXml.ts': 'the parser gives no code',
  'src/kits/plugins/bundleParts.ts': 'the bundler gives no code',
  'src/site/git/proposedSummary.ts': 'shortens the text that it has just rendered',
}

const sources = sourcesBelow('src')

it('no code parses the text of messages except in the listed files', () => {
  const found = sources.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return removed.test(text) || readsSentence.test(text)
  })
  expect(found.sort()).toEqual(Object.keys(allowed).sort())
})

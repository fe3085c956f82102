import { languageOf, languageTag } from '../../../../core/kit/languageOf.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'language-words',
  severity: 'warning',
  what: 'A site in a language that the engine does not speak says all of the engine’s words itself, under "words" in pages/_site.json.',
  why: 'What is missing is said in English: a visitor meets it in the midst of a form.',
  bad: [{ file: 'pages/_site.json', at: '/language', value: 'sv-SE' }],
  good: [{ file: 'pages/_site.json', at: '/language', value: 'de-DE' }],
  *check({ kit, site, siteFile }) {
    if (!site || !siteFile || languageTag(kit, site.language) !== undefined) return
    const missing = Object.keys(languageOf(kit, site.language).words).filter(
      (word) => !Object.hasOwn(site.words ?? {}, word),
    )
    const [first] = missing
    if (first === undefined) return
    yield {
      file: siteFile.path,
      pointer: '/language',
      message: msg('wordsMissing', { language: site.language, count: missing.length }),
      suggestion: msg('writeWords', {
        count: missing.length,
        first,
        spoken: Object.keys(kit.languages),
      }),
    }
  },
}

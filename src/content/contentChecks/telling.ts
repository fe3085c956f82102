import { idOf } from '../lint/findings/idOf.ts'
import { type Locator, locatorOf } from '../lint/findings/locate.ts'
import { ownWords } from '../lint/messages/ownWords.ts'
import { rule } from '../lint/rules/documents/checks.ts'
import type { LintFile } from '../lint/types/file.ts'
import type { Finding } from '../lint/types/finding.ts'
import type { Spot } from '../lint/types/report.ts'

/** A document of checks. */
export type Source = Pick<LintFile, 'path' | 'text' | 'value' | 'rewritings'>

/** Makes a finding at a place of a document. `words` are given that place as `file:line`, to be named in a sentence. */
export type Tell = (
  source: Source,
  spot: Spot,
  words: (where: string) => Pick<Finding, 'message' | 'suggestion'>,
) => Finding

/** Tells findings of documents, each of which is indexed once. */
export const telling = (): Tell => {
  const locators = new Map<Source, Locator>()
  return (source, spot, words) => {
    const locate = locators.get(source) ?? locatorOf(source.text, source.rewritings)
    locators.set(source, locate)
    const place = locate({ ...spot, file: source.path, message: ownWords('') }, rule)
    const said = words(`${source.path}:${place.line}`)
    const found = { ...place, ...ownWords(said.message), ...said }
    return { ...found, id: idOf(found, source.value) }
  }
}

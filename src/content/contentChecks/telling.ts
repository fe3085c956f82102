import { idOf } from '../lint/findings/idOf.ts'
import { type Locator, locatorOf } from '../lint/findings/locate.ts'
import type { Message } from '../lint/messages/msg.ts'
import { ownWords } from '../lint/messages/ownWords.ts'
import type { Place } from '../lint/messages/placesInWords.ts'
import { rule } from '../lint/rules/documents/checks.ts'
import type { LintFile } from '../lint/types/file.ts'
import type { Finding } from '../lint/types/finding.ts'
import type { Spot } from '../lint/types/report.ts'

/** A document of checks. */
export type Source = Pick<LintFile, 'path' | 'text' | 'value' | 'rewritings'>

/** Makes a finding at a place of a document; the messages name that place. */
export type Tell = (
  source: Source,
  spot: Spot,
  messages: (asking: Place) => { readonly message: Message; readonly suggestion: Message },
) => Finding

/** Tells findings of documents, each of which is indexed once. */
export const telling = (): Tell => {
  const locators = new Map<Source, Locator>()
  return (source, spot, messages) => {
    const locate = locators.get(source) ?? locatorOf(source.text, source.rewritings)
    locators.set(source, locate)
    const { path: file } = source
    const { line } = locate({ ...spot, file, message: ownWords('') }, rule)
    const found = locate({ ...spot, file, ...messages({ file, line }) }, rule)
    return { ...found, id: idOf(found, source.value) }
  }
}

import { sourcesOf } from '../../../core/model/translations/judgeTranslation.ts'
import { signLength, signOf } from '../../../core/model/translations/sourceTexts.ts'
import { type KnownOfLanguage, knownOfFile, type TranslatedFile } from './translatedFiles.ts'

/** Signs that stand one after the other. */
export const signsIn = (words: string): string[] =>
  words.match(new RegExp(`.{${signLength}}`, 'g')) ?? []

const isSameOrder = (own: readonly string[], original: readonly string[]): boolean => {
  const [here, there] = [new Set(own), new Set(original)]
  return (
    own.filter((sign) => there.has(sign)).join() ===
    original.filter((sign) => here.has(sign)).join()
  )
}

/** Told by summaries alone: what a translation says follows each other as in its original. Of nearly all it does, and they need not be opened. */
export const keepsOrder = (
  { file, original, key }: TranslatedFile,
  known: KnownOfLanguage,
): boolean => {
  if (key === undefined) return false // what stands around the pages has no such summary
  const record = knownOfFile(known, key)
  const own = signsIn(file.summary.words).flatMap((sign) => {
    const [source, more] = sourcesOf(record, sign) ?? []
    return more === undefined ? [source ? signOf(source) : sign] : []
  })
  return (
    isSameOrder(own, signsIn(original.summary.words)) &&
    isSameOrder(signsIn(file.summary.leads), signsIn(original.summary.leads))
  )
}

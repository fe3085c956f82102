import { judgeTranslation } from '../../../core/model/translations/judgeTranslation.ts'
import { firstWords } from '../../lint/translations/changedWords.ts'
import type { Ground } from '../Ground.ts'
import { type Named, translationsNamed } from './translationsNamed.ts'

const tell = ({ file, original, pair }: Named): string[] => {
  const { stale, unknown, untranslated, missing } = judgeTranslation(pair)
  const open = stale.length + unknown.length + untranslated.length + missing.length
  return [
    `${file.path}: ${open === 0 ? `${pair.own.length} texts, all as their originals` : `${open} of ${pair.own.length + missing.length} texts to look at`}`,
    ...stale.flatMap(({ text, was, now }) => [
      `  ${text.pointer}`,
      `    was:  ${was}`,
      `    now:  ${now?.words ?? `(${original.path} no longer says it)`}`,
      `    here: ${text.words}`,
    ]),
    ...untranslated.flatMap(({ pointer, words }) => [
      `  ${pointer}`,
      `    not translated yet: ${words}`,
    ]),
    ...missing.flatMap(({ words }) => ['  not here', `    now:  ${words}`]),
    ...unknown.flatMap(({ text, of }) => [
      `  ${text.pointer}`,
      `    now:  ${of ? of.words : '(nothing like it)'}`,
      `    here: ${firstWords(text.words)}`,
    ]),
  ]
}

/** What is to be looked at in translations, with the words of the originals beside them, line by line. `named` as for `translationsNamed`. Pure. Errors: `OperationError`. */
export const tellTranslations = (ground: Ground, named: readonly string[]): string[] =>
  translationsNamed(ground, named).flatMap(tell)

import type { Edit } from '../../../core/edits/change.ts'
import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { judgeTranslation } from '../../../core/model/translations/judgeTranslation.ts'
import { sayRight } from '../../../core/model/translations/sayRight.ts'
import { firstWords } from '../../lint/translations/changedWords.ts'
import { recordEdits } from '../../lint/translations/recordEdits.ts'
import type { Ground, Plan } from '../Ground.ts'
import { type Named, translationsNamed } from './translationsNamed.ts'

const listed = new Intl.ListFormat('en-GB')
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** What becomes of one document, in words; nothing where all of it was right before. */
const tell = ({ file, pair, pointers }: Named, isOwn: boolean): string[] => {
  const { stale, unknown, untranslated, missing } = judgeTranslation(pair)
  const isSelected = ({ pointer }: { readonly pointer: string }) =>
    !pointers || pointers.has(pointer)
  const asTheyAre = untranslated.filter(isSelected)
  const [changed, fresh] = [
    stale.filter(({ text }) => isSelected(text)),
    unknown.filter(({ text }) => isSelected(text)),
  ]
  const parts = [
    ...(changed.length > 0 ? [`${count(changed.length, 'text')} whose original has changed`] : []),
    ...(fresh.length > 0 ? [`${count(fresh.length, 'text')} of which nothing was known`] : []),
    ...(asTheyAre.length > 0
      ? [`${count(asTheyAre.length, 'text')} in the words of the original`]
      : []),
  ]
  const said = isOwn ? 'said to be of their own' : 'said to be right'
  const alone = isOwn ? [] : fresh.filter(({ of }) => !of)
  return [
    ...(parts.length > 0 ? [`${file.path}: ${listed.format(parts)}, now ${said}.`] : []),
    ...(alone.length > 0
      ? [
          `  Of their own, with nothing like them in the original: ${alone.map(({ text }) => `“${firstWords(text.words)}”`).join(', ')}.`,
        ]
      : []),
    ...(pointers || missing.length === 0
      ? []
      : [
          `  Left out on purpose from now on: ${missing.map(({ words }) => `“${firstWords(words)}”`).join(', ')}.`,
        ]),
  ]
}

/**
 * Says that translations are right as they are, and keeps the words of the originals for them; `isOwn`: that they say something else on purpose.
 * `named` as for `translationsNamed`. Pure. Errors: `OperationError`.
 */
export const sayTranslationsRight = (
  ground: Ground,
  named: readonly string[],
  isOwn = false,
): Plan => {
  const all = translationsNamed(ground, named)
  const siteFile = ground.files.find(({ place }) => place?.kind === 'site')
  const byLanguage = new Map<SiteLanguage, Named[]>()
  for (const one of all)
    byLanguage.set(one.language, [...(byLanguage.get(one.language) ?? []), one])
  const edits = [...byLanguage].flatMap(([{ tag }, list]): Edit[] =>
    recordEdits(
      tag,
      list[0]?.known.file,
      siteFile,
      list.map(({ key, pair, pointers }) => [
        key,
        sayRight(pair, { ...(pointers ? { pointers } : {}), isOwn }),
      ]),
    ),
  )
  const words = all.flatMap((one) => tell(one, isOwn))
  return {
    change: { label: 'Say that translations are right', edits },
    words: words.length > 0 ? words : ['All of it is said to be right already.'],
  }
}

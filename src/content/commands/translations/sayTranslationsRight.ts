import type { Edit } from '../../../core/edits/change.ts'
import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { judgeTranslation } from '../../../core/model/translations/judgeTranslation.ts'
import { sayRight } from '../../../core/model/translations/sayRight.ts'
import { firstWords } from '../../lint/translations/changedWords.ts'
import { recordEdits } from '../../lint/translations/recordEdits.ts'
import type { Ground, Plan } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { type Named, translationsNamed } from './translationsNamed.ts'

/** What becomes of one document; nothing where all of it was right before. */
const tell = ({ file, pair, pointers }: Named, isOwn: boolean): CommandMessage[] => {
  const { stale, unknown, untranslated, missing } = judgeTranslation(pair)
  const isSelected = ({ pointer }: { readonly pointer: string }) =>
    !pointers || pointers.has(pointer)
  const fresh = unknown.filter(({ text }) => isSelected(text))
  const counts = {
    changed: stale.filter(({ text }) => isSelected(text)).length,
    fresh: fresh.length,
    asTheyAre: untranslated.filter(isSelected).length,
  }
  const alone = isOwn ? [] : fresh.filter(({ of }) => !of)
  return [
    ...(Object.values(counts).some((count) => count > 0)
      ? [say('translationsRight', { path: file.path, ...counts, isOwn })]
      : []),
    ...(alone.length > 0
      ? [say('textsOfTheirOwn', { texts: alone.map(({ text }) => firstWords(text.words)) })]
      : []),
    ...(pointers || missing.length === 0
      ? []
      : [say('textsLeftOut', { texts: missing.map(({ words }) => firstWords(words)) })]),
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
  const messages = all.flatMap((one) => tell(one, isOwn))
  return {
    change: { label: 'Say that translations are right', edits },
    messages: messages.length > 0 ? messages : [say('allRightAlready')],
  }
}

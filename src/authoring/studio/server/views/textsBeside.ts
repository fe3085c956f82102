import { wordDiff } from '../../../../content/changes/describe/wordDiff.ts'
import { type Ground, refuse } from '../../../../content/commands/Ground.ts'
import { say } from '../../../../content/commands/messages/say.ts'
import { languagesIn } from '../../../../content/commands/names/translationsAt.ts'
import { readableTexts } from '../../../../content/commands/texts/readableTexts.ts'
import { furtherLanguage } from '../../../../content/lint/named/languagesOf.ts'
import {
  knownOf,
  knownOfFile,
  translatedFiles,
} from '../../../../content/lint/translations/translatedFiles.ts'
import { translationPair } from '../../../../content/lint/translations/translationPair.ts'
import type { KnownFile } from '../../../../content/lint/types/file.ts'
import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import type { ReadableText } from '../../../../core/model/schema/readableIn.ts'
import { judgeTranslation } from '../../../../core/model/translations/judgeTranslation.ts'
import { wordsOfText } from '../../../../core/model/translations/sourceTexts.ts'
import type { BesideAnswer, TextBeside } from '../../protocol/viewAnswers.ts'

const written = ({ tag, name, direction }: SiteLanguage) => ({ tag, name, direction })

/** What names only figures is the same in every language. */
const isSaying = (text: ReadableText): boolean =>
  /\p{L}/u.test(wordsOfText(text).replace(/\{\{[^{}]*\}\}/g, ''))

/** The texts of a translation, a draft too, each beside what its original says; where that has changed since, with the words that are gone and new. Pure. Errors: `OperationError`. */
export const textsBeside = (ground: Ground, path: string): BesideAnswer => {
  const languages = languagesIn(ground)
  const file = ground.files.find((one) => one.path === path)
  const language = file && furtherLanguage(languages, file)
  const [main] = languages
  const found =
    language &&
    translatedFiles(ground.files, languages, language, { drafts: true }).find(
      (one) => one.file.path === path,
    )
  if (!main || !language || !found) return refuse(say('notReadBeside'))
  const known = knownOf(ground.files, language)
  const pair = translationPair(ground.kit.choices, found, knownOfFile(known, found.key))
  const { stale, unknown, untranslated } = judgeTranslation(pair)
  // Of a language of which nothing is kept yet nothing is told.
  const open = new Set(
    known.file
      ? [...unknown.map(({ text }) => text), ...untranslated].map(({ pointer }) => pointer)
      : [],
  )
  const changed = new Map(
    stale.map(({ text, was, now }) => [text.pointer, wordDiff(was, now?.words ?? '')]),
  )
  const textsOf = (one: KnownFile) => readableTexts(ground, one).filter(isSaying)
  const originals = new Map(textsOf(found.original).map((text) => [text.pointer, text]))
  const texts = textsOf(found.file).flatMap(({ pointer, title, isMarkup }): TextBeside[] => {
    const beside = originals.get(pair.inOriginal(pointer) ?? '')
    const was = changed.get(pointer)
    return beside || was
      ? [
          {
            pointer,
            title,
            isMarkup,
            isOpen: open.has(pointer),
            original: was ?? [{ as: 'same', text: wordsOfText(beside ?? { text: '', isMarkup }) }],
          },
        ]
      : []
  })
  return {
    file: found.original.path,
    route: found.original.place?.route,
    languages: { original: written(main), own: written(language) },
    texts,
  }
}

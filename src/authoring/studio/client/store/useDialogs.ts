import { placeOf } from '../../../../core/document/sources.ts'
import type { Names } from '../../protocol/requests.ts'
import { useFileLanguage } from './useFileLanguage.ts'
import { useNames } from './useStudio.ts'

type Dialogs = Names['dialogs']

/** Of each dialog the document that a page in such a language opens: its own, else that of the main language (`undefined`). Pure. @internal For tests. */
export const dialogsIn = (dialogs: Dialogs, tag: string | undefined): Dialogs => {
  const languageOf = ({ file }: Dialogs[number]) => placeOf(file)?.language
  const own = dialogs.filter((dialog) => languageOf(dialog) === tag)
  return [
    ...own,
    ...dialogs.filter(
      (dialog) =>
        tag !== undefined &&
        languageOf(dialog) === undefined &&
        !own.some(({ id }) => id === dialog.id),
    ),
  ]
}

/** The site's dialogs as a document opens them, each once; without `file`, those of the main language. Nothing until they are known. */
export const useDialogs = (file = ''): Dialogs => {
  const tag = useFileLanguage(file)?.tag
  return dialogsIn(useNames()?.dialogs ?? [], tag)
}

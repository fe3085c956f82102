import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { pluralWord } from '../../../../../core/text/plural.ts'
import type { Studio } from '../../store/Studio.ts'
import { type EntryText, pasteEntries } from './pasteEntries.ts'

type Does = {
  /** The pointer of the first text that was written. */
  readonly onDone?: (at: string) => void
  readonly onNone?: () => void
}

/** Writes pasted rows as entries; asks first if the first row may name the columns. Returns whether it could, or has asked. */
export const putEntries = (
  studio: Pick<Studio, 'send' | 'notify' | 'getState' | 'showQuestion'>,
  kit: SchemaKit,
  schema: Schema,
  place: EntryText,
  pasted: Parameters<typeof pasteEntries>[4],
  { onDone, onNone }: Does = {},
): boolean => {
  const document = studio.getState().documents.get(place.file)?.value
  const done = pasteEntries(kit, document, schema, place, pasted)
  if (!done) {
    onNone?.()
    return false
  }
  if ('asks' in done) {
    const again = (hasHead: boolean) => () =>
      void putEntries(studio, kit, schema, place, { ...pasted, hasHead }, { onDone, onNone })
    studio.showQuestion({
      text: done.asks,
      answers: [
        { label: 'It names columns', run: again(true) },
        { label: 'It is a row', run: again(false) },
      ],
    })
    return true
  }
  const { length } = pasted.rows
  studio.send({
    label: `Pasted ${pluralWord(length, 'a row', `${length} rows`)}`,
    edits: done.edits,
  })
  studio.notify(done.said, 'done', true)
  onDone?.(done.at)
  return true
}

import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { placeOf } from '../../../core/document/sources.ts'
import type { DocumentEdit, Edit, WrittenText } from '../../../core/edits/change.ts'
import { editBetween } from '../../../core/edits/textEdits.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { differencesOf } from '../compare/differencesOf.ts'
import { jsonOf } from '../compare/readJson.ts'
import { sameValue } from '../compare/sameValue.ts'

type Texts = {
  readonly file: string
  /** As the document was, as it is, and one that says what it shall say. */
  readonly first: string
  readonly now: string
  readonly target: string
  /** How values were written that come back, by what they say. */
  readonly removed: ReadonlyMap<string, WrittenText>
}

const asWritten = (edit: Edit, removed: ReadonlyMap<string, WrittenText>): Edit => {
  if (edit.kind !== 'insert') return edit
  const texts = edit.values.flatMap((value) => removed.get(JSON.stringify(value)) ?? [])
  return texts.length === edit.values.length ? ({ ...edit, texts } satisfies DocumentEdit) : edit
}

/** The edits that make of a document one that says what another text says: the lines that stay are not touched, and a document that is what it was has its very text. */
export const editsTo = (
  { choices }: Pick<Kit, 'choices'>,
  { file, first, now, target, removed }: Texts,
): Edit[] => {
  const [before, after, then] = [jsonOf(first), jsonOf(now), jsonOf(target)]
  if (sameValue(then, before))
    return first === now ? [] : [{ kind: 'text', file, edits: [editBetween(now, first)] }]
  const place = placeOf(file)
  const differences = differencesOf(choices, {
    file,
    schema: place && documentSchemas[place.kind],
    text: now,
    before: after,
    after: then,
  })
  return differences.flatMap(({ edits }) => edits.map((edit) => asWritten(edit, removed)))
}

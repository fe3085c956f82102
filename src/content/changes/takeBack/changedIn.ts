import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { placeOf } from '../../../core/document/sources.ts'
import { apply } from '../../../core/edits/apply.ts'
import { keyOrderOf } from '../../../core/edits/keyOrderOf.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { wayTo } from '../compare/difference.ts'
import { differencesOf } from '../compare/differencesOf.ts'
import { readJson } from '../compare/readJson.ts'

/**
 * A document as it was, with what has changed since below some of its keys: all else of it is the first text, to the letter. Where all changes are meant, it
 * is the second text. Undefined where one of both is no JSON. Pure.
 */
export const changedIn = (
  { choices }: Pick<Kit, 'choices'>,
  file: string,
  first: string,
  second: string,
  isMeant: (key: string) => boolean,
): string | undefined => {
  const [before, after] = [readJson(first), readJson(second)]
  if (!before || !after) return undefined
  const place = placeOf(file)
  const all = differencesOf(choices, {
    file,
    schema: place && documentSchemas[place.kind],
    text: first,
    before,
    after,
  })
  const meant = all.filter(({ place: at }) => isMeant(String(wayTo(at)[1]?.key)))
  if (meant.length === all.length) return second
  const made = apply(
    { label: '', edits: meant.flatMap(({ edits }) => edits) },
    () => first,
    keyOrderOf(choices),
  ).files.get(file)
  return typeof made === 'string' ? made : first
}

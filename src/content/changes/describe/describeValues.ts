import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { type SourcePlace as FilePlace, placeOf } from '../../../core/document/sources.ts'
import { type Difference, type DocumentPlace, wayTo } from '../compare/difference.ts'
import type { Compared } from '../compare/differencesOf.ts'
import type { Pair } from '../compare/pairFiles.ts'
import { jsonOf } from '../compare/readJson.ts'
import { causeOf, type Expectations, type Rename } from '../compare/renames.ts'
import { causeAt, type Draft, type Work } from '../work.ts'
import { type DescribedPlace, describeDocument } from './describeDocument.ts'

/** A document that is compared value by value, with what follows its move. */
export type Document = Compared & {
  readonly place: FilePlace | undefined
  readonly move: string | undefined
}

export const documentOf = (pair: Pair, move: string | undefined): Document => {
  const file = pair.path ?? ''
  const place = placeOf(file)
  const text = typeof pair.before === 'string' ? pair.before : ''
  return {
    file,
    text,
    place,
    before: jsonOf(pair.before),
    after: jsonOf(pair.after),
    schema: place && documentSchemas[place.kind],
    move,
  }
}

/** Where visitors see what stands at a place. */
const pagesOf = (
  { showing }: Work,
  { place, after, before }: Document,
  at: DocumentPlace,
): readonly string[] => {
  const [, first, second, third] = wayTo(at)
  const key = String(first?.key ?? '')
  if (place?.kind === 'site') return showing.settings(key)
  const isFigure = third === undefined || third.key === 'value' || third.key === 'written'
  if (place?.kind === 'facts')
    return key === 'facts' && second && isFigure
      ? showing.fact(String(second.key), String(second.oldKey))
      : []
  if (place?.documentType === 'dialog')
    return key === '$schema' || key === 'silence' ? [] : showing.dialog(place.route, place.id)
  if (place?.route === undefined) return []
  const isDraft = after['draft'] === true && before['draft'] === true
  return showing.page(
    place.route,
    key,
    String(after['kind'] ?? (after['article'] ? 'article' : 'plain')),
    isDraft,
  )
}

/** Describes by what a document differs; what only follows a new name, with that as its cause. */
export const describeValues = (
  work: Work,
  compared: Document,
  differences: readonly Difference[],
  expected: Expectations,
  renames: readonly Rename[],
): Draft[] => {
  const { scene, order } = work
  const ordered = new Map(differences.map((difference) => [difference, order.of(difference.edits)]))
  const isOwnSchema = ({ place }: Difference) =>
    place.key === '$schema' && place.parent?.parent === undefined
  const causes = new Map(
    differences.map((difference) => [
      difference,
      (isOwnSchema(difference) ? compared.move : undefined) ??
        causeOf(difference, expected, renames),
    ]),
  )
  const groups = new Map<string | undefined, Difference[]>()
  for (const [difference, cause] of causes)
    groups.set(cause, [...(groups.get(cause) ?? []), difference])
  const draft = (told: DescribedPlace, cause: string | undefined): Draft => ({
    kind: told.kind,
    file: compared.file,
    pointer: told.pointer,
    message: told.message,
    lines: told.lines,
    pages: told.kind === 'renamed' ? [] : pagesOf(work, compared, told.place), // nobody sees a name
    edits: told.differences.flatMap((difference) => ordered.get(difference) ?? []),
    cause,
    self: told.kind === 'renamed' ? causeAt(compared.file, told.pointer) : '',
  })
  return [...groups].flatMap(([cause, some]) =>
    describeDocument(scene, some).map((told) => draft(told, cause)),
  )
}

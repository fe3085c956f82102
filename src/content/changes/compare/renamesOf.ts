import { roleOf } from '../../../core/document/roleOf.ts'
import { assetsFolder, placeOf } from '../../../core/document/sources.ts'
import { causeAt } from '../work.ts'
import { type Difference, pointerTo } from './difference.ts'
import type { Pair } from './pairFiles.ts'
import type { Rename } from './renames.ts'

/** The names that files have got. */
export const renamesOfMove = ({ from = '', path = '' }: Pair, cause: string): Rename[] => {
  const [was, is] = [placeOf(from), placeOf(path)]
  const address = (file: string) => file.replace(assetsFolder, '/assets')
  if (from.startsWith(`${assetsFolder}/`))
    return [{ kind: 'address', from: address(from), to: address(path), cause }]
  if (was?.route === undefined || is?.route === undefined) return []
  const dialog: Rename[] =
    was.documentType === 'dialog' && is.documentType === 'dialog'
      ? [{ kind: 'dialog', from: was.id, to: is.id, cause }]
      : []
  return [{ kind: 'address', from: was.route, to: is.route, cause }, ...dialog]
}

/** The names that authors have given to facts and forms. */
export const renamesIn = (file: string, differences: readonly Difference[]): Rename[] =>
  differences.flatMap((difference): Rename[] => {
    const { kind, place } = difference
    const role = roleOf(place.parent?.schema)
    const named = role === 'factsByName' ? 'fact' : role === 'formsByName' ? 'form' : undefined
    return kind === 'renamed' && named
      ? [
          {
            kind: named,
            from: String(place.oldKey),
            to: String(place.key),
            cause: causeAt(file, pointerTo(place)),
          },
        ]
      : []
  })

import type { DocumentKind } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { msg } from '../messages/msg.ts'
import type { Fault } from '../types/fault.ts'
import { checkSchema } from './checkSchema.ts'
import { namedKind } from './namedKind.ts'

/**
 * The one fault of a document that lies where documents of another kind lie: it follows the schema that it names better
 * than that of its place. All that its place finds wrong with it follows from that. The rule on `$schema` says it in words.
 */
export const misplaced = (
  kit: Kit,
  value: unknown,
  kind: DocumentKind,
  file: string,
): Fault[] | undefined => {
  const named = namedKind((value as { readonly $schema?: unknown } | null)?.$schema)
  if (!named || named === kind) return undefined
  const own = checkSchema(kit, value, kind, file).length
  return own > 0 && checkSchema(kit, value, named, file).length < own
    ? [
        {
          pointer: '/$schema',
          yields: true,
          message: msg('documentMisplaced', { named, kind }),
        },
      ]
    : undefined
}

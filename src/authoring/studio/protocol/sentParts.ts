import type { BlockModule } from '../../../core/kit/BlockModule.ts'
import type { PartSchema } from '../../../core/kit/PartSchema.ts'

/** What a form in the panel needs of a block of the site's own: data, of which nothing runs. */
type SentBlock = Pick<BlockModule, 'knownAs' | 'cells' | 'ofSettings'> & {
  readonly schema: PartSchema
}

/** GET parts: the site's own blocks and fields, by their types. */
export type SentParts = {
  readonly blocks: Readonly<Record<string, SentBlock>>
  readonly fields: Readonly<Record<string, { readonly schema: PartSchema }>>
}

import type { ComponentType } from 'react'
import type { Kit } from '../../core/kit/Kit.ts'
import type { FieldInputs } from '../fields/FieldSet.ts'

/** The component of each block by its type; it is given blocks of that type alone, which follow their schema. */
export type BlockComponents = ReadonlyMap<string, ComponentType<{ block: never }>>

/**
 * What the parts of a site's own bring besides: their style, the folder of their scripts for visitors with its manifest, where they have any, and the files by which
 * the checker in a browser has the same kit, by their names; `blocks` and `fields` are their types.
 */
export type OwnFurnishing = {
  readonly styles: string
  readonly blocks: readonly string[]
  readonly client: string | undefined
  readonly modules: Readonly<Record<string, string>>
  readonly fields: readonly string[]
}

/** A kit whose blocks and fields can be drawn. */
export type PageKit = Kit & {
  readonly components: BlockComponents
  readonly inputs: FieldInputs
  readonly own?: OwnFurnishing
}

import type { ComponentType } from 'react'
import type { Kit } from '../kit/Kit.ts'

/** The component of each block by its type; it is given blocks of that type alone, which follow their schema. */
export type BlockComponents = ReadonlyMap<string, ComponentType<{ block: never }>>

/** A kit whose blocks can be drawn. */
export type PageKit = Kit & { readonly components: BlockComponents }

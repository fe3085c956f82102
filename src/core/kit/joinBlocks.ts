import type { BlockModule } from './BlockModule.ts'
import type { Known } from './Known.ts'

/** Joins modules of blocks by their types. One that exports a name or a value that no block may have does not compile. */
export const joinBlocks = <Modules extends Readonly<Record<string, BlockModule>>>(
  modules: Modules & { readonly [Type in keyof Modules]: Known<Modules[Type], BlockModule> },
): Readonly<Record<string, BlockModule>> => modules

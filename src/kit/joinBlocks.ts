import type { BlockModule } from './BlockModule.ts'

/** What a module exports, with words in the place of what no block may export: these are what the compiler then says. */
type Known<Module> = {
  readonly [Name in keyof Module]: Name extends keyof BlockModule ? Module[Name] : 'No block exports this name: see src/kit/BlockModule.ts'
}

/** Joins modules of blocks by their types. One that exports a name or a value that no block may have does not compile. */
export const joinBlocks = <Modules extends Readonly<Record<string, BlockModule>>>(
  modules: Modules & { readonly [Type in keyof Modules]: Known<Modules[Type]> },
): Readonly<Record<string, BlockModule>> => modules

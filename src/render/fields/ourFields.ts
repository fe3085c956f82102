import { fieldComponents } from './components.ts'
import type { FieldSet } from './FieldSet.ts'
import { ourRules } from './modules.ts'

/** The fields that every site has, for programs to hand down. */
export const ourFields: FieldSet = { rules: ourRules, inputs: fieldComponents }

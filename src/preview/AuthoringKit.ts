import type { Examples } from '../kit/schemaFiles.ts'
import type { PageKit } from '../ui/PageKit.ts'

/** A kit whose blocks can be shown to authors. */
export type AuthoringKit = PageKit & { readonly examples: Examples }

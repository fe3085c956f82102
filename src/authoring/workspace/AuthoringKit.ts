import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Examples } from '../../core/kit/schemaFiles.ts'
import type { PageKit } from '../../render/ui/PageKit.ts'

/** A kit whose documents can be checked and whose blocks can be shown to authors. */
export type AuthoringKit = PageKit & LintKit & { readonly examples: Examples }

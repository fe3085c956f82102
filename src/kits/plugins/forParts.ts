/**
 * What a site's own parts import from "broadsheet": what ours are made of. A part is bundled without it and is given the running engine's, so that there is one
 * of each: a page's surroundings are known by their context. docs/own-parts.md names what there is.
 */

import type { Schema } from '../../core/document/documentSchemas.ts'
import { roleOf } from '../../core/document/roleOf.ts'

/** @deprecated Ask for `roleOf(schema) === 'figure'`. */
export const isFigure = (schema: Schema): boolean => roleOf(schema) === 'figure'
/** @deprecated Ask for `roleOf(schema) === 'href'`. */
export const hrefs = { has: (schema: Schema): boolean => roleOf(schema) === 'href' } as const

export { didYouMeanInWords as didYouMean } from '../../content/lint/links/didYouMean.ts'
export { nearest } from '../../content/lint/links/nearest.ts'
export type { OwnReport as Report } from '../../content/lint/types/report.ts'
export type { OwnRule as Rule } from '../../content/lint/types/rule.ts'
export * from '../../core/document/fieldParts.ts'
export * from '../../core/document/parts.ts'
export { role, roleOf } from '../../core/document/roleOf.ts'
export { lengthFault } from '../../core/fields/lengthFault.ts'
export type { BlockModule, BlockProblem } from '../../core/kit/BlockModule.ts'
export type { Check, Fault } from '../../core/kit/FieldCheck.ts'
export { anything } from '../../core/kit/FieldCheck.ts'
export type { FieldProps, Value } from '../../core/kit/FieldProps.ts'
export { pointerOf } from '../../core/model/schema/path.ts'
export { safeHref } from '../../core/model/text/safeHref.ts'
export { inputProps } from '../../render/fields/inputProps.ts'
export { optionFault } from '../../render/fields/optionFault.ts'
export { Action, Actions } from '../../render/ui/Action.tsx'
export { useBlockPlace } from '../../render/ui/BlockPlace.ts'
export { Details } from '../../render/ui/Details.tsx'
export { gridClass } from '../../render/ui/gridClass.ts'
export { Icon } from '../../render/ui/Icon.tsx'
export { Items } from '../../render/ui/Items.tsx'
export { Link } from '../../render/ui/Link.tsx'
/** @deprecated Use `NoBreak`. */
export { NoBreak as Whole, NoBreak } from '../../render/ui/NoBreak.tsx'
export { usePage } from '../../render/ui/PageContext.ts'
export { Paragraphs } from '../../render/ui/Paragraphs.tsx'
export { Picture } from '../../render/ui/Picture.tsx'
export { Section } from '../../render/ui/Section.tsx'
export { Text } from '../../render/ui/Text.tsx'

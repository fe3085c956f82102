import type { FieldData } from '../../core/kit/FieldModule.ts'
import type { Field } from './Field.ts'
import * as fields from './registry.ts'

const known: Readonly<Record<string, FieldData>> = fields

/** Whether what a field holds is an e-mail address to answer to. For the form service; not for what visitors load. */
export const isReplyTo = ({ type }: Pick<Field, 'type'>): boolean => known[type]?.replyTo === true

import type { Schema } from '../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../core/document/isObject.ts'

/** What it means that an object has none of some keys, in words: a day without times is closed all day. */
export type LeftOut = { readonly keys: readonly string[]; readonly says: string }

/** What a schema says of keys that are left out together; undefined where it says nothing. */
export const leftOutOf = ({ without }: Schema): LeftOut | undefined =>
  without as LeftOut | undefined // a word of our own, written by us alone

/** What it means that an object has one key and not another, which would end it: hours of weekdays without a last day hold from then on. */
export const openEndOf = (
  { openEnd }: Schema,
  value: Readonly<Record<string, unknown>>,
): string | undefined => {
  const end = openEnd as
    | { readonly without: string; readonly with: string; readonly says: string }
    | undefined // a word of our own, as above
  return end && value[end.with] !== undefined && value[end.without] === undefined
    ? end.says
    : undefined
}

export const isLeftOut = ({ keys }: LeftOut, value: unknown): boolean =>
  isObject(value) && keys.every((key) => value[key] === undefined)

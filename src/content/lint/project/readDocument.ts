import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { isBlock } from '../../../core/document/isBlock.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { type DocumentKind, placeOf } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { asToday, type IsNews } from '../../../core/model/history/asToday.ts'
import { type Gathered, gather } from '../../../core/model/schema/gather.ts'
import { isLeftOut } from '../../../core/model/site/shownBlocks.ts'
import { type Day, isShownOn } from '../../../core/model/site/shownOn.ts'
import { idsOf } from '../named/idsOf.ts'
import { checkSchema } from '../schema/checkSchema.ts'
import { misplaced } from '../schema/misplaced.ts'
import { soundPart } from '../schema/soundPart.ts'
import { checkSyntax } from '../syntax/checkSyntax.ts'
import type { Fault } from '../types/fault.ts'
import type { Json, LintFile, SoundPart } from '../types/file.ts'
import { daysOf } from './daysOf.ts'

const nothing: Gathered = {
  strings: [],
  links: [],
  actions: [],
  pictures: [],
  ids: [],
  assets: [],
  problems: [],
}

const goodBlocks = (value: Json | undefined, faults: readonly Fault[]): LintFile['blocks'] => {
  const list: unknown = value?.['blocks']
  if (!Array.isArray(list)) return []
  const bad = new Set(faults.map(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1]))
  return list.flatMap((block: unknown, index) =>
    !bad.has(String(index)) && isBlock(block) ? [{ block, index }] : [],
  )
}

/** A document as visitors get it on a day: in the place of a block that is left out stands nothing, and the places of others stay true. */
const shownOf = (value: Json | undefined, day: Day | undefined): Json | undefined => {
  if (
    day !== undefined &&
    value?.['announcement'] !== undefined &&
    !isShownOn(value['announcement'], day)
  ) {
    const { announcement: _, ...others } = value
    return others
  }
  const list: unknown = value?.['blocks']
  const isGone = (block: unknown) => isLeftOut(block, day)
  return Array.isArray(list) && list.some(isGone)
    ? { ...value, blocks: list.map((block: unknown) => (isGone(block) ? null : block)) }
    : value
}

/** The version of the schema that a document is written for, the day that it is read for, and which steps of the schema's history are news to it: see `asToday`. */
export type Reading = {
  readonly writtenFor: number
  readonly day?: Day | undefined
  readonly isNews?: IsNews | undefined
}

/**
 * Reads one document: its syntax, and its schema where it is JSON. What was written for an earlier version of the schema is read as if it were new. `day`: what is
 * not shown on it is left out of what is shown; without it, days play no part.
 */
export const readDocument = (
  kit: Kit,
  path: string,
  text: string,
  { writtenFor, day, isNews }: Reading,
): LintFile => {
  const place = placeOf(path)
  const { value: written, problems } = checkSyntax(text)
  const kind: DocumentKind | undefined = place?.kind
  const { value, rewritings } = kind
    ? asToday(kit, kind, written, writtenFor, isNews)
    : { value: written, rewritings: [] }
  const document = isObject(value) ? value : undefined
  const shown = shownOf(document, day)
  let faults: readonly Fault[] | undefined
  let sound: SoundPart | undefined
  let gathered: Gathered | undefined
  let blocks: LintFile['blocks'] | undefined
  let ids: LintFile['ids'] | undefined
  let onAnyDay: LintFile | undefined
  return {
    path,
    text,
    rewritings,
    place,
    value: document,
    shown,
    problems,
    get onAnyDay() {
      onAnyDay ??=
        day === undefined || daysOf(document).length === 0
          ? this
          : readDocument(kit, path, text, { writtenFor, isNews })
      return onAnyDay
    },
    get faults() {
      faults ??=
        value === undefined || !kind
          ? []
          : (misplaced(kit, value, kind, path) ?? checkSchema(kit, value, kind, path))
      return faults
    },
    get sound() {
      sound ??= document && kind ? soundPart(kit, document, kind) : {}
      return sound
    },
    get gathered() {
      gathered ??= shown && kind ? gather(kit.choices, shown, documentSchemas[kind]) : nothing
      return gathered
    },
    get ids() {
      ids ??= idsOf(kit, shown, this.gathered)
      return ids
    },
    get blocks() {
      blocks ??= goodBlocks(shown, this.faults)
      return blocks
    },
  }
}

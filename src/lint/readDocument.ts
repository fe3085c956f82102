import { documentSchemas } from '../document/documentSchemas.ts'
import { isObject } from '../document/isObject.ts'
import { type DocumentKind, placeOf } from '../document/sources.ts'
import type { Kit } from '../kit/Kit.ts'
import { type Gathered, gather } from '../model/gather.ts'
import { asToday, type IsNews } from '../model/history/asToday.ts'
import { isHidden } from '../model/shownBlocks.ts'
import type { Json, LintFile } from './context.ts'
import { idsOf } from './idsOf.ts'
import { checkSchema } from './schema/checkSchema.ts'
import type { Fault } from './schema/fault.ts'
import { misplaced } from './schema/misplaced.ts'
import { type SoundPart, soundPart } from './schema/soundPart.ts'
import { checkSyntax } from './syntax/checkSyntax.ts'

const nothing: Gathered = { strings: [], links: [], actions: [], pictures: [], ids: [], assets: [], problems: [] }

const isBlock = (value: unknown): value is Json & { readonly type: string } => isObject(value) && typeof value['type'] === 'string'

const goodBlocks = (value: Json | undefined, faults: readonly Fault[]): LintFile['blocks'] => {
  const list: unknown = value?.['blocks']
  if (!Array.isArray(list)) return []
  const bad = new Set(faults.map(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1]))
  return list.flatMap((block: unknown, index) => (!bad.has(String(index)) && isBlock(block) ? [{ block, index }] : []))
}

/** A document as visitors get it: in the place of a hidden block stands nothing, and the places of others stay true. */
const withoutHidden = (value: Json | undefined): Json | undefined => {
  const list: unknown = value?.['blocks']
  return Array.isArray(list) && list.some(isHidden) ? { ...value, blocks: list.map((block: unknown) => (isHidden(block) ? null : block)) } : value
}

/** Reads one document: its syntax, and its schema where it is JSON. What was written for an earlier version of the schema is read as if it were new. */
export const readDocument = (kit: Kit, path: string, text: string, writtenFor: number, isNews?: IsNews): LintFile => {
  const place = placeOf(path)
  const { value: written, problems } = checkSyntax(text)
  const kind: DocumentKind | undefined = place?.kind
  const { value, rewritings } = kind ? asToday(kit, kind, written, writtenFor, isNews) : { value: written, rewritings: [] }
  const document = isObject(value) ? value : undefined
  const shown = withoutHidden(document)
  let faults: readonly Fault[] | undefined
  let sound: SoundPart | undefined
  let gathered: Gathered | undefined
  let blocks: LintFile['blocks'] | undefined
  let ids: LintFile['ids'] | undefined
  return {
    path,
    text,
    rewritings,
    place,
    value: document,
    problems,
    get faults() {
      faults ??= value === undefined || !kind ? [] : (misplaced(kit, value, kind, path) ?? checkSchema(kit, value, kind, path))
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

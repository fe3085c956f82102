import { documentSchemas, type Schema } from '../../../core/document/documentSchemas.ts'
import { type Role, roleOf } from '../../../core/document/roleOf.ts'
import { type DocumentKind, placeOf } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { type NamedAt, namesIn } from '../../../core/model/schema/namesIn.ts'
import { escapeKey, pointerOf } from '../../../core/model/schema/path.ts'
import { walkSchema } from '../../../core/model/schema/walkSchema.ts'
import { linkAddress } from '../../../core/model/text/inline.ts'
import { type Caret, valueWith } from './caretIn.ts'

/** What is asked for where a caret stands. `from` and `to` are the part of the string that is the name, `closing` what must follow it there and does not yet. */
export type NameAt = {
  readonly kind: NamedAt['kind'] | 'rule' | 'category'
  readonly named: Pick<NamedAt, 'dialog' | 'field' | 'page'>
  /** The schema of the string or object where it stands. */
  readonly schema: Schema | undefined
  readonly isInText: boolean
  readonly from: number
  readonly to: number
  readonly closing: string
}

/** What strings ask for that is no name of the site. */
const others: ReadonlyMap<Role | undefined, 'rule' | 'category'> = new Map<
  Role,
  'rule' | 'category'
>([
  ['ruleName', 'rule'],
  ['category', 'category'],
])

/** Stands for a name that nobody has begun to write; no sign of it means anything in texts. */
const blank = 'x'

const isReference = /\{\{[^{}|]*$/
const isLink = new RegExp(String.raw`\]\(${linkAddress}$`)
const restOfName = /^[^\s{}()|]*/

/** The string as it would be if the name at the caret were there: a reference or link that is open is closed. */
const completed = ({
  written,
  index,
}: Caret): { readonly content: string; readonly closing: string } => {
  const before = written.slice(0, index)
  const sign = isReference.test(before) ? '}}' : isLink.test(before) ? ')' : undefined
  if (!sign) return { content: written, closing: '' }
  const [name = ''] = restOfName.exec(written.slice(index)) ?? []
  const rest = written.slice(index + name.length)
  const begun = before + (/(?:\{\{|\]\()\s*$/.test(before) && name === '' ? blank : name)
  const isClosed = sign === ')' ? rest.startsWith(')') : /^\s*(?:\}\}|\|)/.test(rest)
  return isClosed
    ? { content: begun + rest, closing: '' }
    : { content: begun + sign, closing: sign }
}

/** What stands at a place by the schemas alone. */
const schemaAt = (
  kit: Kit,
  value: unknown,
  kind: DocumentKind,
  pointer: string,
): Schema | undefined => {
  let found: Schema | undefined
  walkSchema(kit.choices, value, documentSchemas[kind], (_, schema, path) => {
    if (pointerOf(path) === pointer) found = schema
  })
  return found
}

/** What is named, or would be, where a caret stands: told by `namesIn`, as for all that reads or renames names. Pure. */
export const nameAt = (kit: Kit, file: string, text: string, caret: Caret): NameAt | undefined => {
  const kind = placeOf(file)?.kind
  if (!kind) return undefined
  const { content, closing } = completed(caret)
  const value = valueWith(text, caret, content)
  const path =
    caret.on === 'key' && content !== caret.path.at(-1)
      ? [...caret.path.slice(0, -1), content]
      : caret.path
  const pointer = path.map((key) => `/${escapeKey(String(key))}`).join('')
  const schema = schemaAt(kit, value, kind, pointer)
  const names = namesIn(kit.choices, value, documentSchemas[kind]).filter(
    (name) => name.pointer === pointer && name.on === caret.on,
  )
  const within = names.find(
    ({ index, name }) =>
      index !== undefined && caret.index >= index && caret.index <= index + name.length,
  )
  const named = within ?? names.find(({ index }) => index === undefined)
  if (named) {
    const from = named.index ?? 0
    const isWritten = caret.written.startsWith(named.name, from)
    const to =
      named.index === undefined
        ? caret.written.length
        : isWritten
          ? from + named.name.length
          : caret.index
    return { kind: named.kind, named, schema, isInText: within !== undefined, from, to, closing }
  }
  const other = others.get(roleOf(schema))
  return other && caret.on === 'value'
    ? {
        kind: other,
        named: {},
        schema,
        isInText: false,
        from: 0,
        to: caret.written.length,
        closing: '',
      }
    : undefined
}

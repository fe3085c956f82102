import { onUpgraded } from '../../../../content/commands/onUpgraded.ts'
import { readDocument } from '../../../../content/lint/project/readDocument.ts'
import { type DocumentKind, placeOf } from '../../../../core/document/sources.ts'
import { writeJson } from '../../../../core/document/writeJson.ts'
import { type Applied, apply } from '../../../../core/edits/apply.ts'
import {
  type DocumentEdit,
  type Edit,
  isOfDocument,
  type ReadFile,
} from '../../../../core/edits/change.ts'
import { keyOrderOf } from '../../../../core/edits/keyOrderOf.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { siteVersion } from '../../../../core/model/history/siteVersion.ts'
import { valueAt } from '../../../../core/model/schema/path.ts'
import { digest } from '../../../../site/store/digest.ts'
import type { LiveSite } from '../../../workspace/liveSite.ts'
import { called } from '../../protocol/called.ts'
import type { ChangeRequest, Conflict } from '../../protocol/requests.ts'
import { Refusal } from '../history/Refusal.ts'
import { onTop, sayValue, unreadable } from './onTop.ts'

type ChangeContext = {
  readonly kit: Kit
  readonly live: LiveSite
  readonly read: ReadFile
  /** What a file said by the hash of it. */
  readonly textBy: (hash: string) => string | undefined
}

type OfFile = { readonly edits: readonly Edit[]; readonly conflicts: readonly Conflict[] }

/** Nobody knows any more what the one who edits has seen: where what is wanted does not stand there already, the author has to judge. */
const unknownBase = (edits: readonly DocumentEdit[], document: unknown): Conflict[] =>
  edits.flatMap((edit) => {
    const theirs = valueAt(document, edit.pointer)
    if (edit.kind !== 'set')
      return [
        { file: edit.file, pointer: edit.pointer, before: '', ours: '', theirs: sayValue(theirs) },
      ]
    if (JSON.stringify(theirs) === JSON.stringify(edit.value)) return []
    return [
      {
        file: edit.file,
        pointer: edit.pointer,
        before: '',
        ours: sayValue(edit.value),
        theirs: sayValue(theirs),
        ourValue: edit.value,
      },
    ]
  })

/** What pages must say, and what a language says of its own, begin by being written; all other documents are made by operations. */
const beginning: ReadonlySet<DocumentKind | undefined> = new Set(['checks', 'language'])

const begun = (file: string, [first, ...more]: readonly DocumentEdit[]): Edit[] | undefined =>
  beginning.has(placeOf(file)?.kind) &&
  first?.kind === 'set' &&
  first.pointer === '' &&
  more.length === 0
    ? [{ kind: 'create', file, content: `${writeJson(first.value)}\n` }]
    : undefined

const editsOf = (
  { kit, live, read, textBy }: ChangeContext,
  file: string,
  edits: readonly DocumentEdit[],
  hash: string | undefined,
): OfFile => {
  const now = live.files.some(({ path, place }) => path === file && place) ? read(file) : undefined
  if (typeof now !== 'string') {
    const fresh = hash === undefined ? begun(file, edits) : undefined
    if (fresh) return { edits: fresh, conflicts: [] }
    if (hash !== undefined && textBy(hash) !== undefined)
      throw new Refusal(`${called(file)} has been removed or given another name meanwhile.`)
    throw new Refusal(`There is no document ${called(file)}.`)
  }
  const base = hash === undefined || hash === digest(now) ? now : textBy(hash)
  const document = readDocument(kit, file, base ?? now, { writtenFor: siteVersion(live.sources) })
  if (document.value === undefined || document.problems.length > 0)
    throw new Refusal(unreadable(file))
  if (base === undefined) return { edits: [], conflicts: unknownBase(edits, document.value) }
  const ours = onUpgraded([document], { label: '', edits }).edits.filter(isOfDocument)
  return onTop(kit, file, { base, ours, now })
}

/** What the edits of a browser come to on the documents as they are now; or what somebody else has changed otherwise meanwhile. Errors: `WriteProblem`. */
export const changeOf = (
  context: ChangeContext,
  { label, edits, base }: ChangeRequest,
): Applied | readonly Conflict[] => {
  const files = [...new Set(edits.map(({ file }) => file))]
  const parts = files.map((file) =>
    editsOf(
      context,
      file,
      edits.filter((edit) => edit.file === file),
      Object.hasOwn(base, file) ? base[file] : undefined,
    ),
  )
  const conflicts = parts.flatMap((part) => part.conflicts)
  if (conflicts.length > 0) return conflicts
  return apply(
    { label, edits: parts.flatMap((part) => part.edits) },
    context.read,
    keyOrderOf(context.kit.choices),
  )
}

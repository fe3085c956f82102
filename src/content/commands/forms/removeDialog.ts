import { dialogRoute } from '../../../core/document/addresses.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { addressReader } from '../names/address.ts'
import { redirectEdits } from '../names/redirectEdits.ts'
import { type Fate, type Removed, removeNames } from '../names/removeNames.ts'
import { filesNaming, type NewName, renameIn } from '../names/renameNames.ts'
import { tellEdits, tellLeft, tellRedirects } from '../names/tell.ts'
import { translationsAt } from '../names/translationsAt.ts'
import { dialogAt, opensDialog } from './moveDialog.ts'

/** What pages and buttons fill in for a dialog that goes is of no use to another one, whose fields are its own. */
const withoutPresets = (ground: Ground, file: KnownFile, id: string) =>
  removeNames(ground, file, ({ kind, name, on, dialog, pointer }): Fate | undefined => {
    if (kind === 'checked') return name === dialogRoute(id) ? 'value' : undefined
    if (kind === 'dialog') return on === 'key' && name === id ? 'value' : undefined
    const isOfButton =
      kind === 'field' &&
      dialog === id &&
      file.place?.kind !== 'checks' &&
      !pointer.startsWith('/presets/')
    return isOfButton ? 'value' : undefined
  }).edits

/** What opens a dialog in a document, which is left to the author: there is nothing to open in its place. */
const openersIn = (
  ground: Ground,
  file: KnownFile,
  id: string,
  isIt: (address: string) => boolean,
): Removed['left'] =>
  removeNames(ground, file, ({ kind, name, on, pointer }): Fate | undefined =>
    (kind === 'dialog' && on === 'value' && name === id) ||
    (kind === 'address' && isIt(name) && !pointer.startsWith('/redirects/'))
      ? 'author'
      : undefined,
  ).left

/** Takes a dialog out. What opened it opens another one (`to`), or is told. */
export const removeDialog = (ground: Ground, id: string, to: string | undefined): Plan => {
  const file = dialogAt(ground, id)
  if (to === id) return refuse(say('goesItself', { name: id }))
  const heir = to === undefined ? undefined : dialogAt(ground, to)
  const read = addressReader(ground)
  const others = translationsAt(ground, dialogRoute(id))
  const routes = new Map([
    [dialogRoute(id), ''],
    ...others.map(({ language, route }) => [route, language.base] as const),
  ])
  const baseOf = (name: string) => routes.get(read(name)?.path ?? '')
  const isIt = (name: string) => baseOf(name) !== undefined
  const going = [file, ...others.map((other) => other.file)]
  const files = filesNaming(ground, opensDialog(ground, id, [...routes.keys()])).filter(
    (other) => !going.includes(other),
  )
  const newName: NewName = ({ kind, name, on }) => {
    if (to === undefined) return undefined
    if (kind === 'dialog' && on === 'value' && name === id) return to
    const base = kind === 'address' ? baseOf(name) : undefined
    return base === undefined ? undefined : base + dialogRoute(to)
  }
  const names = files.flatMap((other) => renameIn(ground, other, newName))
  const presets = files.flatMap((other) => withoutPresets(ground, other, id))
  const left = to !== undefined ? [] : files.flatMap((other) => openersIn(ground, other, id, isIt))
  const leads =
    to === undefined || file.summary.draft
      ? []
      : [...routes].map(([from, base]) => ({ from, to: base + dialogRoute(to) }))
  const redirects = redirectEdits(ground, leads, [], to === undefined ? [...routes.keys()] : [])
  const change: DocumentEdit[] = [...presets, ...names, ...redirects.edits]
  return {
    change: {
      label: `Remove ${dialogRoute(id)}`,
      edits: [
        ...names,
        ...presets,
        ...redirects.edits,
        ...going.map(({ path }) => ({ kind: 'removeFile', file: path }) as const),
      ],
    },
    messages: [
      say('dialogRemoved', {
        id,
        title: file.summary.title ?? id,
        files: going.map(({ path }) => path),
      }),
      ...tellEdits(names, (places) =>
        say('dialogReplaced', { to: to ?? '', title: heir?.summary.title ?? to ?? '', places }),
      ),
      ...tellEdits(presets, (places) => say('presetsOfDialogRemoved', { places })),
      ...tellRedirects(redirects),
      ...tellLeft(left),
      ...(change.length === 0 && left.length === 0 ? [say('dialogUnused')] : []),
    ],
  }
}

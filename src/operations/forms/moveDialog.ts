import { dialogRoute } from '../../document/addresses.ts'
import type { KnownFile } from '../../lint/context.ts'
import { didYouMean } from '../../lint/didYouMean.ts'
import { nearest } from '../../lint/nearest.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { leadsTo, newAddresses } from '../names/moveAddresses.ts'
import { filesNaming, type NewName, renameIn } from '../names/renameNames.ts'
import { tellRedirects, tellRenamed } from '../names/tell.ts'
import { redirectEdits } from '../pages/redirectEdits.ts'

export const dialogsOf = ({ files }: Ground): ReadonlyMap<string, KnownFile> =>
  new Map(files.flatMap((file) => (file.place?.kind === 'dialog' ? [[file.place.id, file]] : [])))

/** Errors: `Refusal` where there is no such dialog. */
export const dialogAt = (ground: Ground, id: string): KnownFile => {
  const dialogs = dialogsOf(ground)
  const near = nearest(id, dialogs.keys())
  return dialogs.get(id) ?? refuse(`There is no dialog "${id}".${near === undefined ? '' : ` ${didYouMean(id, near)}`}`)
}

/** Whether a document may open a dialog, or fill its fields in advance. */
export const opensDialog = (ground: Ground, id: string) => {
  const leads = leadsTo(ground, new Map([[dialogRoute(id), id]]))
  return (...[summary, file]: Parameters<typeof leads>): boolean => {
    const presets = summary.head['presets']
    return summary.dialogs.includes(id) || (typeof presets === 'object' && presets !== null && Object.hasOwn(presets, id)) || leads(summary, file)
  }
}

/** Gives a dialog another name: its file, every button and link that opens it, what pages fill into it. The old address leads on. */
export const moveDialog = (ground: Ground, from: string, to: string): Plan => {
  const file = dialogAt(ground, from)
  if (!/^[A-Za-z0-9-]+$/.test(to)) return refuse(`"${to}" can be no dialog's name: it has only letters, digits and hyphens.`)
  const there = [...dialogsOf(ground)].find(([id]) => id.toLowerCase() === to.toLowerCase())
  if (there && there[1] !== file) return refuse(`There is a dialog "${there[0]}" already: ${there[1].path}.`)
  const [old, now] = [dialogRoute(from), dialogRoute(to)]
  const rename = newAddresses(ground, new Map([[old, now]]))
  const newName: NewName = (named, at) => (named.kind === 'dialog' && named.name === from ? to : rename(named, at))
  const names = filesNaming(ground, opensDialog(ground, from)).flatMap((other) => renameIn(ground, other, newName))
  const redirects = redirectEdits(ground, file.summary.draft ? [] : [{ from: old, to: now }], [now])
  const path = `pages/_dialogs/${to}.json`
  return {
    change: { label: `Move ${old} to ${now}`, edits: [...names, ...redirects.edits, { kind: 'moveFile', file: file.path, to: path }] },
    words: [`The dialog "${from}" becomes "${to}": ${file.path} → ${path}.`, ...tellRenamed(names), ...tellRedirects(redirects)],
  }
}

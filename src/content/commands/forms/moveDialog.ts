import { dialogRoute } from '../../../core/document/addresses.ts'
import { withBase } from '../../../core/model/site/editions/languagesOf.ts'
import { nearest } from '../../lint/links/nearest.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { leadsTo, newAddresses } from '../names/moveAddresses.ts'
import { redirectEdits } from '../names/redirectEdits.ts'
import { filesNaming, type NewName, renameIn } from '../names/renameNames.ts'
import { tellEdits, tellRedirects } from '../names/tell.ts'
import { translationsAt } from '../names/translationsAt.ts'

/** The dialogs by their names; those of further languages are the same ones. */
export const dialogsOf = ({ files }: Ground): ReadonlyMap<string, KnownFile> =>
  new Map(
    files.flatMap((file) =>
      file.place?.kind === 'dialog' && file.place.language === undefined
        ? [[file.place.id, file]]
        : [],
    ),
  )

/** Errors: `OperationError` where there is no such dialog. */
export const dialogAt = (ground: Ground, id: string): KnownFile => {
  const dialogs = dialogsOf(ground)
  const near = nearest(id, dialogs.keys())
  return dialogs.get(id) ?? refuse(say('noSuchDialog', { id, near }))
}

/** Whether a document may open a dialog, or fill its fields in advance. */
export const opensDialog = (
  ground: Ground,
  id: string,
  routes: readonly string[] = [dialogRoute(id)],
) => {
  const leads = leadsTo(ground, new Map(routes.map((route) => [route, id])))
  return (...[summary, file]: Parameters<typeof leads>): boolean => {
    const presets = summary.head['presets']
    return (
      summary.dialogs.includes(id) ||
      (typeof presets === 'object' && presets !== null && Object.hasOwn(presets, id)) ||
      leads(summary, file)
    )
  }
}

/** Gives a dialog another name: its file, every button and link that opens it, what pages fill into it. The old address leads on. */
export const moveDialog = (ground: Ground, from: string, to: string): Plan => {
  const file = dialogAt(ground, from)
  if (!/^[A-Za-z0-9-]+$/.test(to)) return refuse(say('notADialogName', { to }))
  const there = [...dialogsOf(ground)].find(([id]) => id.toLowerCase() === to.toLowerCase())
  if (there && there[1] !== file)
    return refuse(say('dialogThere', { id: there[0], path: there[1].path }))
  const [old, now] = [dialogRoute(from), dialogRoute(to)]
  const others = translationsAt(ground, old)
  const rename = newAddresses(
    ground,
    new Map([
      [old, now],
      ...others.map(({ language, route }) => [route, withBase(now, language)] as const),
    ]),
  )
  const newName: NewName = (named, at) =>
    named.kind === 'dialog' && named.name === from ? to : rename(named, at)
  const routes = [old, ...others.map(({ route }) => route)]
  const names = filesNaming(ground, opensDialog(ground, from, routes)).flatMap((other) =>
    renameIn(ground, other, newName),
  )
  const leads = [
    { from: old, to: now },
    ...others.map(({ language, route }) => ({ from: route, to: withBase(now, language) })),
  ]
  const redirects = redirectEdits(
    ground,
    file.summary.draft ? [] : leads,
    leads.map((lead) => lead.to),
  )
  const moves = [file, ...others.map((other) => other.file)].map(({ path }) => ({
    from: path,
    to: path.replace(/[^/]+$/, `${to}.json`),
  }))
  return {
    change: {
      label: `Move ${old} to ${now}`,
      edits: [
        ...names,
        ...redirects.edits,
        ...moves.map((move) => ({ kind: 'moveFile', file: move.from, to: move.to }) as const),
      ],
    },
    messages: [
      say('dialogRenamed', { from, to, title: file.summary.title ?? from, address: now, moves }),
      ...tellEdits(names),
      ...tellRedirects(redirects),
    ],
  }
}

import { pagePath } from '../../../core/document/pagePath.ts'
import type { DocumentEdit, Edit } from '../../../core/edits/change.ts'
import { languageAt, withBase, withoutBase } from '../../../core/model/site/editions/languagesOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { moveAddresses } from '../names/moveAddresses.ts'
import { redirectEdits } from '../names/redirectEdits.ts'
import { tellEdits, tellRedirects } from '../names/tell.ts'
import { languagesIn, translationsAt } from '../names/translationsAt.ts'
import { movablePage, pagesOf, refuseTaken, titleOf } from './pageAt.ts'

type Move = { readonly file: KnownFile; readonly from: string; readonly to: string }

/** The file of a route, in the way in which the page's own is named: `services/index.json` stays an index. */
export const fileFor = (route: string, path: string): string =>
  pagePath(path.endsWith('/index.json') ? `${route}/index` : route)

const depthOf = (path: string) => path.split('/').length - 1

/** A document names its schema from its own folder. */
export const schemaEdit = ({ path, value }: KnownFile, to: string): DocumentEdit[] => {
  const schema = value?.['$schema']
  const up = '../'.repeat(depthOf(path))
  if (typeof schema !== 'string' || !schema.startsWith(up) || depthOf(path) === depthOf(to))
    return []
  return [
    {
      kind: 'set',
      file: path,
      pointer: '/$schema',
      value: '../'.repeat(depthOf(to)) + schema.slice(up.length),
    },
  ]
}

const plan = (
  ground: Ground,
  label: string,
  moves: readonly Move[],
  folder?: readonly [string, string],
): Plan => {
  const table = new Map(moves.map(({ from, to }) => [from, to]))
  const leaving = new Set(table.keys())
  if (folder) table.set(...folder)
  for (const { to } of moves) refuseTaken(ground, to, leaving)
  const names = moveAddresses(ground, table)
  const published = moves.filter(({ file }) => !file.summary.draft)
  const redirects = redirectEdits(
    ground,
    published.map(({ from, to }) => ({ from, to })),
    moves.map(({ to }) => to),
  )
  const files = moves.map(({ file, to }) => ({ file, to: fileFor(to, file.path) }))
  const change: Edit[] = [
    ...names,
    ...redirects.edits,
    ...files.flatMap(({ file, to }) => schemaEdit(file, to)),
    ...files.map(({ file, to }): Edit => ({ kind: 'moveFile', file: file.path, to })),
  ]
  const messages = [
    ...moves.slice(0, 20).map(({ file, from, to }) =>
      say('pageMoved', {
        from,
        to,
        title: titleOf(file),
        path: file.path,
        newPath: fileFor(to, file.path),
      }),
    ),
    ...(moves.length > 20 ? [say('alsoMoved', { count: moves.length - 20 })] : []),
    ...tellEdits(names),
    ...tellRedirects(redirects),
    ...(published.length < moves.length ? [say('draftWithoutRedirect')] : []),
  ]
  return { change: { label, edits: change }, messages }
}

/** A page goes with its translations: they are known by its name. One of them alone would be nobody's translation any more. */
const withTranslations = (ground: Ground, { file, from, to }: Move): Move[] => {
  const languages = languagesIn(ground)
  const [main] = languages
  const [old, now] = [languageAt(languages, from), languageAt(languages, to)]
  if (!old || !main) return [{ file, from, to }]
  if (old === main && now === main)
    return [
      { file, from, to },
      ...translationsAt(ground, from).map(({ language, route, file: own }) => ({
        file: own,
        from: route,
        to: withBase(to, language),
      })),
    ]
  const original = withoutBase(from, old)
  if (old !== main && pagesOf(ground).has(original))
    return refuse(say('isTranslationOf', { from, original }))
  return [{ file, from, to }]
}

/** Finishes what somebody has begun by renaming a file: what still names the old address. None where nothing does, or where it is redirected. */
const finishRename = (ground: Ground, from: string, to: string): Plan | undefined => {
  const pages = pagesOf(ground)
  const file = pages.get(to)
  const names = file && !pages.has(from) ? moveAddresses(ground, new Map([[from, to]])) : []
  const isRedirected = redirectEdits(ground, [], [from]).removed.length > 0
  if (!file || names.length === 0 || isRedirected) return undefined
  const redirects = redirectEdits(ground, file.summary.draft ? [] : [{ from, to }], [to])
  const messages = [
    say('renamedByHand', { path: file.path, from }),
    ...tellEdits(names),
    ...tellRedirects(redirects),
  ]
  return {
    change: { label: `Move ${from} to ${to}`, edits: [...names, ...redirects.edits] },
    messages,
  }
}

/** Gives a page another address, with all that names it; the old one leads on. What becomes of the pages below it the author in the studio has said by then. A file that was renamed by hand is not renamed again. */
export const movePage = (ground: Ground, from: string, to: string): Plan => {
  const begun = finishRename(ground, from, to)
  if (begun) return begun
  const { route, file } = movablePage(ground, from)
  if (route === to) return refuse(say('isAddressAlready', { address: from }))
  const below = [...pagesOf(ground).keys()].filter((other) => other.startsWith(`${route}/`)).length
  const { change, messages } = plan(
    ground,
    `Move ${from} to ${to}`,
    withTranslations(ground, { file, from, to }),
  )
  return {
    change,
    messages: [...messages, ...(below > 0 ? [say('pagesBelowStay', { count: below, from })] : [])],
  }
}

/** Gives all pages below a folder addresses below another one. */
export const moveFolder = (ground: Ground, from: string, to: string): Plan => {
  const inside = [...pagesOf(ground)].filter(([route]) => route.startsWith(`${from}/`))
  if (inside.length === 0) return refuse(say('noPagesBelow', { folder: from }))
  if (from === to || to.startsWith(`${from}/`)) return refuse(say('liesInItself', { to, from }))
  return plan(
    ground,
    `Move ${from}/* to ${to}/*`,
    inside.flatMap(([route, file]) =>
      withTranslations(ground, { file, from: route, to: to + route.slice(from.length) }),
    ),
    [`${from}/*`, `${to}/*`],
  )
}

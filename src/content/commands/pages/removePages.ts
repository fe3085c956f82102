import type { DocumentEdit, Edit } from '../../../core/edits/change.ts'
import type { NamedAt } from '../../../core/model/schema/namesIn.ts'
import { languageAt, withBase } from '../../../core/model/site/editions/languagesOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { addressReader } from '../names/address.ts'
import { leadsTo } from '../names/moveAddresses.ts'
import { redirectEdits } from '../names/redirectEdits.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { filesNaming, renameIn } from '../names/renameNames.ts'
import { tellEdits, tellLeft, tellRedirects } from '../names/tell.ts'
import { languagesIn, translationsAt } from '../names/translationsAt.ts'
import { movablePage, pagesOf, titleOf } from './pageAt.ts'

type Going = ReadonlyMap<string, KnownFile>

/** The nearest page above one that stays. */
const parentOf = (going: Going, route: string): string | undefined => {
  const parent = going.get(route)?.summary.parent
  return parent !== undefined && going.has(parent) ? parentOf(going, parent) : parent
}

const pathOf = (ground: Ground) => {
  const read = addressReader(ground)
  return (written: string) => read(written)?.path ?? ''
}

/** What belonged to a page that goes belongs to the one above it; where there is none, to none. */
const parentEdits = (
  { path, summary: { parent }, place }: KnownFile,
  going: Going,
  to: string | undefined,
): DocumentEdit[] => {
  if (parent === undefined || !going.has(parent)) return []
  const heir = to !== undefined && to !== place?.route ? to : parentOf(going, parent)
  return heir === undefined || heir === place?.route
    ? [{ kind: 'remove', file: path, pointer: '/parent' }]
    : [{ kind: 'set', file: path, pointer: '/parent', value: heir }]
}

/** Where what led to a page leads now: in a further language to the same page in it, where that is there. */
const heirIn = (ground: Ground, going: Going, to: string): ((route: string) => string) => {
  const languages = languagesIn(ground)
  return (route) => {
    const language = languageAt(languages, route)
    const [path = ''] = to.split(/[?#]/)
    const own =
      language && to.startsWith('/') && languageAt(languages, path) === languages[0]
        ? withBase(path, language)
        : path
    return own !== path && pagesOf(ground).has(own) && !going.has(own) ? own : to
  }
}

/** Whether a link is what an entry of a list is about: a card, a line of a menu, a button. A block with a link is more than that. */
const isOfEntry = (pointer: string): boolean => {
  const [, list] = /\/(\w+)\/\d+(?:(?:\/\w+)?\/href)?$/.exec(pointer) ?? []
  return list !== undefined && list !== 'blocks'
}

/**
 * What led to a page that goes leads elsewhere. Entries that stood for it would say one thing and show another: those of menus go, those on
 * the page itself that they would lead to, and those that would lead into another language.
 */
const leadElsewhere = (
  ground: Ground,
  files: readonly KnownFile[],
  going: Going,
  to: string,
): DocumentEdit[] => {
  const path = pathOf(ground)
  const heir = heirIn(ground, going, to)
  const languages = languagesIn(ground)
  const isGoing = ({ kind, name, pointer }: NamedAt) =>
    kind === 'address' && pointer !== '/parent' && going.has(path(name))
  const endsWithPage = ({ place }: KnownFile, { name, pointer }: NamedAt) => {
    if (!isOfEntry(pointer)) return false
    if (place?.kind === 'site' || place?.kind === 'language')
      return /^\/(navigation|footer)\//.test(pointer)
    const next = heir(path(name)).replace(/[?#].*$/s, '')
    const at = place?.route
    if (at === undefined || !next.startsWith('/')) return false
    return next === at || languageAt(languages, next) !== languageAt(languages, at)
  }
  return files.flatMap((file) => {
    const out = removeNames(ground, file, (named) =>
      isGoing(named) && endsWithPage(file, named) ? 'entry' : undefined,
    ).edits
    const isOut = (pointer: string) => out.some((edit) => pointer.startsWith(`${edit.pointer}/`))
    const led = renameIn(ground, file, (named) =>
      isGoing(named) && !isOut(`${named.pointer}/`) ? heir(path(named.name)) : undefined,
    )
    return [...led, ...out]
  })
}

/** Without another place to lead to: entries that stand for the page go with it, also those of menus. */
const takeOut = (ground: Ground, files: readonly KnownFile[], going: Going) => {
  const path = pathOf(ground)
  const found = files.map((file) =>
    removeNames(ground, file, ({ kind, name, pointer, waits }): Fate | undefined => {
      if (
        kind !== 'address' ||
        pointer === '/parent' ||
        pointer.startsWith('/redirects/') ||
        !going.has(path(name))
      )
        return undefined
      return waits || file.place?.kind === 'site' || file.place?.kind === 'language'
        ? 'entry'
        : 'author'
    }),
  )
  return { edits: found.flatMap(({ edits }) => edits), left: found.flatMap(({ left }) => left) }
}

/** `checked`: of what something may be asked that goes, besides the pages. */
const plan = (
  ground: Ground,
  label: string,
  going: Going,
  to: string | undefined,
  checked = '',
): Plan => {
  if (to !== undefined && going.has(to.replace(/[?#].*$/s, '')))
    return refuse(say('goesItself', { name: to }))
  if (to?.startsWith('/') && to !== '/' && !pagesOf(ground).has(to.replace(/[?#].*$/s, '')))
    return refuse(say('noPageToLeadTo', { to }))
  const isGoing = leadsTo(ground, going)
  const files = filesNaming(ground, (summary, file) => isGoing(summary, file)).filter(
    ({ place }) => place?.route === undefined || !going.has(place.route),
  )
  const parents = files.flatMap((file) =>
    parentEdits(file, going, to?.startsWith('/') ? to : undefined),
  )
  const { edits: links, left } =
    to === undefined
      ? takeOut(ground, files, going)
      : { edits: leadElsewhere(ground, files, going, to), left: [] }
  // What was asked of a page is not asked of another one.
  const checks = files.flatMap(
    (file) =>
      removeNames(ground, file, ({ kind, name }) =>
        kind === 'checked' && (going.has(name) || name === checked) ? 'value' : undefined,
      ).edits,
  )
  const published = [...going].filter(([, { summary }]) => !summary.draft).map(([route]) => route)
  const leads =
    to === undefined ? [] : published.map((from) => ({ from, to: heirIn(ground, going, to)(from) }))
  const redirects = redirectEdits(ground, leads, [], to === undefined ? [...going.keys()] : [])
  const gone = [...going.values()].map(({ path }): Edit => ({ kind: 'removeFile', file: path }))
  return {
    change: { label, edits: [...parents, ...links, ...checks, ...redirects.edits, ...gone] },
    messages: [
      ...[...going]
        .slice(0, 20)
        .map(([route, file]) =>
          say('pageRemoved', { route, title: titleOf(file), path: file.path }),
        ),
      ...(going.size > 20 ? [say('alsoRemoved', { count: going.size - 20 })] : []),
      ...(to === undefined
        ? []
        : tellEdits(
            [...parents, ...links].filter(({ kind }) => kind !== 'remove'),
            (places) => say('linksToPageLeadTo', { to, places }),
          )),
      ...tellEdits(
        to === undefined ? [...parents, ...links] : links.filter(({ kind }) => kind === 'remove'),
        (places) => say('entriesOfPageRemoved', { places }),
      ),
      ...tellEdits(checks, (places) => say('checksOfPageRemoved', { places })),
      ...tellRedirects(redirects),
      ...(to === undefined && published.length > 0 ? [say('addressFindsNothing')] : []),
      ...tellLeft(left),
    ],
  }
}

/** Pages with their translations, which have no original without them. */
const withTranslations = (ground: Ground, pages: Going): Going =>
  new Map(
    [...pages].flatMap(([route, file]) => [
      [route, file] as const,
      ...translationsAt(ground, route).map((own) => [own.route, own.file] as const),
    ]),
  )

/** Takes a page out, with its translations; what led there leads to `to`, or is told. */
export const removePage = (ground: Ground, route: string, to: string | undefined): Plan => {
  const { file } = movablePage(ground, route)
  return plan(ground, `Remove ${route}`, withTranslations(ground, new Map([[route, file]])), to)
}

/** Takes out all pages below a folder. */
export const removeFolder = (ground: Ground, folder: string, to: string | undefined): Plan => {
  const going = withTranslations(
    ground,
    new Map([...pagesOf(ground)].filter(([route]) => route.startsWith(`${folder}/`))),
  )
  return going.size === 0
    ? refuse(say('noPagesBelow', { folder }))
    : plan(ground, `Remove ${folder}/*`, going, to, `${folder}/*`)
}

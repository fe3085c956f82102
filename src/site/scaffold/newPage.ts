import { findingsIn } from '../../content/lint/findings/tellTogether.ts'
import { textsOf } from '../../content/lint/findings/wholeMessage.ts'
import { lint } from '../../content/lint/lint.ts'
import { indexJson, spanOf } from '../../content/lint/positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../../content/lint/positions/lineIndex.ts'
import type { AnalysisCache } from '../../content/lint/project/lintSteps.ts'
import { readDocument } from '../../content/lint/project/readDocument.ts'
import type { LintFile } from '../../content/lint/types/file.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import {
  deviceIn,
  deviceRefusal,
  otherOwnerOf,
  pagePath,
  refusalOf,
} from '../../core/document/pagePath.ts'
import type { Sources } from '../../core/document/sources.ts'
import { writeJson } from '../../core/document/writeJson.ts'
import { type Applied, apply } from '../../core/edits/apply.ts'
import type { DocumentEdit, Edit } from '../../core/edits/change.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import { upgradeEdits } from '../../core/edits/upgradeEdits.ts'
import type { PageToList } from '../../core/kit/BlockModule.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { newerWords } from '../../core/model/history/newerWords.ts'
import { siteVersion } from '../../core/model/history/siteVersion.ts'
import { tidyPath } from '../../core/model/text/tidyPath.ts'
import { askedBy, guiding } from '../../core/model/text/unfinished.ts'
import { addLink } from './addLink.ts'
import { fillTemplate } from './fillTemplate.ts'
import { templates } from './templates.ts'

/**
 * `route` with or without its first slash; `title` is made of it where none is given; `linkFrom` is the route of the page that shall list the new one;
 * `today` as year-month-day.
 */
export type NewPageRequest = {
  readonly route: string
  readonly template: string
  readonly title?: string | undefined
  readonly linkFrom?: string | undefined
  /** The number of the block there that somebody chose. */
  readonly list?: number | undefined
  readonly today: string
}

export type NewPage = {
  readonly route: string
  readonly path: string
  readonly title: string
  readonly text: string
  /** How many texts are to be written before it can be published. */
  readonly open: number
  /** The page that now lists the new one, called so, and changed in this line; undefined where it did so before. */
  readonly linked?: {
    readonly path: string
    readonly name: string
    readonly line: number | undefined
  }
  /** What the page is filed under for now: nobody was asked. */
  readonly category?: string
  /** What is to be written. */
  readonly applied: Applied
}

type Call = (path: string) => string

/** Why a page can't be made; nothing has been written. */
export class ScaffoldProblem extends Error {
  /** In words; `call` names a document in those of the surface. */
  readonly reason: (call: Call) => string

  constructor(reason: string | ((call: Call) => string)) {
    const inWords = typeof reason === 'string' ? () => reason : reason
    super(`${inWords((path) => path)} Nothing was written.`)
    this.reason = inWords
  }
}

const refuse = (reason: string | ((call: Call) => string)): never => {
  throw new ScaffoldProblem(reason)
}

/** The page of the site at a route, capital letters aside. */
const pageAt = (known: readonly LintFile[], route: string) =>
  known.find(({ place }) => place?.route?.toLowerCase() === route.toLowerCase())

/** `/services/flat-tyres` → `Flat tyres`, with the folder's name where another page has that title. */
const nameFor = (route: string, known: readonly LintFile[]): string => {
  const words = (part = '') => part.replace(/[-_]+/g, ' ').trim()
  const parts = route.split('/').filter(Boolean)
  const own = words(parts.at(-1))
  const name = own.charAt(0).toUpperCase() + own.slice(1)
  const taken = known.some(({ sound }) => sound.title?.toLowerCase() === name.toLowerCase())
  return (taken ? `${name} (${words(parts.at(-2)) || 'new'})` : name).slice(0, 60)
}

/** The nearest page above a route, by its address. */
const above = (route: string, known: readonly LintFile[]): string => {
  for (let at = route.lastIndexOf('/'); at > 0; at = route.lastIndexOf('/', at - 1))
    if (pageAt(known, route.slice(0, at))) return route.slice(0, at)
  return ''
}

const countOpen = (text: string) => text.split(guiding).length - 1

const tidyRoute = (route: string): string =>
  `/${route
    .trim()
    .replace(/^pages\//, '')
    .replace(/\.json$/, '')
    .replace(/^\/+|\/+$/g, '')}`

/** The category of a new article: the first one that visitors can choose by, else one that another article has. */
const categoryFor = (kit: Kit, known: readonly LintFile[]): string =>
  known.flatMap(({ blocks }) =>
    blocks.flatMap(({ block }) => blockOf(kit, block.type).categories?.(block) ?? []),
  )[0] ??
  known.flatMap(({ sound }) => sound.article?.category ?? [])[0] ??
  `${guiding}a word or two that say what it is about`

const fillingFor = (
  kit: Kit,
  route: string,
  { title, linkFrom, today }: NewPageRequest,
  known: readonly LintFile[],
) => {
  const site = known.find(({ place }) => place?.kind === 'site')?.sound
  const depth = route.split('/').length - 1
  const base = /^(.*)\/[^/]*$/.exec(site?.$schema ?? '')?.[1] ?? '../schema'
  return {
    SCHEMA: base.startsWith('.') ? `${'../'.repeat(depth - 1)}${base.replace(/^\.\//, '')}` : base,
    NAME: title ?? nameFor(route, known),
    PARENT: linkFrom ?? above(route, known),
    CATEGORY: categoryFor(kit, known),
    AUTHOR: site?.firm?.founder === undefined ? `${guiding}who writes it` : '',
    TODAY: today,
    ACTIONS: site?.actions?.length
      ? site.actions
      : [{ label: `${guiding}what the button says`, href: '/' }],
  }
}

const wordsOf = (finding: Finding) => {
  const { message, suggestion } = textsOf(finding)
  return `${message}${suggestion ? ` ${suggestion}` : ''} (${finding.rule})`
}

const refuseNewer = ({ history }: Kit, writtenFor: number): void => {
  if (writtenFor <= history.version) return
  const { message, suggestion } = newerWords(writtenFor, history.version)
  refuse(`${message} ${suggestion}`)
}

/** What stands in the documents that are no pages. */
const files: ReadonlyMap<string, string> = new Map([
  ['_site', 'the settings of the site'],
  ['_facts', 'the figures of the site'],
  ['_404', 'the page for addresses that are not there'],
])

/** Names that begin with "_" are for what is no page: `new` would write a file that nobody sees, or take the settings for one. */
const refuseHidden = (route: string): void => {
  const hidden = route.split('/').find((part) => part.startsWith('_'))
  if (hidden === undefined) return
  const tidy = tidyPath(route.replaceAll('_', '-'))
  const known = files.get(hidden)
  if (known !== undefined && route === `/${hidden}`)
    refuse((call) => `${call(`pages${route}.json`)} holds ${known}; it is no page to be made.`)
  if (hidden === '_dialogs')
    refuse(
      `This makes pages. A dialog begins as a copy of another one: copy a file in pages/_dialogs to pages${route}.json, and change it.`,
    )
  refuse(
    `No address has a part that begins with "_", as "${hidden}" does: such files are no pages. Try ${tidy}.`,
  )
}

/**
 * Makes a new page of a site as a draft: its text, and the changed text of the page that lists it. Writes nothing.
 * Pure. Throws `ScaffoldProblem` where the page is there already, where the template or the listing page isn't, or
 * where lint would find an error in what is made, such as an address that can't be. `cache` as for `lint`.
 */
export const newPage = (
  kit: LintKit,
  sources: Sources,
  request: NewPageRequest,
  cache?: AnalysisCache,
): NewPage => {
  const writtenFor = siteVersion(sources)
  const known: readonly LintFile[] = sources.files.map(({ path, text }) =>
    readDocument(kit, path, text, { writtenFor }),
  )
  refuseNewer(kit, writtenFor)
  const route = tidyRoute(request.route)
  const linkFrom = request.linkFrom === undefined ? undefined : tidyRoute(request.linkFrom)
  const template =
    templates.get(request.template) ??
    refuse(
      `There is no template "${request.template}". There are ${[...templates.keys()].join(', ')}.`,
    )
  if (route === '/') refuse('Name the address of the new page, such as /services/repair.')
  refuseHidden(route)
  const owner = otherOwnerOf(route)
  if (owner !== undefined) refuse(refusalOf(route, owner))
  const device = deviceIn(route)
  if (device !== undefined) refuse(deviceRefusal(device))
  const there = pageAt(known, route)
  if (there) refuse((call) => `${call(there.path)} is there already.`)
  const hub =
    linkFrom === undefined
      ? undefined
      : (pageAt(known, linkFrom) ??
        refuse(`There is no page ${linkFrom} that could list the new one.`))
  const path = pagePath(route)
  const filling = fillingFor(kit, route, { ...request, linkFrom }, known)
  const text = `${writeJson(fillTemplate(template, filling))}\n`
  const edit = hub && link(kit, hub, { route, title: filling.NAME }, request.list)
  const edits: Edit[] = [
    { kind: 'create', file: path, content: text },
    ...(hub && edit ? [...upgradeEdits(hub), edit] : []),
  ]
  const applied = apply({ label: `New page ${route}`, edits }, readerOf(sources))
  const wrong = findingsIn(
    lint(kit, sourcesAfter(sources, applied), { today: request.today, cache }),
    (file) => file === path,
  ).find(({ severity }) => severity === 'error')
  // Who asks for a page has named an address, not a file.
  const tidy = tidyPath(route.replaceAll('_', '-'))
  if (wrong?.rule === 'file-names' && tidy !== route)
    refuse(`An address has only letters, digits and hyphens between its slashes. Try ${tidy}.`)
  if (wrong) refuse(wordsOf(wrong))
  const line = edit && lineAt(String(applied.files.get(edit.file)), edit.pointer)
  const linked = hub && {
    path: hub.path,
    name: hub.sound.name ?? hub.sound.title ?? hub.path,
    line,
  }
  const filed =
    JSON.stringify(template).includes('$CATEGORY') && askedBy(filling.CATEGORY) === undefined
      ? { category: filling.CATEGORY }
      : {}
  return {
    route,
    path,
    title: filling.NAME,
    text,
    open: countOpen(text),
    applied,
    ...filed,
    ...(linked ? { linked } : {}),
  }
}

const lineAt = (text: string, pointer: string): number =>
  lineAndColumn(lineStarts(text), spanOf(indexJson(text), pointer).start).line

const link = (
  kit: Kit,
  hub: LintFile,
  page: PageToList,
  list: number | undefined,
): DocumentEdit | undefined => {
  if (!hub.sound.blocks || hub.problems.length > 0)
    return refuse(
      (call) => `${call(hub.path)} can't be read at the moment: mend it first, then link from it.`,
    )
  return addLink(kit, hub, page, { list })
}

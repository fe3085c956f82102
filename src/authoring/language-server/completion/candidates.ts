import { textsOf } from '../../../content/lint/findings/wholeMessage.ts'
import { idsOf } from '../../../content/lint/named/idsOf.ts'
import { sharedContextOf } from '../../../content/lint/project/sharedContext.ts'
import { sharedViewOf } from '../../../content/lint/project/sharedView.ts'
import type { SharedContext } from '../../../content/lint/types/context.ts'
import type { KnownFile } from '../../../content/lint/types/file.ts'
import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { isBlock } from '../../../core/document/isBlock.ts'
import { isAsset, type Role, roleOf } from '../../../core/document/roleOf.ts'
import { type Asset, placeOf } from '../../../core/document/sources.ts'
import { firmWords } from '../../../core/model/figures/interpolate.ts'
import { gather } from '../../../core/model/schema/gather.ts'
import { blockHeadings } from '../../../core/model/site/blockIds.ts'
import { withoutSlash } from '../../../core/model/text/oldAddress.ts'
import type { CheckedSite } from '../openSite.ts'
import type { NameAt } from './nameAt.ts'

/** A name that the site has, with what a person knows it by. `about` is in Markdown. */
export type Candidate = {
  readonly name: string
  readonly detail?: string | undefined
  readonly about?: string | undefined
  readonly picture?: string
}

export type Asked = {
  readonly site: CheckedSite
  readonly file: string
  readonly at: NameAt
  /** What stands there up to the caret. */
  readonly begun: string
  /** The document as far as it can be read: while somebody types, it is no JSON most of the time. */
  readonly value: unknown
}

const titleOf = ({ summary, value, place }: KnownFile): string | undefined => {
  const title =
    summary.title ??
    (place?.kind === 'dialog' ? (value?.['heading'] ?? value?.['title']) : undefined)
  return typeof title === 'string' ? title : undefined
}

const asDraft = ({ summary }: KnownFile, words: string | undefined) =>
  summary.draft ? `${words ?? ''} (draft)`.trim() : words

const routesOf = (files: readonly KnownFile[], kinds: readonly string[]): Candidate[] =>
  files.flatMap((file) =>
    file.place?.route !== undefined && kinds.includes(file.place.documentType ?? '')
      ? [
          {
            name: file.place.route,
            detail: asDraft(file, titleOf(file)),
            about: file.summary.description,
          },
        ]
      : [],
  )

/** The places that links to a document can lead to, with their headings. */
const placesIn = (
  { kit }: CheckedSite,
  file: string,
  value: unknown,
  before: string,
): Candidate[] => {
  const kind = placeOf(file)?.kind
  if (!kind || typeof value !== 'object' || value === null) return []
  const blocks: unknown = 'blocks' in value ? value.blocks : undefined
  const headings = new Map(
    blockHeadings(kit, Array.isArray(blocks) ? blocks.filter(isBlock) : []).map(
      ({ id, heading }) => [id, heading],
    ),
  )
  return [...idsOf(kit, value, gather(kit.choices, value, documentSchemas[kind]))].map((id) => ({
    name: before + id,
    detail: headings.get(id),
  }))
}

const placesOn = (site: CheckedSite, route: string, before: string): Candidate[] => {
  const target = site.files.find(({ place }) => place?.route === withoutSlash(route))
  return target ? placesIn(site, target.path, target.value, before) : []
}

const sizeOf = ({ bytes, width, height }: Asset) =>
  `${width && height ? `${width} × ${height}, ` : ''}${Math.max(1, Math.round(bytes / 1000))} kB`

const assetsOf = ({ sources }: CheckedSite): Candidate[] =>
  sources.assets.map((asset) => ({
    name: asset.address,
    detail: sizeOf(asset),
    ...(asset.width ? { picture: asset.path } : {}),
  }))

const pageRoles: ReadonlySet<Role | undefined> = new Set<Role>([
  'oldAddress',
  'pageAddress',
  'route',
])

const addressesOf = ({ site, file, at, begun, value }: Asked): Candidate[] => {
  if (!at.isInText && isAsset(at.schema)) return assetsOf(site)
  const pages = routesOf(site.files, ['page'])
  if (!at.isInText && pageRoles.has(roleOf(at.schema))) return pages
  const [route = '', place] = begun.split('#')
  if (place !== undefined)
    return route === '' ? placesIn(site, file, value, '#') : placesOn(site, route, `${route}#`)
  return [...pages, ...routesOf(site.files, ['dialog']), ...assetsOf(site)]
}

const factsOf = ({ facts, lookup, site }: SharedContext): Candidate[] => [
  ...[...(facts ?? [])].map(([name, { label, source, asOf }]) => ({
    name,
    detail: lookup(name, undefined),
    about: `${label}\n\n${source}, ${asOf}`,
  })),
  ...Object.entries(site ? firmWords(site) : {}).map(([name, words]) => ({ name, detail: words })),
]

/** The categories that lists of articles let visitors choose among, else those that articles have. */
const categoriesOf = ({ files }: CheckedSite): Candidate[] => {
  const offered = files.flatMap(({ summary }) => summary.categories)
  return [
    ...new Set(
      offered.length > 0 ? offered : files.flatMap(({ summary }) => summary.category ?? []),
    ),
  ].map((name) => ({ name }))
}

/** Every name of the site that may stand where one is asked for. Pure. */
export const candidates = (asked: Asked): Candidate[] => {
  const { site, file, at } = asked
  const { kind, named } = at
  const shared = sharedContextOf(site.kit, site.sources, site.today)
  const fields = () => sharedViewOf(shared).dialogOutlines[named.dialog ?? '']?.fields ?? {}
  if (kind === 'address') return addressesOf(asked)
  if (kind === 'checked') return routesOf(site.files, ['page', 'dialog'])
  if (kind === 'dialog')
    return [...shared.dialogs].map(([name, dialog]) => ({
      name,
      detail: typeof dialog.value?.['title'] === 'string' ? dialog.value['title'] : undefined,
    }))
  if (kind === 'fact') return at.named && 'isOwn' in at.named ? [] : factsOf(shared)
  if (kind === 'form')
    return Object.keys((shared.siteFile?.value?.['forms'] as object | undefined) ?? {}).map(
      (name) => ({ name }),
    )
  if (kind === 'field') return Object.keys(fields()).map((name) => ({ name }))
  if (kind === 'option')
    return (fields()[named.field ?? '']?.options ?? []).map((name) => ({ name }))
  if (kind === 'id' && named.page !== undefined) return placesOn(site, named.page, '')
  if (kind === 'pointer')
    return site.findings.flatMap((finding) =>
      finding.file === file && finding.pointer !== ''
        ? [{ name: finding.pointer, detail: finding.rule, about: textsOf(finding).message }]
        : [],
    )
  if (kind === 'rule') return site.kit.rules.map(({ name, what }) => ({ name, detail: what }))
  return kind === 'category' ? categoriesOf(site) : []
}

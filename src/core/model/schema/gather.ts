import { isAssetAddress } from '../../document/addresses.ts'
import type { Schema } from '../../document/documentSchemas.ts'
import { isObject } from '../../document/isObject.ts'
import { isAsset, isLine, roleOf } from '../../document/roleOf.ts'
import type { Choices } from '../../kit/choices.ts'
import { type Inline, type InlineProblem, parseInline } from '../text/inline.ts'
import type { Path } from './path.ts'
import { walkSchema } from './walkSchema.ts'

/** How a string is read: `text` has inline markup, `line` is plain words, `route` is a page of the site. */
type StringKind = 'text' | 'line' | 'href' | 'route' | 'asset' | 'id' | 'other'

/** A string of a document with its place; `index` in a link counts characters of the string it stands in. */
export type PlacedString = {
  readonly text: string
  readonly role: StringKind
  readonly path: Path | undefined
}
/** `waits`: the entry is left out of the page for as long as it leads to a draft. */
export type PlacedLink = {
  readonly waits?: true
  readonly href: string
  readonly path: Path | undefined
  readonly index?: number
  readonly label?: string
}
type PlacedAction = {
  readonly action: {
    readonly label?: unknown
    readonly href?: unknown
    readonly dialog?: unknown
    readonly preset?: unknown
    readonly about?: unknown
  }
  readonly path: Path | undefined
}
type PlacedPicture = {
  readonly picture: { readonly src?: unknown; readonly alt?: unknown }
  readonly path: Path | undefined
}
export type PlacedProblem = InlineProblem & { readonly path: Path | undefined }

/** What the parts of one document refer to and can be referred to by, in the order of the document. */
export type Gathered = {
  readonly strings: readonly PlacedString[]
  readonly links: readonly PlacedLink[]
  readonly actions: readonly PlacedAction[]
  readonly pictures: readonly PlacedPicture[]
  readonly ids: readonly { readonly id: string; readonly path: Path | undefined }[]
  readonly assets: readonly {
    readonly address: string
    readonly path: Path | undefined
    readonly index?: number
  }[]
  readonly problems: readonly PlacedProblem[]
}

const stringKindOf = (schema: Schema): StringKind => {
  const role = roleOf(schema)
  if (role === 'href' || role === 'id' || role === 'text' || role === 'route') return role
  if (role === 'pageAddress' || role === 'oldAddress') return 'route'
  return isLine(schema) ? 'line' : isAsset(schema) ? 'asset' : 'other'
}

/** A picture may also have a caption of its own, or lead somewhere. */
const isPicture = ({ properties }: Schema): boolean =>
  isObject(properties) && isObject(properties['src']) && roleOf(properties['src']) === 'pictureFile'

const wordsOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      node.kind === 'break'
        ? ' '
        : node.kind === 'text' || node.kind === 'code'
          ? node.text
          : wordsOf(node.children),
    )
    .join('')

const inlineLinks = (nodes: readonly Inline[], found: { href: string; label: string }[]): void => {
  for (const node of nodes) {
    if (node.kind === 'link') found.push({ href: node.href, label: wordsOf(node.children) })
    if ('children' in node) inlineLinks(node.children, found)
  }
}

/** Walks a document along its schema once and collects what rules and indexes ask for. Pure; stands any value. */
export const gather = (choices: Choices, value: unknown, schema: Schema): Gathered => {
  const strings: PlacedString[] = []
  const links: PlacedLink[] = []
  const actions: PlacedAction[] = []
  const pictures: PlacedPicture[] = []
  const ids: { id: string; path: Path | undefined }[] = []
  const assets: { address: string; path: Path | undefined; index?: number }[] = []
  const problems: PlacedProblem[] = []

  const readText = (text: string, path: Path | undefined) => {
    const parsed = parseInline(text)
    for (const problem of parsed.problems) problems.push({ ...problem, path })
    const found: { href: string; label: string }[] = []
    inlineLinks(parsed.nodes, found)
    let from = 0
    for (const link of found) {
      const index = Math.max(text.indexOf(link.href, text.indexOf('](', from) + 2), 0)
      from = index
      links.push({ ...link, path, index })
      if (isAssetAddress(link.href)) assets.push({ address: link.href, path, index })
    }
  }

  const readString = (text: string, place: Schema, path: Path | undefined) => {
    const role = stringKindOf(place)
    strings.push({ text, role, path })
    if (role === 'href' || role === 'route')
      links.push({
        href: text,
        path,
        ...(roleOf(place) === 'pageAddress' ? { waits: true as const } : {}),
      })
    if (role === 'asset' || (role === 'href' && isAssetAddress(text)))
      assets.push({ address: text, path })
    if (role === 'id') ids.push({ id: text, path })
    if (role === 'text') readText(text, path)
  }

  walkSchema(choices, value, schema, (entry, place, path) => {
    if (typeof entry === 'string') readString(entry, place, path)
    else if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return
    else if (roleOf(place) === 'action') actions.push({ action: entry, path })
    else if (isPicture(place)) pictures.push({ picture: entry, path })
  })
  return { strings, links, actions, pictures, ids, assets, problems }
}

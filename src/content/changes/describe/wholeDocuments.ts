import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { placeOf, type SourcePlace } from '../../../core/document/sources.ts'
import { interpolate } from '../../../core/model/figures/interpolate.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import { isHidden } from '../../../core/model/site/shownBlocks.ts'
import { entryName } from '../compare/entryName.ts'
import { type ChangeMessage, changeMsg, type Left, type Ways } from '../messages/changeMessages.ts'
import type { Described } from './Described.ts'
import { addressAt } from './marks.ts'
import type { Showing } from './pagesShowing.ts'
import type { Scene, Side } from './scene.ts'
import { shortName, titleOf } from './subject.ts'
import { contentLines } from './values.ts'

type Json = Readonly<Record<string, unknown>>
type DescribedDocument = Described & { readonly pages: readonly string[] }
type Routed = Extract<SourcePlace, { readonly route: string }>

/** A page or dialog, as sentences name it. */
const namedIn = (value: Json, { kind, route }: Routed, { lookup }: Side) => ({
  isDialog: kind === 'dialog',
  title: typeof value['title'] === 'string' ? interpolate(value['title'], lookup) : undefined,
  route,
})

/** The blocks of a page, a line for each: what it is called, what it is, how many entries it has. */
const blockLines = (value: Json, scene: Scene, side: Side): ChangeMessage[] => {
  const blocks: readonly unknown[] = Array.isArray(value['blocks']) ? value['blocks'] : []
  return blocks.map((block) => {
    const schema = childSchema(scene.kit.choices, documentSchemas.page.properties.blocks, 0, block)
    const name = entryName(block)
    const list = Object.values(isObject(block) ? block : {}).find(
      (entry): entry is unknown[] => Array.isArray(entry) && entry.length > 1,
    )
    return changeMsg('blockOfPage', {
      name: name === undefined ? undefined : shortName(interpolate(name, side.lookup)),
      title: titleOf(schema),
      entries: list?.length,
      isHidden: isHidden(block),
    })
  })
}

/** So many pages that lead to a new one are listed. */
const maxPages = 3

/** How visitors come to a new page or dialog. */
const waysTo = (value: Json, place: Routed, scene: Scene, showing: Showing): Ways | undefined => {
  if (value['draft'] === true) return 'draft'
  if (place.documentType === 'notFound') return undefined
  const kind = String(value['kind'] ?? (value['article'] ? 'article' : 'plain'))
  const routes =
    place.documentType === 'dialog'
      ? showing.dialog(place.route, place.id).filter((route) => route !== place.route)
      : showing.linksTo(place.route, kind)
  if (routes.includes('*')) return 'everyPage'
  return {
    pages: routes.slice(0, maxPages).map((route) => scene.after.titleAt(route) ?? route),
    more: Math.max(0, routes.length - maxPages),
  }
}

/** A page or dialog that is new, with its texts for search engines and its blocks; any other document with all that it says. */
export const newDocument = (
  value: Json,
  path: string,
  scene: Scene,
  showing: Showing,
): DescribedDocument => {
  const place = placeOf(path)
  if (place?.kind === 'translations') {
    const pages = Object.keys(isObject(value['pages']) ? value['pages'] : {}).length
    return { message: changeMsg('translationsKept', { pages }), lines: [], pages: [] }
  }
  const schema = place && documentSchemas[place.kind]
  if (place?.route === undefined)
    return {
      message: changeMsg('documentAdded'),
      lines: contentLines(value, schema, scene, 'is', ''),
      pages: [],
    }
  const { blocks: _, $schema: __, title: ___, ...head } = value
  return {
    message: changeMsg('pageAdded', {
      ...namedIn(value, place, scene.after),
      ways: waysTo(value, place, scene, showing),
    }),
    lines: [
      ...(Object.keys(head).length > 0 ? contentLines(head, schema, scene, 'is', '') : []),
      ...blockLines(value, scene, scene.after),
    ],
    pages: value['draft'] === true ? [] : [place.route],
  }
}

/** What visitors find at an address that had a document. */
const leftAt = (
  value: Json,
  { route }: Routed,
  { after }: Scene,
  redirects: ReadonlyMap<string, string>,
): Left => {
  if (value['draft'] === true) return 'draft'
  const to = redirects.get(route)
  if (to !== undefined) return addressAt(to, after)
  return after.titleAt(route) === undefined ? 'nothing' : 'otherPage'
}

/** A document that is gone. `redirects` are those of now, by the address that they lead from. */
export const goneDocument = (
  value: Json,
  path: string,
  scene: Scene,
  redirects: ReadonlyMap<string, string>,
): DescribedDocument => {
  const place = placeOf(path)
  if (place?.route === undefined)
    return {
      message: changeMsg('documentRemoved'),
      lines: contentLines(value, place && documentSchemas[place.kind], scene, 'was', ''),
      pages: [],
    }
  return {
    message: changeMsg('pageRemoved', {
      ...namedIn(value, place, scene.before),
      left: leftAt(value, place, scene, redirects),
    }),
    lines: blockLines(value, scene, scene.before),
    pages: value['draft'] === true ? [] : [place.route],
  }
}

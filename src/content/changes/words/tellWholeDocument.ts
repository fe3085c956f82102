import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { placeOf, type SourcePlace } from '../../../core/document/sources.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import { isHidden } from '../../../core/model/site/shownBlocks.ts'
import { entryName } from '../compare/entryName.ts'
import { dialogNoun, said, type Words } from '../told.ts'
import { contentLines } from './contentLines.ts'
import type { Showing } from './pagesShowing.ts'
import { sayAddress, withFacts } from './sayAddress.ts'
import type { Scene } from './scene.ts'
import type { Sentence } from './sentence.ts'
import { lower, shortName, titleOf } from './subject.ts'

type Json = Readonly<Record<string, unknown>>
type ToldDocument = Sentence & { readonly pages: readonly string[] }
type Routed = Extract<SourcePlace, { readonly route: string }>

const titled = (value: Json, scene: Scene, isOld: boolean): Words =>
  typeof value['title'] === 'string'
    ? said(withFacts(value['title'], isOld ? scene.before : scene.after))
    : ['without a title']

/** The blocks of a page, a line for each: what it is called, what it is, how many entries it has. */
const blockLines = (value: Json, scene: Scene, isOld: boolean): Words[] => {
  const blocks: readonly unknown[] = Array.isArray(value['blocks']) ? value['blocks'] : []
  const side = isOld ? scene.before : scene.after
  return blocks.map((block): Words => {
    const schema = childSchema(scene.kit.choices, documentSchemas.page.properties.blocks, 0, block)
    const name = entryName(block)
    const list =
      typeof block === 'object' && block !== null
        ? Object.values(block).find(
            (entry): entry is unknown[] => Array.isArray(entry) && entry.length > 1,
          )
        : undefined
    const notes = [
      lower(titleOf(schema) ?? 'block'),
      ...(list ? [`${list.length} entries`] : []),
      ...(isHidden(block) ? ['hidden'] : []),
    ]
    return [
      ...(name === undefined ? ['Block'] : said(shortName(withFacts(name, side)))),
      ` (${notes.join(', ')})`,
    ]
  })
}

/** " from “Services”, “About us” and 3 more": pages by title. */
const sayPages = (routes: readonly string[], scene: Scene): Words => {
  const named = routes
    .slice(0, 3)
    .flatMap(
      (route, index): Words => [
        index === 0 ? ' from ' : ', ',
        ...said(scene.after.titleAt(route) ?? route),
      ],
    )
  return routes.length > 3 ? [...named, ` and ${routes.length - 3} more`] : named
}

/** How visitors come to a new page or dialog. */
const sayWays = (value: Json, place: Routed, scene: Scene, showing: Showing): Words => {
  if (value['draft'] === true) return ['; a draft: visitors do not find it yet']
  if (place.documentType === 'notFound') return []
  const isDialog = place.documentType === 'dialog'
  const kind = String(value['kind'] ?? (value['article'] ? 'article' : 'plain'))
  const routes = isDialog
    ? showing.dialog(place.route, place.id).filter((route) => route !== place.route)
    : showing.linksTo(place.route, kind)
  if (routes.length === 0) return [isDialog ? '; no page opens it' : '; no other page leads to it']
  if (routes.includes('*'))
    return [
      isDialog ? '; it opens from every page' : '; the menu or footer of every page leads to it',
    ]
  return [isDialog ? '; it opens' : '; linked', ...sayPages(routes, scene)]
}

/** The record of a language: its texts stand in the pages themselves. */
const tellTranslations = (value: Json): Sentence => {
  const pages =
    typeof value['pages'] === 'object' && value['pages'] !== null ? Object.keys(value['pages']) : []
  return {
    sentence: [
      'From now on it is told when the original of a translation changes, on ',
      pages.length === 1 ? 'one page' : `${pages.length} pages`,
    ],
    lines: [],
  }
}

/** A page or dialog that is new, with its texts for search engines and its blocks; any other document with all that it says. */
export const newDocument = (
  value: Json,
  path: string,
  scene: Scene,
  showing: Showing,
): ToldDocument => {
  const place = placeOf(path)
  if (place?.kind === 'translations') return { ...tellTranslations(value), pages: [] }
  if (place?.route === undefined)
    return {
      sentence: ['It is new:'],
      lines: contentLines(value, place && documentSchemas[place.kind], scene, 'is', ''),
      pages: [],
    }
  const { blocks: _, $schema: __, title: ___, ...head } = value
  const lines =
    Object.keys(head).length > 0
      ? contentLines(head, documentSchemas[place.kind], scene, 'is', '')
      : []
  return {
    sentence: [
      ...(place.kind === 'dialog' ? ['New ', dialogNoun('dialog'), ' '] : ['New page ']),
      ...titled(value, scene, false),
      ' at ',
      { as: 'is', text: place.route },
      ...sayWays(value, place, scene, showing),
    ],
    lines: [...lines, ...blockLines(value, scene, false)],
    pages: value['draft'] === true ? [] : [place.route],
  }
}

/** What visitors find at an address that had a document. */
const sayOld = (
  value: Json,
  { route }: Routed,
  scene: Scene,
  redirects: ReadonlyMap<string, string>,
): Words => {
  if (value['draft'] === true) return ['; it was a draft']
  const to = redirects.get(route)
  if (to !== undefined) return ['; its address leads on to ', ...sayAddress(to, scene.after)]
  return [
    scene.after.titleAt(route) === undefined
      ? '; whoever comes by its address finds no page'
      : '; another page stands at its address',
  ]
}

/** A document that is gone. `redirects` are those of now, by the address that they lead from. */
export const goneDocument = (
  value: Json,
  path: string,
  scene: Scene,
  redirects: ReadonlyMap<string, string>,
): ToldDocument => {
  const place = placeOf(path)
  if (place?.route === undefined)
    return {
      sentence: ['It is gone:'],
      lines: contentLines(value, place && documentSchemas[place.kind], scene, 'was', ''),
      pages: [],
    }
  return {
    sentence: [
      ...(place.kind === 'dialog' ? [dialogNoun('Dialog'), ' '] : ['Page ']),
      ...titled(value, scene, true),
      ' at ',
      { as: 'was', text: place.route },
      ' removed',
      ...sayOld(value, place, scene, redirects),
    ],
    lines: blockLines(value, scene, true),
    pages: value['draft'] === true ? [] : [place.route],
  }
}

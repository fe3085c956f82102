import { markedPage } from '../../src/authoring/studio/marks/markedPage.ts'
import { drawnDocument } from '../../src/authoring/studio/marks/pageTexts.ts'
import type { MarkedPage } from '../../src/authoring/studio/marks/writeMarks.ts'
import type { AuthoringKit } from '../../src/authoring/workspace/AuthoringKit.ts'
import { drawPage } from '../../src/authoring/workspace/drawPage.tsx'
import { nextLiveSite } from '../../src/authoring/workspace/liveSite.ts'
import { sheetsOf } from '../../src/authoring/workspace/sheetsOf.ts'
import { memoryCache } from '../../src/content/lint/cache/memoryCache.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { allDocuments } from './drawnSite.ts'
import { today } from './littleSite.ts'

export type MarkedDocument = MarkedPage & {
  readonly file: string
  /** The page as the preview draws it, which but for policy and numbers of blocks is as it is built. */
  readonly built: string
  /** Texts of its blocks that have no mark, such as `search/foundText`. */
  readonly unmarked: readonly string[]
  readonly blockTexts: number
}

/** Every page of a site with its marks. */
export const markedSite = (kit: AuthoringKit, sources: Sources): MarkedDocument[] => {
  const live = nextLiveSite(sources, { kit, cache: memoryCache(), today })
  const { site } = live
  if (!site) throw new Error('The site has no settings.')
  const sheet = sheetsOf(site.settings, kit).page
  return allDocuments(site).map((page) => {
    const context = {
      kit,
      site,
      page,
      scripts: { 'browser/entries/loader.ts': '/loader.js' },
      imports: {},
      formEndpoint: '',
      today,
    }
    const marked = markedPage(live, context, sheet)
    const known = new Set(marked.texts.map(({ file, pointer }) => `${file}#${pointer}`))
    const document = drawnDocument(kit, live, page.file)
    if (!document) throw new Error(`${page.file} is drawn from nothing.`)
    const blocks = document.value['blocks'] as { type: string; hidden?: boolean }[] // lint finds nothing in these sites
    const texts = document.texts.flatMap(({ pointer }) => {
      const [, number, path] = /^\/blocks\/(\d+)\/(.*)/.exec(pointer) ?? []
      const block = blocks[Number(number)]
      return block && !block.hidden
        ? [{ pointer, name: `${block.type}/${path?.replace(/\/\d+/g, '')}` }]
        : []
    })
    return {
      ...marked,
      file: page.file,
      built: drawPage(context, sheet),
      blockTexts: texts.length,
      unmarked: texts.flatMap(({ pointer, name }) =>
        known.has(`${page.file}#${pointer}`) ? [] : [name],
      ),
    }
  })
}

import { dialogRoute } from '../../core/document/addresses.ts'
import type { ChecksDocument, Expectation } from '../../core/document/checks.ts'
import type { AnyPage, Site } from '../../core/kit/Site.ts'
import { interpolate, type Lookup, lookupIn } from '../../core/model/figures/interpolate.ts'
import { escapeKey } from '../../core/model/schema/path.ts'
import { editionOf } from '../../core/model/site/editions/editionOf.ts'
import { everyPage } from '../../core/model/site/editions/everyPage.ts'
import { factsIn } from '../../core/model/site/editions/factsIn.ts'
import { liveRedirects } from '../../core/model/site/liveRedirects.ts'
import { addressKey } from '../../core/model/text/oldAddress.ts'
import { msg } from '../lint/messages/msg.ts'
import type { Finding } from '../lint/types/finding.ts'
import { type Compared, missing } from './missing.ts'
import { type ReadPage, readPage } from './readPage.ts'
import { spellingOf } from './spelling.ts'
import { type Source, type Tell, telling } from './telling.ts'

/** Draws what is read: the content of a page, and what stands around all of them. */
export type Drawing = { readonly page: (page: AnyPage) => string; readonly frame: () => string }

/** What one run goes by. `read` gives a page by its file, drawn when it is first asked for. */
type Run = {
  readonly ways: (page: Pick<AnyPage, 'route'>) => Ways
  readonly tell: Tell
  readonly read: (page: AnyPage) => ReadPage
}

/** How pages of a language are compared, and facts written in it. */
type Ways = { readonly compared: Compared; readonly lookup: Lookup }

/** A list of expectations: where it stands, by its pointer, and the file that they are asked of. */
type Asked = {
  readonly list: readonly Expectation[]
  readonly source: Source
  readonly pointer: string
  readonly file: string
  readonly route: string
}

/** Where an address leads in the end: an old one to what its redirect says. */
const targetsOf = (site: Site): Compared['target'] => {
  const redirects = new Map(liveRedirects(site).map(({ old, to }) => [old.key, to]))
  return (href) => (href.startsWith('/') ? (redirects.get(addressKey(href)) ?? href) : href)
}

const readingOnce = ({ page: draw }: Drawing): Run['read'] => {
  const known = new Map<string, ReadPage>()
  return (page) => {
    const read = known.get(page.file) ?? readPage(draw(page))
    known.set(page.file, read)
    return read
  }
}

const judge = (
  { list, source, pointer, file, route }: Asked,
  page: ReadPage,
  { ways, tell }: Run,
): Finding[] => {
  const { compared, lookup } = ways({ route })
  return list.flatMap((expectation, index) => {
    const found = missing(interpolate(expectation, lookup), page, compared)
    if (!found) return []
    const { lacks, instead, restore } = found
    const { name } = expectation
    return [
      tell(source, { pointer: `${pointer}/${index}` }, (asking) => ({
        message: msg('pageLacks', { path: file, lacks, name, instead, asking }),
        suggestion: msg('restoreOrChangeCheck', { restore }),
      })),
    ]
  })
}

/** Of a page in another language its own: its figures are written and called as they are there. */
const waysOf = (site: Site): Run['ways'] => {
  const target = targetsOf(site)
  const known = new Map<Site, Ways>()
  return (page) => {
    const seen = editionOf(site, page)
    const { writing, settings, edition, dialogs } = seen
    const dialogAt = (id: string) => dialogs.get(id)?.route ?? dialogRoute(id)
    const ways = known.get(seen) ?? {
      compared: { spelling: spellingOf(writing), target, dialogAt },
      lookup: lookupIn(factsIn(site.facts, edition?.units), settings, writing),
    }
    known.set(seen, ways)
    return ways
  }
}

/** The published pages that an address means: one, or with `/*` all below a folder. */
const meantBy = (address: string, site: Site): AnyPage[] => {
  const all = everyPage(site)
  if (!address.endsWith('/*')) return all.filter(({ route }) => route === address)
  const folder = address.slice(0, -1)
  return all.filter(({ route }) => route.startsWith(folder) && route !== folder)
}

const isDraft = (source: Source, pointer: string, address: string, { tell }: Run): Finding =>
  tell(source, { pointer, on: 'key' }, (asking) => ({
    message: msg('checkedPageIsDraft', { address, asking }),
    suggestion: msg('publishOrRemoveCheck'),
  }))

/**
 * Compares a site's pages with what its `pages/_checks/` ask for. `sources` are its documents of checks, which must have passed the lint; a
 * page is drawn when something is asked of it. Gives findings in the order of the checks, each at its expectation. Pure.
 */
export const checkSite = (site: Site, sources: readonly Source[], drawing: Drawing): Finding[] => {
  const run: Run = { ways: waysOf(site), tell: telling(), read: readingOnce(drawing) }
  return sources.flatMap((source) => {
    const { frame, pages = {} } = source.value as ChecksDocument // lint has checked it
    const ofFrame = frame
      ? judge(
          { list: frame, source, pointer: '/frame', file: 'pages/_site.json', route: '/' },
          readPage(drawing.frame()),
          run,
        )
      : []
    const asked = Object.entries(pages).flatMap(([address, list]) => {
      const pointer = `/pages/${escapeKey(address)}`
      if (site.drafts.has(address)) return [isDraft(source, pointer, address, run)]
      return meantBy(address, site).flatMap((page) =>
        judge({ list, source, pointer, ...page }, run.read(page), run),
      )
    })
    return [...ofFrame, ...asked]
  })
}

import { onOneLine } from '../../../core/document/writeJson.ts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import { everyPage } from '../../../core/model/site/editions/everyPage.ts'
import { digest } from '../../store/digest.ts'
import type { BuildRecord, MadePage, MadePart } from './buildRecord.ts'
import type { LastBuild } from './findBuilt.ts'
import type { OutputFile } from './OutputFile.ts'
import { allPages } from './trackPages.ts'

/** What was made from what: of the last build, as far as it still holds, and of this one. */
export type MadeFrom = Pick<BuildRecord, 'sources' | 'pages' | 'parts'> & {
  /** A page as it was made the last time, where all that it was made from is the same. */
  readonly keptPage: (page: AnyPage) => MadePage | undefined
  readonly notePage: (page: AnyPage, made: MadePage) => void
  /** The files of a part by its name, left as they are where all that it was made from is the same. */
  readonly keptPart: (name: string, other?: string) => readonly OutputFile[] | undefined
  readonly notePart: (
    name: string,
    files: readonly OutputFile[],
    from: Iterable<string>,
    other?: string,
  ) => void
}

/** `digestOf`: of a document's text by its path, where it is known already. */
export type MadeFromOptions = {
  readonly before?: LastBuild | undefined
  readonly digestOf?: ((file: string) => string | undefined) | undefined
}

/** Goes on from the last build of the same folder, if everything but the documents is as it was then. */
export const madeFrom = (site: Site, { before, digestOf }: MadeFromOptions = {}): MadeFrom => {
  let digests: Map<string, string> | undefined
  const sources = () => {
    digests ??= pageDigests(site, digestOf)
    return digests
  }
  const pages = new Map<string, MadePage>()
  const parts = new Map<string, MadePart>()
  const isSame = (route: string) => sources().get(route) === before?.sources.get(route)
  return {
    get sources() {
      return sources()
    },
    pages,
    parts,
    keptPage: ({ route }) => {
      const last = before?.pages.get(route)
      return last && isSame(route) && last.from.every(isSame) ? last : undefined
    },
    notePage: ({ route }, made) => void pages.set(route, made),
    keptPart: (name, other = '') => {
      const last = before?.parts.get(name)
      if (!last || last.other !== other || !last.from.every(isSame)) return undefined
      parts.set(name, last)
      return last.files.map((path) => ({ path, content: undefined }))
    },
    notePart: (name, files, from, other = '') =>
      void parts.set(name, { files: files.map(({ path }) => path), from: [...from].sort(), other }),
  }
}

/** A document without its blocks, which need not be read for it. */
const headOf = (document: object): unknown =>
  Object.keys(document).flatMap((key) =>
    key === 'blocks' ? [] : [key, document[key as keyof typeof document]],
  )

/** Digests of documents by route, `*` for what all pages say besides their blocks. */
const pageDigests = (site: Site, digestOf: MadeFromOptions['digestOf']): Map<string, string> => {
  const own = (page: AnyPage): string => {
    const facts = page.documentType === 'dialog' ? undefined : page.facts
    const text = facts && digestOf?.(page.file)
    if (text === undefined) return digest(onOneLine(page.document))
    return facts?.length === 0
      ? text
      : digest(text, onOneLine(facts?.map((name) => site.facts[name])))
  }
  const known = new Map(everyPage(site).map((page) => [page.route, own(page)]))
  return known.set(
    allPages,
    digest(
      JSON.stringify(
        [...site.pages.values()].map(({ route, types, facts, document }) => [
          route,
          types,
          facts,
          headOf(document),
        ]),
      ),
    ),
  )
}

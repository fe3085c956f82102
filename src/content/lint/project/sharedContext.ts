import type { SiteDocument } from '../../../core/document/site.ts'
import { placeOf, type Sources } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { lookupIn } from '../../../core/model/figures/interpolate.ts'
import { siteVersion } from '../../../core/model/history/siteVersion.ts'
import { factsOn } from '../../../core/model/site/factsOn.ts'
import type { Day } from '../../../core/model/site/shownOn.ts'
import { writingOfSome } from '../../../core/model/site/writingOfSome.ts'
import { isUnread } from '../links/isUnread.ts'
import type { SharedContext } from '../types/context.ts'
import { languageSettings } from './languageSettings.ts'
import { readDocument } from './readDocument.ts'
import { translatedRoutes } from './translatedRoutes.ts'

/** Whether a document is one of those that there are once, however many pages a site has. @internal For tests. */
export const isShared = (path: string): boolean =>
  path.startsWith('pages/_') && ['site', 'facts', 'dialog'].includes(placeOf(path)?.kind ?? '')

/** Reads what there is once: settings, facts, dialogs. `day`: the one that it is read for, if it is not today. */
export const sharedContextOf = (
  kit: Kit,
  { files, assets, unread = [] }: Sources,
  today: string,
  day: Day = today,
): SharedContext => {
  const writtenFor = siteVersion({ files })
  const shared = files
    .filter(({ path }) => isShared(path))
    .map(({ path, text }) => readDocument(kit, path, text, { writtenFor, day }))
  const siteFile = shared.find(({ place }) => place?.kind === 'site')
  const factsFile = shared.find(({ place }) => place?.kind === 'facts')
  const site =
    siteFile?.value && siteFile.faults.length === 0
      ? (siteFile.value as unknown as SiteDocument)
      : undefined // just checked
  const listed = factsFile
    ? factsFile.sound.facts && factsOn(factsFile.sound.facts, day)
    : isUnread({ unread }, 'pages/_facts.json')
      ? undefined
      : {}
  const facts = listed && new Map(Object.entries(listed))
  const settings = siteFile?.sound ?? {}
  const { firm, locale, currency } = settings
  const writing = writingOfSome(kit, settings)
  const lookup =
    firm && locale && currency ? lookupIn(listed ?? {}, { firm }, writing) : () => undefined
  const dialogs = new Map(
    shared.flatMap((file) =>
      file.place?.id === undefined ? [] : [[file.place.id, file] as const],
    ),
  )
  const sharedFiles = new Map(shared.map((file) => [file.path, file]))
  const translated = translatedRoutes(files, site)
  return {
    kit,
    writtenFor,
    sharedFiles,
    dialogs,
    siteFile,
    factsFile,
    site,
    translated,
    facts,
    writing,
    languageSettings: languageSettings(files),
    lookup,
    assets,
    unread,
    today,
    day,
  }
}

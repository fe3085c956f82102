import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../../../core/engine/Engine.ts'
import { officeDay } from '../../../../site/store/officeDay.ts'
import type { Origin } from '../../../../site/store/readStates.ts'
import type { FindBrowser } from '../../../review/pictures/openBrowser.ts'
import { reviewFolder, reviewSite } from '../../../review/reviewSite.ts'
import { writeState } from '../../../review/stateFolder.ts'
import { writeReport } from '../../../review/writeReport.ts'
import type { AuthoringKit } from '../../../workspace/AuthoringKit.ts'
import type { PicturesAnswer } from '../../protocol/publishing.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { OpenVersion } from './OpenVersion.ts'

export type PictureOptions = {
  readonly root: string
  readonly engine: Engine
  readonly kit: () => AuthoringKit
  readonly findBrowser: FindBrowser
}

/** Pictures of versions, as `npm run review` makes them. */
export type Pictures = {
  readonly make: (open: OpenVersion) => Promise<PicturesAnswer>
  /** The page that shows them; undefined where none was made since the start. */
  readonly page: (id: string) => string | undefined
}

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The folder that holds a state's pages; those of a commit are written below another one. */
const folderOf = (root: string, origin: Origin, name: string): string => {
  if ('folder' in origin) return origin.folder
  writeState(root, origin.commit, name)
  return name
}

const photograph = async (
  { root, engine, kit, findBrowser }: PictureOptions,
  { version, changes }: OpenVersion,
): Promise<string | undefined> => {
  const folder = join(reviewFolder(root), 'version')
  const [before, after] = [
    folderOf(root, version.before, join(folder, 'base')),
    folderOf(root, version.after, join(folder, 'site')),
  ]
  if (![before, after].every((state) => existsSync(join(state, 'pages')))) return undefined
  const names = {
    from: `before “${version.summary}”`,
    to: `“${version.summary}”, by ${version.by}, ${dayOf(version.at)}`,
  }
  const { review } = await reviewSite({
    kit: kit(),
    root: after,
    engine,
    asOf: officeDay(root, Date.now()),
    base: { folder: before },
    names,
    changes,
    beside: [],
    findBrowser,
  })
  return readFileSync(writeReport(join(folder, 'report'), review), 'utf8')
}

/** Makes pictures on request, of one version at a time. */
export const openPictures = (options: PictureOptions): Pictures => {
  const pages = new Map<string, string>()
  let before: Promise<unknown> = Promise.resolve()
  return {
    make: (open) => {
      const { id } = open.version
      const made = before.then(async (): Promise<PicturesAnswer> => {
        const page = pages.get(id) ?? (await photograph(options, open))
        if (page === undefined)
          return {
            why: 'Of one of the two states there is nothing that could be shown: this is where the site begins.',
          }
        pages.set(id, page)
        return { address: `${studioFolder}pictures/${id}` }
      })
      before = made.catch(() => undefined)
      return made
    },
    page: (id) => pages.get(id),
  }
}

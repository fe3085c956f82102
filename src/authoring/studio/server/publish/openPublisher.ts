import type { Ground, Plan } from '../../../../content/commands/Ground.ts'
import { memoryCache } from '../../../../content/lint/cache/memoryCache.ts'
import { defaultTimeouts } from '../../../../site/git/remoteTip.ts'
import { findRepository } from '../../../../site/git/repository.ts'
import { openGit } from '../../../../site/git/runGit.ts'
import { PublishTrouble } from '../../../../site/git/Trouble.ts'
import { beginBaseline } from '../../../../site/store/baseline.ts'
import type {
  BringBackRequest,
  PicturesAnswer,
  PublishAnswer,
  PublishDone,
  PublishRequest,
  PublishTicks,
  VersionAnswer,
  VersionsAnswer,
} from '../../protocol/publishing.ts'
import { saidText } from '../../protocol/saidText.ts'
import { sayFailure } from '../edit/sayFailure.ts'
import { contentOf } from '../history/contentOf.ts'
import { openHistory } from '../history/history.ts'
import { bringBack } from './bringBack.ts'
import { copiesState } from './copiesState.ts'
import type { PublishContext } from './PublishContext.ts'
import type { Pictures } from './pictures.ts'
import { keepPublications } from './publications.ts'
import { publishCopies } from './publishCopies.ts'
import { publishGit } from './publishGit.ts'
import { authorOf, publishState } from './publishState.ts'
import { defaultLimit, listVersions, openVersion, tellVersion } from './siteVersions.ts'

/** Brings the site to its visitors, or to those who look at changes first. */
export type Publisher = {
  /** What would be published, and what keeps it from that, as far as somebody has said what goes out. */
  readonly state: (ticks?: PublishTicks) => Promise<PublishAnswer>
  readonly publish: (request: PublishRequest) => Promise<PublishDone>
  readonly versions: (file?: string, limit?: number) => Promise<VersionsAnswer>
  readonly version: (id: string) => Promise<VersionAnswer>
  /** Where pictures of a version are shown; made at the first time. */
  readonly pictures: (id: string) => Promise<PicturesAnswer>
  readonly picturesPage: (id: string) => string | undefined
  /** What brings back something of a version; undefined where that is not kept. */
  readonly back: (
    version: string,
    what: BringBackRequest['what'],
  ) => Promise<((ground: Ground) => Plan) | undefined>
}

export type PublisherOptions = Pick<PublishContext, 'workspace' | 'kit' | 'now' | 'build'> &
  Partial<Pick<PublishContext, 'timeout'>> & { readonly pictures?: Pictures | undefined }

/** So many publications are remembered by the browser's name for them. */
const limit = 100

const troubled = (error: unknown): PublishDone => {
  if (error instanceof PublishTrouble)
    return { done: false, why: error.trouble.what, trouble: error.trouble }
  const why = sayFailure(error)
  if (why === undefined) throw error
  return { done: false, why: saidText(why) }
}

const missing = (
  { summary, name, email }: PublishRequest,
  needsEmail: boolean,
): string | undefined => {
  if (summary.trim() === '') return 'Say in a few words what has changed.'
  const author = authorOf({ name, email })
  if (author.name === '') return 'Say whose name goes with the changes.'
  return needsEmail && !/^\S+@\S+$/.test(author.email)
    ? 'An e-mail address is needed beside the name, such as asha@example.org.'
    : undefined
}

/** Publishes to where the site goes: a branch in Git, or a folder of copies. Errors: `PublishTrouble`. */
const carryOut = async (context: PublishContext, request: PublishRequest): Promise<PublishDone> => {
  const { workspace } = context
  const found = await findRepository(context.git, workspace.root)
  const isGit = !('none' in found)
  const why = missing(request, isGit)
  if (why !== undefined) return { done: false, why }
  keepPublications(workspace.root, { author: authorOf(request) })
  if (isGit) return publishGit(context, request)
  workspace.refresh() // all that lint finds
  const { errors, files } = copiesState(context)
  if (errors.length > 0)
    throw new PublishTrouble({
      what: 'There are errors in the site, so nothing is published yet.',
      todo: 'Findings lists them and leads to each place.',
    })
  if (files.length === 0)
    throw new PublishTrouble({
      what: 'There is nothing to publish: the site is as it was published.',
      todo: 'Change something first.',
    })
  return publishCopies(context, request)
}

/** Opens the way to the visitors. One thing at a time is published; what a browser asks for twice is done once. */
export const openPublisher = ({ pictures, ...options }: PublisherOptions): Publisher => {
  const { workspace } = options
  const context: PublishContext = {
    timeout: defaultTimeouts,
    ...options,
    git: openGit(workspace.root),
    cache: memoryCache(),
    history: openHistory(workspace.root),
  }
  const done = new Map<string, Promise<PublishDone>>()
  let isBusy = false
  const attempt = async (request: PublishRequest): Promise<PublishDone> => {
    if (isBusy)
      return {
        done: false,
        why: 'Something is being published at this moment. Wait until that is done.',
      }
    isBusy = true
    try {
      return await carryOut(context, request)
    } catch (error) {
      return troubled(error)
    } finally {
      isBusy = false
      workspace.announce() // other windows on it look anew
    }
  }
  return {
    state: async (ticks = { mine: {}, others: {} }) => {
      workspace.refresh() // all that lint finds
      const found = await findRepository(context.git, workspace.root)
      if ('none' in found) await beginBaseline(workspace.root)
      return publishState(context, found, ticks)
    },
    versions: (file, limit = defaultLimit) => listVersions(context, limit, file),
    version: (id) => tellVersion(context, id),
    pictures: async (id) => {
      const open = await openVersion(context, id)
      if (!open || !pictures)
        return {
          why: open ? 'No pictures are made here.' : 'This version is not kept here any more.',
        }
      return pictures.make(open)
    },
    picturesPage: (id) => pictures?.page(id),
    back: async (id, what) => {
      const open = await openVersion(context, id)
      return (
        open &&
        ((ground) => bringBack(ground.kit, open, what, (path) => contentOf(workspace.root, path)))
      )
    },
    publish: (request) => {
      const known = done.get(request.id)
      if (known) return known
      const running = attempt(request)
      done.set(request.id, running)
      if (done.size > limit) done.delete([...done.keys()][0] ?? '')
      return running
    },
  }
}

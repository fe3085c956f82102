import { pluralWord } from '../../../../core/text/plural.ts'
import { commitFiles } from '../../../../site/git/commitFiles.ts'
import { type Moved, moveBranch } from '../../../../site/git/moveBranch.ts'
import {
  type FileContent,
  type OwnWork,
  type Stretch,
  withoutPublished,
} from '../../../../site/git/ownWork.ts'
import { pushCommit } from '../../../../site/git/pushCommit.ts'
import { reviewAddress } from '../../../../site/git/remoteAddress.ts'
import { findRepository, type Repository } from '../../../../site/git/repository.ts'
import { reviewBranch } from '../../../../site/git/reviewBranch.ts'
import { PublishTrouble, stop } from '../../../../site/git/Trouble.ts'
import { untilFree } from '../../../../site/git/untilFree.ts'
import type { PublishDone, PublishRequest } from '../../protocol/publishing.ts'
import { catchUp } from './catchUp.ts'
import type { PublishContext } from './PublishContext.ts'
import { goingOut, plannedSite, ready } from './plannedState.ts'
import { keepPublications, readPublications } from './publications.ts'
import { authorOf, detached, noRemote, othersCommits } from './publishState.ts'
import { mergeWith, readContents, siteWork } from './siteWork.ts'

/** What goes out: files with what they are to say, of the work as it was at that moment. */
type Outgoing = {
  readonly files: ReadonlyMap<string, FileContent>
  /** What stays here of these files: from what they are to say, to what they say here. */
  readonly stays: ReadonlyMap<string, Stretch>
  readonly own: OwnWork
  readonly at: Date
}

const isSame = (one: FileContent, other: FileContent): boolean =>
  one === null || other === null ? one === other : one.equals(other)

const errorsTrouble = (count: number): never =>
  stop(
    pluralWord(
      count,
      'There is an error in the site, so nothing is published yet.',
      `There are ${count} errors in the site, so nothing is published yet.`,
    ),
    'What is wrong is listed below, with what to do about it.',
  )

/** What goes out now. Errors: `PublishTrouble` where lint finds errors in it. */
const outgoing = (
  context: PublishContext,
  { head }: Repository,
  request: PublishRequest,
): Outgoing => {
  const { workspace, kit, history, cache } = context
  workspace.refresh()
  const [own, at] = [history.own(), context.now()]
  const { shares, published } = siteWork(workspace.root, kit(), history, own, head)
  const selection = {
    now: readContents(workspace.root),
    published,
    also: new Set(request.also),
    without: new Set(request.without),
  }
  const { errors } = plannedSite({ workspace, kit: kit(), cache }, shares, selection)
  if (errors.length > 0) errorsTrouble(errors.length)
  const outs = shares
    .map((share) => ({
      path: share.path,
      content: goingOut(kit(), share, selection),
      all: ready(share, selection),
    }))
    .filter(({ path, content }) => !isSame(content, published.get(path) ?? null))
  const keep = (content: FileContent) => content && history.contents.keep(content)
  const stays = outs.flatMap(({ path, content, all }): [string, Stretch][] =>
    isSame(content, all) ? [] : [[path, { from: keep(content), to: keep(all) }]],
  )
  return {
    files: new Map(outs.map(({ path, content }) => [path, content])),
    stays: new Map(stays),
    own,
    at,
  }
}

const find = async (context: PublishContext): Promise<Repository> => {
  const found = await findRepository(context.git, context.workspace.root)
  if ('repository' in found) return found.repository
  if ('trouble' in found) throw new PublishTrouble(found.trouble)
  return stop('This folder is in no git any more.', 'Load this page again.')
}

const nothing = () =>
  stop('There is nothing to publish: the site is as it was published.', 'Change something first.')

const commitsTrouble = (): never =>
  stop(
    'Others have committed work in this folder that nobody has published yet; it would go out with yours.',
    'Look at the list of it. Say that it may go along, or have whoever made it publish it first.',
  )

/** Sends the changes to a branch of their own, on top of what was sent there before where that still fits. */
const sendForReview = async (
  context: PublishContext,
  repository: Repository,
  request: PublishRequest,
  message: string,
): Promise<PublishDone> => {
  const { workspace, git, timeout, now } = context
  const target = repository.target ?? stop(noRemote.what, noRemote.todo)
  const { files } = outgoing(context, repository, request)
  if (files.size === 0) nothing()
  const author = authorOf(request)
  const { review: known } = readPublications(workspace.root)
  const earlier = known?.on === repository.head && known.commit ? known : undefined
  const branch = earlier?.branch ?? reviewBranch(message, now())
  const on = earlier?.commit ?? repository.head
  const commit = await commitFiles(
    git,
    { on, prefix: repository.prefix, files, message, author },
    timeout,
  )
  if (commit === earlier?.commit)
    stop('All of this was sent for review already.', 'Change something first, or open the request.')
  const pushed = await pushCommit(git, commit, { remote: target.remote, branch }, timeout)
  if (!pushed.isTaken)
    return stop(
      `The branch “${branch}” says something else there.`,
      'Somebody has written on it. Have the request merged or closed first, then send the rest.',
    )
  const address =
    reviewAddress(target.address, branch, target.main ?? target.branch, pushed.said) ??
    earlier?.address
  keepPublications(workspace.root, {
    review: {
      at: now().toISOString(),
      by: author.name,
      summary: message,
      branch,
      commit,
      on: repository.head,
      ...(address ? { address } : {}),
    },
  })
  const more = address
    ? 'Open the request there, so that somebody looks at it.'
    : `Tell whoever looks at changes that the branch is called “${branch}”.`
  return {
    done: true,
    hashes: {},
    branch,
    address,
    messages: [`Sent for review. ${more} Your changes stay here, too, until they are published.`],
  }
}

/** So many commits that were made here are remembered as such. */
const maxKnown = 200

/** What is to be done once the remote has taken a commit. */
const settle = async (
  context: PublishContext,
  repository: Repository,
  commit: string,
  { files, stays, own, at }: Outgoing,
  by: string,
  summary: string,
): Promise<Moved> => {
  const { workspace, git, history, kit } = context
  const moved = await moveBranch(git, repository, commit, files, mergeWith(kit()))
  history.put(history.steps(), withoutPublished(history.own(), own, files.keys(), stays))
  const made = [...(readPublications(workspace.root).made ?? []), commit].slice(-maxKnown)
  keepPublications(workspace.root, { made, last: { at: at.toISOString(), by, summary, commit } })
  return moved
}

/** What is to be known where the folder's branch did not go on with it. */
const lateWords: Readonly<Record<Moved, readonly string[]>> = {
  moved: [],
  elsewhere: [
    'The branch in this folder was moved by another program meanwhile: whoever did that brings both together.',
  ],
  busy: [
    'Git was at work in this folder just then, and has not noted it yet: that is done with your next publication.',
  ],
}

/** Where that is not the usual one, which tells an author nothing. */
const toBranch = (branch: string) => (/^(main|master)$/.test(branch) ? '' : ` to “${branch}”`)

/** How often others may publish between our look at the branch and our push. */
const maxTries = 3

const publish = async (
  context: PublishContext,
  request: PublishRequest,
  message: string,
  tries = 1,
): Promise<PublishDone> => {
  const { git, timeout } = context
  const found = await find(context)
  const branch = found.branch ?? stop(detached.what, detached.todo)
  const caught = await catchUp(context, { ...found, branch }, request.choices)
  if ('clashes' in caught) return caught.answer
  const { repository, notes } = caught
  const { target } = repository
  if (!request.commits && (await othersCommits(context, repository, caught.tip)).length > 0)
    commitsTrouble()
  const out = outgoing(context, repository, request)
  if (out.files.size === 0 && !(request.commits && target))
    return notes.length > 0
      ? {
          done: true,
          hashes: {},
          messages: ['Nothing of yours is left to publish: the site says it already.', ...notes],
        }
      : nothing()
  const author = authorOf(request)
  const commit = await commitFiles(
    git,
    { on: repository.head, prefix: repository.prefix, files: out.files, message, author },
    timeout,
  )
  if (target) {
    const pushed = await pushCommit(git, commit, target, timeout)
    if (!pushed.isTaken && tries < maxTries) return publish(context, request, message, tries + 1)
    if (!pushed.isTaken)
      stop(
        'Others publish at this very moment.',
        'Wait a little, then publish again. Nothing of yours was published yet.',
      )
  }
  const moved = await settle(context, repository, commit, out, author.name, message)
  const words = target
    ? `Published${toBranch(target.branch)}. Visitors get it once the site has been put online from there, mostly within minutes.`
    : 'Kept as a version, to which you can come back in the history. Visitors see nothing of it yet.'
  return { done: true, hashes: {}, messages: [words, ...notes, ...lateWords[moved]] }
}

/** Publishes what the writer has changed in a site in git, or sends it for review. Errors: `PublishTrouble`: nothing was published then. */
export const publishGit = async (
  context: PublishContext,
  request: PublishRequest,
): Promise<PublishDone> => {
  const message = request.summary.trim()
  await untilFree(context.git)
  if (request.way === 'publish') return publish(context, request, message)
  const found = await find(context)
  if (!found.target) return stop(noRemote.what, noRemote.todo)
  if (found.branch === undefined) return sendForReview(context, found, request, message)
  const caught = await catchUp(context, { ...found, branch: found.branch }, request.choices)
  if ('clashes' in caught) return caught.answer
  if (!request.commits && (await othersCommits(context, caught.repository, caught.tip)).length > 0)
    commitsTrouble()
  return sendForReview(context, caught.repository, request, message)
}

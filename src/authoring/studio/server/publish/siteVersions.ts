import { changesBetween } from '../../../../content/changes/changesBetween.ts'
import { outlineOf } from '../../../../content/changes/outlineOf.ts'
import type { Changes } from '../../../../content/changes/told.ts'
import { versionsInCopies } from '../../../../site/git/copies.ts'
import { findRepository } from '../../../../site/git/repository.ts'
import { type Version, versionsInGit } from '../../../../site/git/versions.ts'
import { readStates } from '../../../../site/store/readStates.ts'
import type { ToldFileAnswer, VersionAnswer, VersionsAnswer } from '../../protocol/publishing.ts'
import { contentOf } from '../history/contentOf.ts'
import { isBroughtBack } from './bringBack.ts'
import { leftHere } from './leftHere.ts'
import type { OpenVersion } from './OpenVersion.ts'
import type { PublishContext } from './PublishContext.ts'
import { readPublications } from './publications.ts'
import { unsentCommits } from './publishState.ts'
import { readContents, siteWork } from './siteWork.ts'
import { toldFiles } from './toldFiles.ts'

/** As many versions are shown at once. */
export const defaultLimit = 30

const name = /^([0-9a-f]{40}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d+)?)$/

const touchedIn = (changes: Changes): ReadonlySet<string> =>
  new Set(changes.files.map(({ file }) => file))

/** What was published and kept, of the site or of one file. */
export const listVersions = async (
  context: PublishContext,
  limit: number,
  file?: string,
): Promise<VersionsAnswer> => {
  const { git, workspace, kit, history } = context
  const found = await findRepository(git, workspace.root)
  const { last } = readPublications(workspace.root)
  if ('repository' in found) {
    const { head, target } = found.repository
    const versions = await versionsInGit(git, head, limit + 1, file)
    const { shares, published } = siteWork(workspace.root, kit(), history, history.own(), head)
    const now = readContents(workspace.root)
    const own = shares.flatMap(({ path, whose }) =>
      whose === 'other' ? [] : [{ path, published: published.get(path) ?? null, now: now(path) }],
    )
    const unsent = (await unsentCommits(git, head, target)).length
    const shown = versions.slice(0, limit).map(({ id, at, by, summary, path }, index) => ({
      id,
      at,
      by,
      summary,
      path,
      isSent: target !== undefined && (file !== undefined || index >= unsent),
    }))
    return {
      kind: 'git',
      versions: shown,
      hasMore: versions.length > limit,
      last: last?.at ?? versions[0]?.at,
      left: leftHere(kit(), history, own, last?.at ?? versions[0]?.at),
    }
  }
  const all = versionsInCopies(workspace.root).filter(
    (version) => file === undefined || touchedIn(open(context, version).changes).has(file),
  )
  return {
    kind: 'copies',
    versions: all
      .slice(0, limit)
      .map(({ id, at, by, summary }) => ({ id, at, by, summary, isSent: true })),
    hasMore: all.length > limit,
    last: last?.at,
    left: {},
  }
}

const open = (
  { workspace, kit }: Pick<PublishContext, 'workspace' | 'kit'>,
  version: Version,
): OpenVersion => {
  const states = readStates(workspace.root, version.before, version.after, (read, paths) =>
    paths.flatMap((path) => {
      const content = read(path)
      return typeof content === 'string' ? (outlineOf(kit(), path, content) ?? []) : []
    }),
  )
  return { version, states, changes: changesBetween(kit(), states) }
}

/** A version by its name; undefined where there is none. */
export const openVersion = async (
  context: PublishContext,
  id: string,
): Promise<OpenVersion | undefined> => {
  if (!name.test(id)) return undefined
  const found = await findRepository(context.git, context.workspace.root)
  if (!('repository' in found)) {
    const version = versionsInCopies(context.workspace.root).find((one) => one.id === id)
    return version && open(context, version)
  }
  const [version] = await versionsInGit(context.git, id, 1)
  return version?.id === id ? open(context, version) : undefined
}

/** Of so many changes it is looked up whether they still stand; each of them is as if it were taken back. */
const mostLookedUp = 60

/** What a version has changed, in words, and what of it still stands. */
export const tellVersion = async (context: PublishContext, id: string): Promise<VersionAnswer> => {
  const found = await openVersion(context, id)
  if (!found) return { why: 'This version is not kept here any more.' }
  const kit = context.kit()
  const read = (path: string) => contentOf(context.workspace.root, path)
  const files = toldFiles(found.changes.files).map((file) => ({
    ...file,
    isNow: isBroughtBack(kit, found, { kind: 'file', file: file.file }, read),
  }))
  const isSmall = files.reduce((count, { changes }) => count + changes.length, 0) <= mostLookedUp
  const isBack = (file: ToldFileAnswer, key: string) =>
    isSmall && !file.isNow && isBroughtBack(kit, found, { kind: 'change', key }, read)
  return {
    files: files.map((file) => ({
      ...file,
      changes: file.changes.map((change) => ({ ...change, isBack: isBack(file, change.key) })),
    })),
    isBack:
      files.every(({ isNow }) => !isNow) && isBroughtBack(kit, found, { kind: 'version' }, read),
  }
}

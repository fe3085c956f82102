import { shownBy } from '../../../../content/commands/texts/shownBy.ts'
import type { SiteDocument } from '../../../../core/document/site.ts'
import { asRead } from '../../../../core/model/figures/asRead.ts'
import type { Author } from '../../../../site/git/commitFiles.ts'
import type { FileContent, Share } from '../../../../site/git/ownWork.ts'
import { proposedSummary } from '../../../../site/git/proposedSummary.ts'
import { remoteName } from '../../../../site/git/remoteAddress.ts'
import type { FoundRepository, Repository, Target } from '../../../../site/git/repository.ts'
import type { Git } from '../../../../site/git/runGit.ts'
import type { Trouble } from '../../../../site/git/Trouble.ts'
import type { PublishAnswer, PublishTicks } from '../../protocol/publishing.ts'
import { tickOf } from '../../protocol/ticks.ts'
import { bySection, type SectionOfFile } from './bySection.ts'
import { copiesState } from './copiesState.ts'
import { draftsThatStay, unseenDrafts } from './draftsThatStay.ts'
import { heldErrors } from './heldErrors.ts'
import type { PublishContext } from './PublishContext.ts'
import { plannedSite } from './plannedState.ts'
import { readPublications } from './publications.ts'
import { readContents, siteWork } from './siteWork.ts'
import { changesIn, toldFiles } from './toldFiles.ts'

type UnsentCommit = { readonly id: string; readonly by: string; readonly summary: string }

export const detached: Trouble = {
  what: 'This folder shows an older version, and stands on no branch.',
  todo: 'Send the changes for review, or have whoever set the site up go back to the branch: git switch, with the name of the branch, in a terminal.',
}
export const noRemote: Trouble = {
  what: 'This folder is connected with no server to which a branch could be sent.',
  todo: 'Whoever set the site up connects it: git remote add origin, with the address, in a terminal.',
}

/** The commits of a branch that its remote does not have: as it was just asked (`tip`), else as far as is known. */
export const unsentCommits = async (
  git: Git,
  head: string,
  target: Target | undefined,
  tip?: string,
): Promise<readonly UnsentCommit[]> => {
  if (!target) return []
  const { stdout } = await git([
    'log',
    '-z',
    '--max-count=100',
    '--format=%H%x1f%an%x1f%s',
    head,
    '--not',
    tip ?? `--remotes=${target.remote}`,
  ])
  return stdout.split('\0').flatMap((line) => {
    const [id, by, summary] = line.split('\u001f')
    return id && by && summary !== undefined ? [{ id, by, summary }] : []
  })
}

/** Those of them that the studio did not make. */
export const othersCommits = async (
  { git, workspace }: PublishContext,
  { head, target }: Repository,
  tip?: string,
): Promise<PublishAnswer['commits']> => {
  const made = new Set(readPublications(workspace.root).made)
  const unsent = await unsentCommits(git, head, target, tip)
  return unsent.flatMap(({ id, by, summary }) => (made.has(id) ? [] : [{ by, summary }]))
}

const notesOf = ({ branch, target }: Repository): string[] =>
  target?.main !== undefined && branch !== undefined && target.branch !== target.main
    ? [
        `This folder works on the branch “${branch}”, while the site itself is probably made from “${target.main}”: what you publish goes to “${target.branch}” alone.`,
      ]
    : []

/** What a site that says of itself that it is not yet real can expect of being published. */
const tryOutOf = (settings: Pick<SiteDocument, 'placeholder'> | undefined): string[] =>
  settings?.placeholder
    ? [
        'The site says of itself that it is not yet real: it is put online as a try-out only, and search engines are told neither the firm’s name nor its address. “Not yet real” is switched off under Site, Search engines, language.',
      ]
    : []

/** Where the site is to be looked at; one that says of itself that it is not yet real is nowhere. */
const addressOf = (settings: Pick<SiteDocument, 'origin' | 'placeholder'> | undefined) =>
  settings?.placeholder ? undefined : settings?.origin

/** Where what is published goes. */
const goalOf = (
  { target }: Repository,
  settings: Pick<SiteDocument, 'origin' | 'placeholder'> | undefined,
): PublishAnswer['to'] =>
  target
    ? {
        kind: 'remote',
        name: remoteName(target.address),
        branch: target.branch,
        site: addressOf(settings),
      }
    : { kind: 'here' }

/** What the view Publish shows of a site in git. */
const gitState = async (
  context: PublishContext,
  repository: Repository,
  ticks: PublishTicks,
): Promise<PublishAnswer> => {
  const { workspace, kit, history } = context
  const { head, branch, target } = repository
  const { shares, published } = siteWork(workspace.root, kit(), history, history.own(), head)
  const now = readContents(workspace.root)
  const own = new Map<string, FileContent>(shares.map(({ path, content }) => [path, content]))
  const before = (path: string) => published.get(path) ?? (published.has(path) ? null : now(path))
  const planned = (path: string) => (own.has(path) ? own.get(path) : now(path))
  const ground = { kit: kit(), sources: workspace.live().sources, files: workspace.live().files }
  const unseen = unseenDrafts(context, shares, published)
  // A version that is only kept here has all in it: it is no visitor's.
  const drafts = target
    ? draftsThatStay(context, unseen, shares, published, now)
    : new Set<string>()
  const ownChanges = changesIn(context, pathsOf(shares, 'own', 'part'), { before, after: planned })
  const mine = { ...ownChanges, files: ownChanges.files.flatMap(bySection) }
  const others = changesIn(context, pathsOf(shares, 'part', 'other'), {
    before: planned,
    after: now,
  })
  const tickIn = ({ file, section }: SectionOfFile) => tickOf(file, section)
  const isTicked = (file: SectionOfFile) => ticks.mine[tickIn(file)] ?? !drafts.has(file.file)
  const without = new Set(mine.files.filter((file) => !isTicked(file)).map(tickIn))
  const also = new Set(others.files.flatMap(({ file }) => (ticks.others[file] ? [file] : [])))
  const plannedWithout = (stays: ReadonlySet<string>) =>
    plannedSite({ workspace, kit: kit(), cache: context.cache }, shares, {
      now,
      published,
      also,
      without: stays,
    })
  const plan = plannedWithout(without)
  const goesOut = {
    ...mine,
    files: [...mine.files.filter(isTicked), ...others.files.filter(({ file }) => also.has(file))],
  }
  const goes = new Set(mine.files.filter(isTicked).map(tickIn))
  const parts = new Set(pathsOf(shares, 'part'))
  const { review, author } = readPublications(workspace.root)
  const settings = workspace.live().site?.settings
  return {
    to: goalOf(repository, settings),
    author: author ?? repository.author,
    isAuthorSaid: author !== undefined,
    files: toldFiles(mine.files).map((file) => ({
      ...file,
      draft: drafts.has(file.file) ? 'stays' : unseen.has(file.file) ? 'goes' : undefined,
    })),
    others: toldFiles(others.files).map((file) => ({ ...file, isPart: parts.has(file.file) })),
    summary: asRead(
      proposedSummary(goesOut) || proposedSummary(mine),
      shownBy(ground)({ place: undefined }),
    ),
    errors: heldErrors(workspace, kit(), plan, {
      goes,
      leave: (tick) => plannedWithout(new Set([...without, tick])),
    }),
    noPublish: branch === undefined ? detached : undefined,
    noReview: target ? undefined : noRemote,
    notes: [...notesOf(repository), ...(target ? tryOutOf(settings) : [])],
    commits: await othersCommits(context, repository),
    review: review?.on === head ? review : undefined,
  }
}

const pathsOf = (shares: readonly Share[], ...whose: readonly Share['whose'][]): string[] =>
  shares.flatMap((share) => (whose.includes(share.whose) ? [share.path] : []))

/** What would be published now, and what keeps it from that. Asks no network. */
export const publishState = async (
  context: PublishContext,
  found: FoundRepository,
  ticks: PublishTicks,
): Promise<PublishAnswer> => {
  if ('repository' in found) return gitState(context, found.repository, ticks)
  const without = copiesState(context)
  return 'trouble' in found ? { ...without, to: { kind: 'here' }, trouble: found.trouble } : without
}

/** A name and an address as git takes them. */
export const authorOf = ({
  name,
  email,
}: {
  readonly name: string
  readonly email: string
}): Author => {
  const clean = (text: string) => text.replace(/[<>\p{Cc}]/gu, '').trim()
  return { name: clean(name), email: clean(email) }
}

import type { Content } from '../../../../core/edits/change.ts'
import { typed } from '../../../../core/text/typed.mjs'
import { type FileContent, type Stretch, withSettled } from '../../../../site/git/ownWork.ts'
import { remoteTip } from '../../../../site/git/remoteTip.ts'
import type { Repository } from '../../../../site/git/repository.ts'
import { stop } from '../../../../site/git/Trouble.ts'
import { takeIn } from '../../../../site/git/takeIn.ts'
import { writeChange } from '../../../../site/store/writeChange.ts'
import type { ClashAnswer, PublishDone, PublishRequest } from '../../protocol/publishing.ts'
import type { PublishContext } from './PublishContext.ts'
import { contentsAt, mergeWith, readContents, siteWork } from './siteWork.ts'

type OnBranch = Repository & { readonly branch: string }
export type CaughtUp =
  | {
      readonly repository: OnBranch
      readonly notes: readonly string[]
      readonly tip: string | undefined
    }
  | { readonly clashes: readonly ClashAnswer[]; readonly answer: PublishDone }

const apart = (branch: string): never =>
  stop(
    'Others have published meanwhile, and in this folder there are commits that were never published.',
    `Whoever made them brings both together in a terminal: ${typed('merge', branch)}. Then publish again.`,
  )

const written = (path: string, content: FileContent): Content | undefined =>
  content === null ? undefined : path.endsWith('.json') ? content.toString() : content

/** Brings what others have published since into the folder, if anything. */
export const catchUp = async (
  context: PublishContext,
  repository: OnBranch,
  choices: PublishRequest['choices'],
): Promise<CaughtUp> => {
  const { workspace, git, history, kit, timeout } = context
  const tip = repository.target && (await remoteTip(git, repository.target, timeout))
  if (tip === undefined || tip === repository.head) return { repository, tip, notes: [] }
  const isAhead = (await git(['merge-base', '--is-ancestor', tip, repository.head])).status === 0
  if (isAhead) return { repository, tip, notes: [] }
  if ((await git(['merge-base', '--is-ancestor', repository.head, tip])).status !== 0)
    return apart(`${repository.target?.remote}/${repository.target?.branch}`)
  const ownBefore = new Set(
    siteWork(workspace.root, kit(), history, history.own(), repository.head).shares.flatMap(
      ({ path, whose }) => (whose === 'own' ? [path] : []),
    ),
  )
  const taken = await takeIn({
    ...{
      git,
      repository,
      tip,
      read: readContents(workspace.root),
      contents: contentsAt(workspace.root),
      merge: mergeWith(kit()),
      choices,
    },
    write: (files) =>
      writeChange(workspace.root, {
        before: new Map([...files].map(([path, { before }]) => [path, written(path, before)])),
        files: new Map(
          [...files].map(([path, { before, after }]) => [
            path,
            written(path, before === after ? before : after),
          ]),
        ),
      }),
  })
  if ('clashes' in taken) {
    const clashes = taken.clashes.map(({ path, places }) => ({
      file: path,
      name: titleOf(context, path),
      places,
    }))
    const why =
      'Somebody else has published other words for the same places. Choose which of them stay.'
    return { clashes, answer: { done: false, why, clashes } }
  }
  const [there, now] = [contentsAt(workspace.root)(tip, taken.merged), readContents(workspace.root)]
  const keep = (content: FileContent): string | null =>
    content === null ? null : history.contents.keep(content)
  const settled = taken.merged
    .filter((path) => ownBefore.has(path))
    .map((path): [string, Stretch] => [
      path,
      { from: keep(there.get(path) ?? null), to: keep(now(path)) },
    ])
  history.put(history.steps(), withSettled(history.own(), new Map(settled)))
  workspace.refresh()
  return {
    tip,
    repository: { ...repository, head: tip },
    notes: ['What others have published meanwhile is in this folder now, together with yours.'],
  }
}

const titleOf = ({ workspace }: PublishContext, file: string): string =>
  workspace.live().files.find(({ path }) => path === file)?.summary.title || file

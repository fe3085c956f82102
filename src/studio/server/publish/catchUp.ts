import { writeChange } from '../../../files/writeChange.ts'
import { type Held, type Stretch, withSettled } from '../../../publish/ownWork.ts'
import { remoteTip } from '../../../publish/remoteTip.ts'
import type { Repository } from '../../../publish/repository.ts'
import { stop } from '../../../publish/Trouble.ts'
import { takeIn } from '../../../publish/takeIn.ts'
import { typed } from '../../../terminal/typed.mjs'
import type { Content } from '../../../writer/change.ts'
import type { ClashAnswer, PublishDone, PublishRequest } from '../../protocol/publishing.ts'
import type { PublishDesk } from './PublishDesk.ts'
import { heldAt, mergeWith, readHeld, siteWork } from './siteWork.ts'

type OnBranch = Repository & { readonly branch: string }
export type CaughtUp =
  | { readonly repository: OnBranch; readonly notes: readonly string[]; readonly tip: string | undefined }
  | { readonly clashes: readonly ClashAnswer[]; readonly answer: PublishDone }

const apart = (branch: string): never =>
  stop(
    'Others have published meanwhile, and in this folder there are commits that were never published.',
    `Whoever made them brings both together in a terminal: ${typed('merge', branch)}. Then publish again.`,
  )

const written = (path: string, held: Held): Content | undefined => (held === null ? undefined : path.endsWith('.json') ? held.toString() : held)

/** Brings what others have published since into the folder, if anything. */
export const catchUp = async (around: PublishDesk, repository: OnBranch, choices: PublishRequest['choices']): Promise<CaughtUp> => {
  const { desk, git, history, kit, patience } = around
  const tip = repository.target && (await remoteTip(git, repository.target, patience))
  if (tip === undefined || tip === repository.head) return { repository, tip, notes: [] }
  const isAhead = (await git(['merge-base', '--is-ancestor', tip, repository.head])).status === 0
  if (isAhead) return { repository, tip, notes: [] }
  if ((await git(['merge-base', '--is-ancestor', repository.head, tip])).status !== 0) return apart(`${repository.target?.remote}/${repository.target?.branch}`)
  const ownBefore = new Set(
    siteWork(desk.root, kit(), history, history.own(), repository.head).shares.flatMap(({ path, whose }) => (whose === 'own' ? [path] : [])),
  )
  const taken = await takeIn({
    ...{ git, repository, tip, read: readHeld(desk.root), held: heldAt(desk.root), merge: mergeWith(kit()), choices },
    write: (files) =>
      writeChange(desk.root, {
        before: new Map([...files].map(([path, { before }]) => [path, written(path, before)])),
        files: new Map([...files].map(([path, { before, after }]) => [path, written(path, before === after ? before : after)])),
      }),
  })
  if ('clashes' in taken) {
    const clashes = taken.clashes.map(({ path, places }) => ({ file: path, name: titleOf(around, path), places }))
    const why = 'Somebody else has published other words for the same places. Choose which of them stay.'
    return { clashes, answer: { done: false, why, clashes } }
  }
  const [there, now] = [heldAt(desk.root)(tip, taken.merged), readHeld(desk.root)]
  const keep = (held: Held): string | null => (held === null ? null : history.contents.keep(held))
  const settled = taken.merged
    .filter((path) => ownBefore.has(path))
    .map((path): [string, Stretch] => [path, { from: keep(there.get(path) ?? null), to: keep(now(path)) }])
  history.put(history.steps(), withSettled(history.own(), new Map(settled)))
  desk.refresh()
  return { tip, repository: { ...repository, head: tip }, notes: ['What others have published meanwhile is in this folder now, together with yours.'] }
}

const titleOf = ({ desk }: PublishDesk, file: string): string => desk.live().files.find(({ path }) => path === file)?.summary.title || file

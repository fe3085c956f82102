import { changedIn } from '../../../../content/changes/takeBack/changedIn.ts'
import { lintSite } from '../../../../content/lint/lint.ts'
import type { AnalysisCache } from '../../../../content/lint/project/lintSteps.ts'
import type { KnownFile } from '../../../../content/lint/types/file.ts'
import type { Finding } from '../../../../content/lint/types/finding.ts'
import type { LintKit } from '../../../../content/lint/types/LintKit.ts'
import type { Sources } from '../../../../core/document/sources.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { escapeKey } from '../../../../core/model/schema/path.ts'
import type { FileContent, Share } from '../../../../site/git/ownWork.ts'
import { officeDay } from '../../../../site/store/officeDay.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import { ticksAt } from '../../protocol/ticks.ts'

/** What goes out of what differs: `also` are files of others that go along, `without` what stays here, by its ticks; `published` is what visitors have. */
export type Selection = {
  readonly now: (path: string) => FileContent
  readonly published: ReadonlyMap<string, FileContent>
  readonly also: ReadonlySet<string>
  readonly without: ReadonlySet<string>
}

/** What could be published of a file that differs: all of it where it is the writer's or goes along, else what the writer has done to it. */
export const ready = (
  { path, content }: Share,
  { now, also }: Pick<Selection, 'now' | 'also'>,
): FileContent => (also.has(path) ? now(path) : content)

/** What is published of it: nothing new where it stays here; of a document of which sections stay, what was published with what has changed in the others. */
export const goingOut = (kit: Kit, share: Share, selection: Selection): FileContent => {
  const { path } = share
  const { without } = selection
  const [published, content] = [selection.published.get(path) ?? null, ready(share, selection)]
  if (without.has(path)) return published
  if (
    published === null ||
    content === null ||
    ![...without].some((tick) => tick.startsWith(`${path}#`))
  )
    return content
  const text = changedIn(kit, path, published.toString(), content.toString(), (key) =>
    ticksAt(path, `/${escapeKey(key)}`).every((tick) => !without.has(tick)),
  )
  return text === undefined ? published : Buffer.from(text)
}

const isSame = (one: FileContent, other: FileContent): boolean =>
  one === null || other === null ? one === other : one.equals(other)

/** The site as it would be published, where something in the folder stays behind. */
const plannedSources = (sources: Sources, stays: ReadonlyMap<string, FileContent>): Sources => {
  const documents = [...stays].flatMap(([path, content]) =>
    path.endsWith('.json') && content ? [{ path, text: content.toString() }] : [],
  )
  return {
    ...sources,
    files: [...sources.files.filter(({ path }) => !stays.has(path)), ...documents].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    assets: sources.assets.filter(({ path }) => !stays.has(path) || stays.get(path) !== null),
  }
}

/** The site as it would be published, as lint has read it, with its errors; `stays`: what stays behind, by its ticks, and the files with changes of others that do. */
export type Planned = {
  readonly errors: readonly Finding[]
  readonly files: readonly KnownFile[]
  readonly stays: ReadonlySet<string>
}

export const plannedSite = (
  {
    workspace,
    kit,
    cache,
  }: { readonly workspace: Workspace; readonly kit: LintKit; readonly cache: AnalysisCache },
  shares: readonly Share[],
  selection: Selection,
): Planned => {
  const { now, without } = selection
  const stays = new Map(
    shares
      .map((share) => [share.path, goingOut(kit, share, selection)] as const)
      .filter(([path, content]) => !isSame(content, now(path))),
  )
  const ofOthers = shares.flatMap((share) =>
    isSame(ready(share, selection), now(share.path)) ? [] : [share.path],
  )
  const { findings, files } =
    stays.size === 0
      ? workspace.checked()
      : lintSite(kit, plannedSources(workspace.live().sources, stays), {
          today: officeDay(workspace.root, Date.now()),
          cache,
        })
  return {
    errors: findings.filter(({ severity }) => severity === 'error'),
    files,
    stays: new Set([...without, ...ofOthers]),
  }
}

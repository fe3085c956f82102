import type { Sources } from '../../../document/sources.ts'
import { officeDay } from '../../../files/officeDay.ts'
import type { KnownFile } from '../../../lint/context.ts'
import type { Finding } from '../../../lint/findings/finding.ts'
import type { LintKit } from '../../../lint/LintKit.ts'
import { lintSite } from '../../../lint/lint.ts'
import type { AnalysisCache } from '../../../lint/project/lintSteps.ts'
import type { Workspace } from '../../../preview/workspace.ts'
import type { FileContent, Share } from '../../../publish/ownWork.ts'

/** What goes out of what differs: `also` are files of others that go along, `without` those that stay here; `published` is what visitors have. */
export type Selection = {
  readonly now: (path: string) => FileContent
  readonly published: ReadonlyMap<string, FileContent>
  readonly also: ReadonlySet<string>
  readonly without: ReadonlySet<string>
}

/** What is published of a file that differs: nothing new where it stays here; all of it where it is the writer's or goes along, else what the writer has done to it. */
export const goingOut = ({ path, content }: Share, { now, published, also, without }: Selection): FileContent =>
  without.has(path) ? (published.get(path) ?? null) : also.has(path) ? now(path) : content

const isSame = (one: FileContent, other: FileContent): boolean => (one === null || other === null ? one === other : one.equals(other))

/** The site as it would be published, where something in the folder stays behind. */
const plannedSources = (sources: Sources, stays: ReadonlyMap<string, FileContent>): Sources => {
  const documents = [...stays].flatMap(([path, content]) => (path.endsWith('.json') && content ? [{ path, text: content.toString() }] : []))
  return {
    ...sources,
    files: [...sources.files.filter(({ path }) => !stays.has(path)), ...documents].sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: sources.assets.filter(({ path }) => !stays.has(path) || stays.get(path) !== null),
  }
}

/** The site as it would be published, as lint has read it, with its errors; `stays`: the files of which something stays behind. */
export type Planned = { readonly errors: readonly Finding[]; readonly files: readonly KnownFile[]; readonly stays: ReadonlySet<string> }

export const plannedSite = (
  { workspace, kit, cache }: { readonly workspace: Workspace; readonly kit: LintKit; readonly cache: AnalysisCache },
  shares: readonly Share[],
  selection: Selection,
): Planned => {
  const { now } = selection
  const stays = new Map(shares.map((share) => [share.path, goingOut(share, selection)] as const).filter(([path, content]) => !isSame(content, now(path))))
  const { findings, files } =
    stays.size === 0
      ? workspace.checked()
      : lintSite(kit, plannedSources(workspace.live().sources, stays), { today: officeDay(workspace.root, Date.now()), cache })
  return { errors: findings.filter(({ severity }) => severity === 'error'), files, stays: new Set(stays.keys()) }
}

import type { Edit } from '../../core/edits/change.ts'
import { upgradeEdits } from '../../core/edits/upgradeEdits.ts'
import type { IsNews } from '../../core/model/history/asToday.ts'
import { siteVersion } from '../../core/model/history/siteVersion.ts'
import { readDocument } from '../lint/project/readDocument.ts'
import type { LintFile } from '../lint/types/file.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { say } from './messages/say.ts'
import { tellSteps } from './tellSteps.ts'

const settingsPath = 'pages/_site.json'

const typesIn = ({ value }: LintFile): unknown[] => {
  const blocks: unknown = value?.['blocks']
  return Array.isArray(blocks)
    ? blocks.map((block: { readonly type?: unknown } | null) => block?.type)
    : []
}

/**
 * The steps that are made. A name of before is one whenever it stands somewhere; but what was given once and is missing now has been taken out
 * since, and nobody misses a word of blocks that the site has not.
 */
const newsFor = (files: readonly LintFile[], from: number): IsNews => {
  const types = new Set(files.flatMap(typesIn))
  return (step, version) =>
    step.kind !== 'given' ||
    (version > from && (step.shownBy === undefined || types.has(step.shownBy)))
}

/**
 * Writes a site for the version of the schema that its engine knows. What is new already stays as it is; an old block that
 * somebody has put into a newer site is found too. Pure. Errors: `OperationError` where a document can't be read.
 */
export const upgrade = ({ kit, sources, files }: Ground): Plan => {
  const { version } = kit.history
  const from = siteVersion(sources)
  const isNews = newsFor(files, from)
  const read = files.map(({ path, text }) =>
    readDocument(kit, path, text, { writtenFor: from, isNews }),
  )
  const broken = read.find(({ place, value }) => place && value === undefined)
  if (broken) return refuse(say('unreadable', { path: broken.path }))
  if (!read.some(({ path }) => path === settingsPath)) return refuse(say('noSettingsToUpgrade'))
  const stamp: Edit[] =
    from < version
      ? [{ kind: 'set', file: settingsPath, pointer: '/schemaVersion', value: version }]
      : []
  const edits = [...read.flatMap(upgradeEdits), ...stamp]
  const label = `Upgrade to schema ${version}`
  if (edits.length === 0)
    return {
      change: { label, edits },
      messages: [say('upToDate', { version })],
    }
  return {
    change: { label, edits },
    asWritten: true,
    messages: [
      from < version ? say('siteUpgraded', { from, version }) : say('namesUpgraded', { version }),
      ...tellSteps(read),
    ],
  }
}

import { frame } from '../../content/lint/formats/pretty.ts'
import { isOutOfDays } from '../../content/lint/links/isOutOfDays.ts'
import type { Message } from '../../content/lint/messages/msg.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { isToWrite } from './isToWrite.ts'
import type { LiveSite } from './liveSite.ts'

/** A finding with the line that it is about, as text. */
export type ShownFinding = Omit<Finding, 'answers' | 'of'> & {
  readonly frame: string
  readonly fixable: boolean
  /** It is about something that is still being written. */
  readonly toWrite: boolean
  /** Where it stands in its document, where it tells of several places at once. */
  readonly at?: readonly string[]
  /** What lint offers to do about it, the likeliest first. */
  readonly answers: readonly Message[]
}

/** One document as the list shows it. `shown`: as it is now, as it last could be drawn, or not at all. */
export type ListedDocument = {
  readonly path: string
  readonly route: string | undefined
  readonly title: string
  readonly draft: boolean
  /** It is not shown today, and is on other days. */
  readonly waits: boolean
  readonly shown: 'now' | 'before' | 'never'
}

/** What the authoring pages are told after every change. */
export type Overview = {
  readonly firm: string
  /** The folder of the site, for links into an editor; '' in the checker. */
  readonly root: string
  readonly documents: readonly ListedDocument[]
  readonly findings: readonly ShownFinding[]
  /** Documents that have gone since the start, while something still asks for them. */
  readonly gone: readonly string[]
}

const showFinding = (
  { answers = [], of, ...finding }: Finding,
  file: LiveSite['files'][number] | undefined,
): ShownFinding => ({
  ...finding,
  frame: file ? frame(file.text, finding) : '',
  toWrite: isToWrite(finding, file?.value),
  ...(of
    ? { at: of.filter((one) => one.file === finding.file).map(({ pointer }) => pointer) }
    : {}),
  fixable: answers.some(({ isCertain }) => isCertain),
  answers: answers.map(({ does }) => does),
})

const listed = (file: KnownFile, good: LiveSite['good']): ListedDocument => ({
  path: file.path,
  route: file.place?.route,
  title: file.summary.title ?? '',
  draft: file.summary.draft && !isOutOfDays(file),
  waits: isOutOfDays(file),
  shown: good.get(file.path) === file.text ? 'now' : good.has(file.path) ? 'before' : 'never',
})

/** What was said last of a file, and the text of it that was drawn then: of ten thousand documents one is written, and the others are the same as before. */
const said = new WeakMap<
  KnownFile,
  { readonly good: string | undefined; readonly listed: ListedDocument }
>()

const listedOnce = (file: KnownFile, good: LiveSite['good']): ListedDocument => {
  const [before, text] = [said.get(file), good.get(file.path)]
  if (before && before.good === text) return before.listed
  const now = listed(file, good)
  said.set(file, { good: text, listed: now })
  return now
}

/** Sums a site up for those who look at it. */
export const overviewOf = (
  { files, findings, good, site, gone }: LiveSite,
  root: string,
): Overview => {
  const known = new Map(files.map((file) => [file.path, file]))
  return {
    firm: site?.settings.firm.name ?? '',
    root,
    gone,
    documents: files.map((file) => listedOnce(file, good)),
    findings: findings.map((finding) => showFinding(finding, known.get(finding.file))),
  }
}

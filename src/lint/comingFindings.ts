import type { Fact } from '../document/facts.ts'
import type { Sources } from '../document/sources.ts'
import { type Day, yearAfter } from '../model/shownOn.ts'
import { AnalysedFile } from './analysedFile.ts'
import type { KnownFile, SharedContext } from './context.ts'
import type { Finding } from './finding.ts'
import type { LintKit } from './LintKit.ts'
import { isProjectRule } from './rule.ts'
import { sharedContextOf } from './sharedContext.ts'
import { sharedViewOf } from './sharedView.ts'
import { stepsOf } from './stepsOf.ts'

/** A site as it was judged for today; `files` in the order of the sources. */
export type JudgedToday = {
  readonly shared: SharedContext
  readonly files: readonly KnownFile[]
  readonly unread: readonly KnownFile[]
  readonly findings: readonly Finding[]
}

/** The days of the coming year on which something begins to be shown, no longer is, or has another value; in their order. */
export const comingDays = (summaries: readonly { readonly days: readonly Day[] }[], today: Day): Day[] =>
  [...new Set(summaries.flatMap(({ days }) => days))].filter((day) => day > today && day <= yearAfter(today)).sort()

const placeOf = ({ file, line, column, pointer, rule, message }: Finding) => [file, line, column, pointer, rule, message].join('\0')

/** A finding of a day to come. What would mend it today is left to people: today it is right. */
const toldFrom = (day: Day, { answers: _, cause, ...finding }: Finding): Finding => {
  const from = (message: string) => `From ${day} on: ${message}`
  const told = cause?.told && { told: { ...cause.told, message: from(cause.told.message) } }
  return { ...finding, message: from(finding.message), ...(cause ? { cause: { name: `${day} ${cause.name}`, ...told } } : {}) }
}

const changedFacts = (before: ReadonlyMap<string, Fact> | undefined, now: ReadonlyMap<string, Fact> | undefined): ReadonlySet<string> =>
  new Set([...(now ?? [])].flatMap(([name, { value }]) => (JSON.stringify(before?.get(name)?.value) === JSON.stringify(value) ? [] : [name])))

/** Whether a document may be another one on another day: it names days itself, or what has others on that day. */
const mayDiffer = (changed: ReadonlySet<string>, dialogs: ReadonlySet<string>) => (file: KnownFile) => {
  const { days, facts, dialogs: opened } = file.summary
  const isOfFacts = file.place?.kind === 'facts' && changed.size > 0
  return days.length > 0 || isOfFacts || facts.some((name) => changed.has(name)) || opened.some((id) => dialogs.has(id))
}

/** All that is found on a day in documents that differ from today's, and in all of them together. */
const foundOn = (day: Day, { kit, sources, today }: { readonly kit: LintKit; readonly sources: Sources; readonly today: JudgedToday }): Finding[] => {
  const shared = sharedContextOf(kit, sources, today.shared.today, day)
  const view = sharedViewOf(shared)
  const { analyse, checkTogether } = stepsOf({ shared, rules: kit.rules })
  const dialogs = new Set(today.files.flatMap(({ place, summary }) => (place?.kind === 'dialog' && summary.days.length > 0 ? [place.id] : [])))
  const differs = mayDiffer(changedFacts(today.shared.facts, shared.facts), dialogs)
  const findings: Finding[] = []
  const files = today.files.map((file, index) => {
    const source = sources.files[index]
    if (!source || !differs(file)) return file
    const analysis = analyse(source, view)
    findings.push(...analysis.findings)
    return new AnalysedFile(kit, source, analysis, shared)
  })
  return [...findings, ...checkTogether([...files, ...today.unread], kit.rules.filter(isProjectRule))]
}

/**
 * What lint will find on days to come and does not today, each mistake once, for the first of its days: the link that will be dead, the
 * page that nobody will lead to. A site in which no document names a day costs nothing here. Pure. Errors: `RuleCrash`.
 */
export const comingFindings = (kit: LintKit, sources: Sources, today: JudgedToday): Finding[] => {
  const known = new Set(today.findings.map(placeOf))
  const days = comingDays(
    today.files.map(({ summary }) => summary),
    today.shared.today,
  )
  return days.flatMap((day) =>
    foundOn(day, { kit, sources, today }).flatMap((finding) => {
      if (known.has(placeOf(finding))) return []
      known.add(placeOf(finding))
      return [toldFrom(day, finding)]
    }),
  )
}

import type { Fact } from '../../../core/document/facts.ts'
import type { Sources } from '../../../core/document/sources.ts'
import { type Day, yearAfter } from '../../../core/model/site/shownOn.ts'
import { wholeMessage } from '../findings/wholeMessage.ts'
import { msg } from '../messages/msg.ts'
import type { SharedContext } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { LintKit } from '../types/LintKit.ts'
import { isProjectRule } from '../types/rule.ts'
import { AnalysedFile } from './analysedFile.ts'
import { sharedContextOf } from './sharedContext.ts'
import { sharedViewOf } from './sharedView.ts'
import { stepsOf } from './stepsOf.ts'

/** A site as it was judged for today; `files` in the order of the sources. */
export type JudgedToday = {
  readonly shared: SharedContext
  readonly files: readonly KnownFile[]
  readonly unread: readonly KnownFile[]
  readonly findings: readonly Found[]
  /** The days on which some document begins to say something else. */
  readonly days: readonly Day[]
}

/** The days of the coming year on which something begins to be shown, no longer is, or has another value; in their order. */
const comingDays = (days: readonly Day[], today: Day): Day[] =>
  [...new Set(days)].filter((day) => day > today && day <= yearAfter(today)).sort()

/** As many documents are looked at over all coming days together: a site of ten thousand pages sees its next ten days of change, one of a thousand a hundred. */
const maxLooks = 100_000
const fewestDays = 10

/** The nearest of them, as many as a site of this size may see: the others come into sight as the days pass. @internal For tests. */
export const daysInSight = (days: readonly Day[], files: number): readonly Day[] =>
  days.slice(0, Math.max(fewestDays, Math.floor(maxLooks / Math.max(1, files))))

const placeOf = (finding: Found) => {
  const { file, line, column, pointer, rule } = finding
  return JSON.stringify([file, line, column, pointer, rule, wholeMessage(finding)])
}

/** A finding of a day to come. What would mend it today is left to people: today it is right. */
const toldFrom = (day: Day, { answers: _, cause, ...finding }: Found): Found => {
  const told = cause?.told && {
    told: { ...cause.told, message: msg('fromDay', { day, first: cause.told.message }) },
  }
  return {
    ...finding,
    from: day,
    ...(cause ? { cause: { name: `${day} ${cause.name}`, ...told } } : {}),
  }
}

const changedFacts = (
  before: ReadonlyMap<string, Fact> | undefined,
  now: ReadonlyMap<string, Fact> | undefined,
): ReadonlySet<string> =>
  new Set(
    [...(now ?? [])].flatMap(([name, { value }]) =>
      JSON.stringify(before?.get(name)?.value) === JSON.stringify(value) ? [] : [name],
    ),
  )

/** The days at which documents are looked at, one after the other: what was made of them on the day before is what it still is, where nothing of it has turned since. */
type Walk = { readonly kit: LintKit; readonly sources: Sources; readonly today: JudgedToday }
type Step = {
  readonly day: Day
  readonly files: readonly KnownFile[]
  readonly shared: SharedContext
  readonly findings: readonly Found[]
}

/** Whether a document turns on a day into another one than the one before: by a day of its own, a figure that changes, a dialog that does. */
const turns =
  (day: Day, changed: ReadonlySet<string>, dialogs: ReadonlySet<string>) => (file: KnownFile) => {
    const { days, facts, dialogs: opened } = file.summary
    const isOfFacts = file.place?.kind === 'facts' && changed.size > 0
    return (
      days.includes(day) ||
      isOfFacts ||
      facts.some((name) => changed.has(name)) ||
      opened.some((id) => dialogs.has(id))
    )
  }

/** The day on which one of the documents turns next: those that do are judged anew, and all of them together. */
const stepTo = (day: Day, before: Step, { kit, sources, today }: Walk): Step => {
  const shared = sharedContextOf(kit, sources, today.shared.today, day)
  const view = sharedViewOf(shared)
  const { analyse, checkTogether } = stepsOf({ shared, rules: kit.rules })
  const dialogs = new Set(
    before.files.flatMap(({ place, summary }) =>
      place?.kind === 'dialog' && summary.days.includes(day) ? [place.id] : [],
    ),
  )
  const isTurning = turns(day, changedFacts(before.shared.facts, shared.facts), dialogs)
  const findings: Found[] = []
  const files = before.files.map((file, index) => {
    const source = sources.files[index]
    if (!source || !isTurning(file)) return file
    const analysis = analyse(source, view)
    findings.push(...analysis.findings)
    return new AnalysedFile(kit, source, analysis, shared)
  })
  return {
    day,
    files,
    shared,
    findings: [
      ...findings,
      ...checkTogether([...files, ...today.unread], kit.rules.filter(isProjectRule)),
    ],
  }
}

/**
 * What lint will find on days to come and does not today, each mistake once, for the first of its days: the link that will be dead, the
 * page that nobody will lead to. A site in which no document names a day costs nothing here. Pure. Errors: `RuleCrash`.
 */
export const comingFindings = (kit: LintKit, sources: Sources, today: JudgedToday): Found[] => {
  const known = new Set(today.findings.map(placeOf))
  const days = comingDays(today.days, today.shared.today)
  let at: Step = { day: today.shared.today, ...today }
  return daysInSight(days, today.files.length).flatMap((day) => {
    at = stepTo(day, at, { kit, sources, today })
    return at.findings.flatMap((finding) => {
      if (known.has(placeOf(finding))) return []
      known.add(placeOf(finding))
      return [toldFrom(day, finding)]
    })
  })
}

import { changeText } from '../../content/changes/messages/changeMessages.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { pluralGrouped, pluralWord } from '../../core/text/plural.ts'
import { isBehind } from './isBehind.ts'
import type { Review } from './review.ts'

/** What a reviewer wants to know first: `stop` keeps it from going out, `look` asks for a look, `fine` is as it should be. `to` names the part of the report that tells more. A question is one that only a person can answer. */
export type Glance = {
  readonly is: 'stop' | 'look' | 'fine'
  readonly words: string
  readonly to?: string | undefined
  readonly isQuestion?: true
}

const ofFindings = ({ came, went, olderErrors }: Review): Glance => {
  const number = (severity: Finding['severity']) =>
    came.filter((finding) => finding.severity === severity).length
  const [errors, warnings] = [number('error'), number('warning')]
  const gone =
    went.length > 0
      ? ` ${pluralGrouped(went.length, 'earlier finding is', 'earlier findings are')} gone.`
      : ''
  const to = came.length + went.length > 0 ? 'findings' : undefined
  if (errors > 0)
    return {
      is: 'stop',
      words: `The checks find ${pluralGrouped(errors, 'new error')}: the site can’t be built before ${pluralWord(errors, 'it is', 'they are')} mended.${gone}`,
      to,
    }
  if (olderErrors > 0)
    return {
      is: 'stop',
      words: `The checks find ${pluralGrouped(olderErrors, 'error')} that there ${pluralWord(olderErrors, 'was', 'were')} before: the site can’t be built.`,
      to: 'findings',
    }
  if (warnings > 0)
    return {
      is: 'look',
      words: `The checks have ${pluralGrouped(warnings, 'new warning')} and no new error.${gone}`,
      to,
    }
  return { is: 'fine', words: `The checks find nothing new.${gone}`, to }
}

/** Translations that say what their originals no longer do, or were changed and not confirmed: whoever changed these may not read the other languages. */
const ofTranslations = ({ came, changes }: Review): Glance[] => {
  const files = [...new Set(came.filter(isBehind).map(({ file }) => file))]
  const isChanged = (file: string) => changes.files.some((told) => told.file === file)
  const [changed, left] = [files.filter(isChanged), files.filter((file) => !isChanged(file))]
  const look = (names: readonly string[], words: string): Glance[] =>
    names.length === 0
      ? []
      : [{ is: 'look', words: `${words}: ${names.join(', ')}.`, to: 'findings' }]
  return [
    ...look(
      left,
      `${pluralGrouped(left.length, 'translation has', 'translations have')} not followed`,
    ),
    ...look(
      changed,
      `${pluralGrouped(changed.length, 'translation has', 'translations have')} changed too, and nobody has said yet that all of it is right`,
    ),
  ]
}

const ofAddresses = ({ addresses: { added, gone, led } }: Review): Glance => {
  const dead = gone.filter(({ to }) => to === undefined)
  const to = added.length + gone.length + led.length > 0 ? 'addresses' : undefined
  if (dead.length > 0)
    return {
      is: 'stop',
      words: `${pluralGrouped(dead.length, 'address leads', 'addresses lead')} nowhere now: whoever follows an old link there finds no page.`,
      to,
    }
  const parts = [
    ...(added.length > 0 ? [pluralGrouped(added.length, 'new address', 'new addresses')] : []),
    ...(gone.length + led.length > 0
      ? [`${pluralGrouped(gone.length + led.length, 'old one leads', 'old ones lead')} on`]
      : []),
  ]
  return {
    is: 'fine',
    words:
      parts.length > 0
        ? `Every old address still leads somewhere: ${parts.join(', ')}.`
        : 'All addresses are as they were.',
    to,
  }
}

/** What a sentence asks that no check can answer, with the part of the report that shows what is meant. */
const questionsIn = ({ sections }: Review): Glance[] =>
  sections.flatMap(({ told }, index) =>
    (told?.changes ?? []).flatMap(({ message, lines }) =>
      lines
        .filter(({ code }) => code === 'altStays')
        .map(
          (line): Glance => ({
            is: 'look',
            words: `${changeText(message)}. ${changeText(line)}`,
            to: `change-${index}`,
            isQuestion: true,
          }),
        ),
    ),
  )

/** The first things to know about a change, worst first. Pure. */
export const glanceAt = (review: Review): Glance[] => {
  const { heavier, notes } = review
  const weight: Glance =
    heavier.length > 0
      ? {
          is: 'look',
          words: `${pluralGrouped(heavier.length, 'page is', 'pages are')} heavier to load.`,
          to: 'weight',
        }
      : { is: 'fine', words: 'No page is noticeably heavier to load.' }
  const order = { stop: 0, look: 1, fine: 2 } as const
  return [
    ...questionsIn(review),
    ofFindings(review),
    ofAddresses(review),
    ...ofTranslations(review),
    weight,
    ...notes.map((words): Glance => ({ is: 'look', words })),
  ].sort((a, b) => order[a.is] - order[b.is])
}

/** "5 changes, seen on 3 of 62 pages". */
export const headlineOf = ({ changes, sections, pages }: Review): string => {
  const told = changes.files.flatMap((file) => file.changes).length // what only follows from one of them is part of it
  const seen = sections.reduce(
    (sum, section) => sum + section.pages.length + section.alike.length,
    0,
  )
  if (told === 0 && seen === 0) return 'Nothing has changed'
  if (seen === 0) return `${pluralGrouped(told, 'change')}, seen on no page`
  return `${pluralGrouped(told, 'change')} on ${seen.toLocaleString('en')} of ${pluralGrouped(Math.max(pages, seen), 'page')}`
}

import { type Message, msg } from '../messages/msg.ts'
import type { Place } from '../messages/placesInWords.ts'
import type { Cause, Finding, Found } from '../types/finding.ts'
import type { Rule } from '../types/rule.ts'
import { isMendable } from './answersTo.ts'
import { joinEdits } from './joinEdits.ts'
import type { Locator } from './locate.ts'

const placesOf = (findings: readonly Found[]): Place[] =>
  findings.map(({ file, line }) => ({ file, line }))

const isSame = (one: Message, other: Message): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The answers that all of them have, each for all places at once. */
const jointAnswers = (findings: readonly Found[]): Pick<Found, 'answers'> => {
  const [first, ...others] = findings
  const answers = (first?.answers ?? []).flatMap(({ does, edits }) => {
    const same = others.map(
      (finding) => finding.answers?.find((answer) => isSame(answer.does, does))?.edits,
    )
    return same.includes(undefined)
      ? []
      : [{ does, edits: joinEdits([...edits, ...same.flatMap((some) => some ?? [])]) }]
  })
  return answers.length > 0 ? { answers } : {}
}

/** Several findings of one cause as the first of them, with the places of the others. */
const asFirst = (findings: readonly Found[], first: Found): Omit<Found, 'of'> => {
  const { answers: _, of: __, ...plain } = first
  return { ...plain, ...jointAnswers(findings), alsoAt: placesOf(findings.slice(1)) }
}

/** The rule that found most of them, the first one of two. */
const commonestRule = (findings: readonly Found[]): string => {
  const counts = new Map<string, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const highest = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === highest)?.[0] ?? ''
}

/** Several findings of one cause, told where the mistake was likely made; undefined where a single document speaks of another one. */
const asTold = (
  findings: readonly Found[],
  { told }: Cause,
  rules: readonly Rule[],
  locate: Locator,
): Found | undefined => {
  if (!told) return undefined
  const inOne = findings.every(({ file }) => file === findings[0]?.file)
  if (inOne && findings[0]?.file !== told.file) return undefined
  const name = commonestRule(findings)
  const rule = rules.find((one) => one.name === name)
  return (
    rule && {
      ...jointAnswers(findings),
      ...locate(
        {
          ...told,
          message: msg('withPlaces', {
            first: told.message,
            file: told.file,
            places: placesOf(findings),
          }),
        },
        rule,
      ),
      of: findings,
    }
  )
}

/** Findings by the name of their cause, in their order; those without one, and those that --fix mends, alone. */
const byCause = (findings: readonly Found[]): Found[][] => {
  const known = new Map<string, Found[]>()
  const groups: Found[][] = []
  for (const finding of findings) {
    const group = finding.cause && !isMendable(finding) ? known.get(finding.cause.name) : undefined
    if (group) group.push(finding)
    else {
      const own = [finding]
      groups.push(own)
      if (finding.cause && !isMendable(finding)) known.set(finding.cause.name, own)
    }
  }
  return groups
}

/** Tells findings of one cause once. Takes them in the order in which they are told; what they say of their causes is left out then. */
export const tellTogether = (
  findings: readonly Found[],
  rules: readonly Rule[],
  locate: Locator,
): Found[] =>
  byCause(findings).flatMap((group) => {
    const { cause } = group[0] ?? {}
    const plain = group.map(({ cause: _, ...finding }): Found => finding)
    const [first] = plain
    if (!first || plain.length === 1) return plain
    return [
      (cause && asTold(plain, cause, rules, locate)) ?? { ...asFirst(plain, first), of: plain },
    ]
  })

/** The findings of some files. Of those that are told together elsewhere, the ones that stand in these files. */
export const findingsIn = (
  findings: readonly Finding[],
  asked: (file: string) => boolean,
): Finding[] =>
  findings.flatMap((finding) => {
    if (asked(finding.file)) return [finding]
    const own = finding.of?.filter(({ file }) => asked(file)) ?? []
    const [first] = own
    return first
      ? [own.length === 1 ? first : { ...asFirst(own, first), id: first.id, of: own }]
      : []
  })

import { documentSchemas, type Schema } from '../../document/documentSchemas.ts'
import { withNumberTexts } from '../../document/exactNumbers.ts'
import type { History, Step } from '../../document/history.ts'
import { isObject } from '../../document/isObject.ts'
import type { DocumentKind } from '../../document/sources.ts'
import { choiceAt } from '../../kit/choices.ts'
import type { Kit } from '../../kit/Kit.ts'
import { escapeKey } from '../schema/path.ts'
import { childSchema } from '../schema/walkSchema.ts'
import type { Rewrite, Rewriting } from './rewrite.ts'
import { rewritesOf } from './rewritesOf.ts'
import { rewriteValue } from './rewriteValue.ts'

type Parts = Pick<Kit, 'choices' | 'history'>

/** A document as the schema of today has it, and what was rewritten for that, in this order; nothing in one that is new already. */
export type Today = { readonly value: unknown; readonly rewritings: readonly Rewriting[] }

/** Whether a step of a version is to be made. */
export type IsNews = (step: Step, version: number) => boolean

const nothing: readonly Rewriting[] = []

const inPlace = (rewrite: Rewrite, pointer: string): Rewrite =>
  rewrite.kind === 'move'
    ? { ...rewrite, pointer: pointer + rewrite.pointer, to: pointer + rewrite.to }
    : { ...rewrite, pointer: pointer + rewrite.pointer }

/** A document that is being read: from outside to inside, so that what stands inside is found where it stands today. */
class Reading {
  readonly rewritings: Rewriting[] = []
  constructor(
    private readonly kit: Parts,
    private readonly isNews: IsNews,
  ) {}
  /** Makes the steps of one part. */
  step(value: unknown, history: History | undefined, part: string, pointer: string): unknown {
    let now = value
    for (const { version, steps } of history ?? [])
      for (const step of steps) {
        if (!this.isNews(step, version)) continue
        for (const rewrites of rewritesOf(now, step, part)) {
          now = rewrites.reduce(rewriteValue, now)
          this.rewritings.push({
            part,
            version,
            step,
            rewrites: rewrites.map((rewrite) => inPlace(rewrite, pointer)),
          })
        }
      }
    return now
  }
  /** Reads what stands at a place of a schema. */
  read(value: unknown, place: Schema, pointer: string): unknown {
    const choice = choiceAt(this.kit.choices, place)
    if (!choice || !isObject(value) || choice.name === 'factValues')
      return this.inside(value, place, pointer)
    const { byType, namesNow } = this.kit.history[choice.name]
    const written = String(value[choice.key])
    const type = namesNow.get(written) ?? written
    const now = this.step(
      value,
      Object.hasOwn(byType, type) ? byType[type] : undefined,
      type,
      pointer,
    )
    return this.inside(
      now,
      Object.hasOwn(choice.schemas, type) ? (choice.schemas[type] ?? place) : place,
      pointer,
    )
  }
  inside(value: unknown, schema: Schema, pointer: string): unknown {
    const child = (key: string | number, entry: unknown): unknown => {
      const inner =
        typeof entry === 'object' && entry !== null
          ? childSchema(this.kit.choices, schema, key, undefined)
          : undefined
      return inner ? this.read(entry, inner, `${pointer}/${escapeKey(String(key))}`) : entry
    }
    if (Array.isArray(value)) {
      const list = value.map((entry: unknown, index) => child(index, entry))
      return list.some((entry, index) => entry !== value[index]) ? list : value
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, entry]) => [key, child(key, entry)] as const)
    return entries.some(([key, entry]) => entry !== value[key])
      ? withNumberTexts(Object.fromEntries(entries), value)
      : value
  }
}

/** Whether documents of a version are read as they stand. */
export const isToday = ({ history }: Pick<Kit, 'history'>, writtenFor: number): boolean =>
  writtenFor >= history.readAsTheyStand

/**
 * Reads a document that was written for an earlier version of the schema as if it were new. Nothing is asked of it: what is
 * no document of its kind stays as it is. `isNews` tells which steps are made, usually those after its version. Pure; of a document of today's
 * version nothing is even looked at.
 */
export const asToday = (
  kit: Parts,
  kind: DocumentKind,
  value: unknown,
  writtenFor: number,
  isNews?: IsNews,
): Today => {
  if (isToday(kit, writtenFor) && !isNews) return { value, rewritings: nothing }
  const reading = new Reading(kit, isNews ?? ((_, version) => version > writtenFor))
  const now = reading.inside(
    reading.step(value, kit.history.documents[kind], kind, ''),
    documentSchemas[kind],
    '',
  )
  return { value: now, rewritings: reading.rewritings }
}

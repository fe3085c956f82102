import { type ReactNode, useMemo } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import type { Fact } from '../../../../../core/document/facts.ts'
import { factSchema, factValues } from '../../../../../core/document/facts.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { formParts } from '../../panel/DocumentForm.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { FormContext, type FormState } from '../../panel/formContext.ts'
import { useSiteKit } from '../../store/useSiteKit.ts'
import { valueAfter } from '../../store/valueAfter.ts'
import { AddNextValue, NextValue } from './NextValue.tsx'

const file = 'pages/_facts.json'
type Kind = keyof typeof factValues
/** What few figures of a kind have, by the words under which it waits. */
const more: Readonly<Record<Kind, string>> = {
  money: 'A range, another currency, decimals, due for each day or month',
  number: 'A range, a unit, decimals',
  percent: 'A range, decimals, due for each month or year',
  date: 'A month',
  words: 'More',
}
const isKind = (kind: unknown): kind is Kind =>
  typeof kind === 'string' && Object.hasOwn(factValues, kind)

type Props = {
  readonly fact: Partial<Fact>
  readonly findings: ReadonlyMap<string, readonly ShownFinding[]>
  readonly change: (fact: Partial<Fact>) => void
  readonly hold: (pointer: string, isHeld: boolean) => void
  /** What is said of the value below it. */
  readonly children?: ReactNode
}

/** What another kind of value keeps of this one: the words of it at most. */
const ofKind = (kind: Kind, before: unknown): unknown => {
  const { amount, to, day } = (before ?? {}) as {
    readonly amount?: number
    readonly to?: number
    readonly day?: number
  } // of any kind
  if (kind === 'words') return { kind, text: '' }
  if (kind === 'date') return { kind, day: day ?? 1 }
  return { kind, amount: amount ?? 0, ...(to === undefined ? {} : { to }) }
}

/** A fact as a form by its schema, its value by the schema of its kind. Nothing is written before somebody says so. */
export const FactForm = ({ fact, findings, change, hold, children }: Props) => {
  const kit = useSiteKit()
  const kind = isKind(fact.value?.kind) ? fact.value.kind : undefined
  const form: FormState | undefined = useMemo(
    () =>
      kit && {
        kit,
        parts: formParts,
        file,
        route: undefined,
        about: () => '',
        findings,
        at: undefined,
        edit: {
          hold,
          set: (pointer, value) =>
            change(
              valueAfter(fact, file, [{ kind: 'set', file, pointer, value }]) as Partial<Fact>,
            ), // a fact still
          remove: (gone) =>
            change(
              valueAfter(
                fact,
                file,
                [gone].flat().map((pointer) => ({ kind: 'remove', file, pointer })),
              ) as Partial<Fact>,
            ), // as above
        },
      },
    [kit, fact, findings, change, hold],
  )
  if (!form) return null
  return (
    <FormContext value={form}>
      <div className="fact-form">
        <Fields
          schema={{
            ...factSchema,
            properties: { label: factSchema.properties.label },
            required: ['label'],
          }}
          pointer=""
          value={fact}
        />
        <div className="panel-field">
          <div className="panel-label">
            <label htmlFor="fact-kind">Kind of value</label>
          </div>
          <select
            id="fact-kind"
            className="view-select"
            value={kind ?? ''}
            onChange={({ target }) =>
              isKind(target.value)
                ? change({ ...fact, value: ofKind(target.value, fact.value) as Fact['value'] })
                : undefined
            }
          >
            {kind ? null : <option value="" />}
            {Object.entries(factValues).map(([name, schema]) => (
              <option key={name} value={name}>
                {schema.title}
              </option>
            ))}
          </select>
        </div>
        {kind ? (
          <Fields
            key={kind}
            schema={factValues[kind] as Schema}
            pointer="/value"
            value={fact.value}
            more={more[kind]}
          />
        ) : null}
        {children}
        <AddNextValue fact={fact} change={change} />
        <Fields
          schema={factSchema}
          pointer=""
          value={fact}
          without={['label', 'value', 'differsFrom', 'next']}
          more="Doubts, how it is written"
        />
        <NextValue fact={fact} change={change} />
      </div>
    </FormContext>
  )
}

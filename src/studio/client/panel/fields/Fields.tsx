import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schema } from '../../../../document/documentSchemas.ts'
import { isObject } from '../../../../document/isObject.ts'
import { chosenSchema } from '../../../../model/walkSchema.ts'
import { Sign } from '../../ui/Sign.tsx'
import { useForm } from '../formContext.ts'
import { kindOf, neverAsked, propertiesOf, rarelyAsked } from '../kindOf.ts'
import { isMadeOfLabel } from '../madeOfLabel.ts'
import { titleOf } from '../words.ts'
import type { FieldsProps } from './FieldProps.ts'
import { useAdd } from './useAdd.ts'

/**
 * The values of an object, key by key: what is there and what must be stands open; what may be left out and is waits by its name below,
 * one press away.
 */
export const Fields = ({ schema, pointer, value, without = [], last = [], more }: FieldsProps) => {
  const { kit, findings, at, parts } = useForm()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const add = useAdd()
  const own = chosenSchema(kit.choices, schema, value)
  const record = isObject(value) ? value : {}
  const required = new Set((own['required'] ?? []) as readonly string[])
  const all = Object.entries(propertiesOf(own)).filter(([key, inner]) => {
    if (without.includes(key)) return false
    return !neverAsked.has(key) && kindOf(inner, kit.choices) !== 'unknown'
  })
  const place = (key: string) => `${pointer}/${key}`
  const isAsked = (key: string) => at === place(key) || at?.startsWith(`${place(key)}/`) || findings.has(place(key))
  const made = all.find(([, inner]) => isMadeOfLabel(inner))
  const follows = made && all.some(([key]) => key === 'label') ? { key: made[0], schema: made[1], value: record[made[0]] } : undefined
  const isFolded = (key: string) => key === follows?.key && !findings.get(place(key))?.some(({ toWrite }) => !toWrite) && at !== place(key)
  const isShown = (key: string) => (isFolded(key) ? opened.has(key) : isWanted(key))
  const isWanted = (key: string) => required.has(key) || (record[key] !== undefined && !rarelyAsked.has(key)) || opened.has(key) || isAsked(key)
  const isLast = (key: string) => Number(last.includes(key) || rarelyAsked.has(key))
  const folded = all.filter(([key]) => !isShown(key)).toSorted(([one], [other]) => isLast(one) - isLast(other))
  const open = (key: string, inner: Schema) => {
    // Drawn at once: whoever types on has the field to type into.
    flushSync(() => setOpened(new Set([...opened, key])))
    add(place(key), inner, record[key])
  }
  const field = ([key, inner]: readonly [string, Schema]) => (
    <parts.Field
      key={key}
      schema={inner}
      pointer={place(key)}
      value={record[key]}
      isOptional={!required.has(key)}
      made={key === 'label' ? follows : undefined}
    />
  )
  const choices = (
    <fieldset className="panel-more" aria-label="More">
      {folded.map(([key, inner]) => (
        <Button type="button" key={key} size="1" variant="surface" color="gray" onClick={() => open(key, inner)}>
          <Sign name={record[key] === undefined ? 'plus' : 'open'} size={12} /> {titleOf(inner)}
        </Button>
      ))}
    </fieldset>
  )
  return (
    <>
      {all.filter(([key]) => isShown(key)).map(field)}
      {folded.length === 0 ? null : more === undefined ? (
        choices
      ) : (
        <details className="panel-fold">
          <summary>{more}</summary>
          {choices}
        </details>
      )}
    </>
  )
}

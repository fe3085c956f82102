import { Button } from '@radix-ui/themes'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { chosenSchema } from '../../../../../core/model/schema/walkSchema.ts'
import { Sign } from '../../ui/Sign.tsx'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { isAskedElsewhere, kindOf, oftenAsked, propertiesOf, rarelyAsked } from '../kindOf.ts'
import { isMadeOfLabel } from '../madeOfLabel.ts'
import type { FieldsProps } from './FieldProps.ts'
import { LeftOutSwitch } from './LeftOutSwitch.tsx'
import { useAdd } from './useAdd.ts'
import { useLeftOut } from './useLeftOut.ts'
import { useStaying } from './useStaying.ts'

/**
 * The values of an object, key by key: what is there and what must be stands open; what may be left out and is waits by its name below,
 * one press away. What has been open stays until the form is left.
 */
export const Fields = ({ schema, pointer, value, without = [], last = [], more }: FieldsProps) => {
  const { kit, findings, at, parts } = useForm()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const add = useAdd()
  const own = chosenSchema(kit.choices, schema, value)
  const record = isObject(value) ? value : {}
  const staying = useStaying()
  const leftOut = useLeftOut(own, pointer, record, () => staying.let(leftOut?.keys ?? []))
  const required = new Set((own['required'] ?? []) as readonly string[])
  const all = Object.entries(propertiesOf(own)).filter(([key, inner]) => {
    if (without.includes(key)) return false
    return !isAskedElsewhere(key, inner) && kindOf(inner, kit.choices) !== 'unknown'
  })
  const place = (key: string) => `${pointer}/${key}`
  const isAsked = (key: string) => at === place(key) || at?.startsWith(`${place(key)}/`)
  const made = all.find(([, inner]) => isMadeOfLabel(inner))
  const follows =
    made && all.some(([key]) => key === 'label')
      ? { key: made[0], schema: made[1], value: record[made[0]] }
      : undefined
  const isFolded = (key: string) =>
    key === follows?.key &&
    !findings.get(place(key))?.some(({ toWrite }) => !toWrite) &&
    at !== place(key)
  const isShown = (key: string) => (isFolded(key) ? opened.has(key) : isWanted(key))
  const isThere = (key: string) =>
    (record[key] !== undefined && !rarelyAsked.has(key)) || findings.has(place(key))
  const isWritten = (key: string) => leftOut?.keys.includes(key) && !leftOut.isOn
  const isWanted = (key: string) =>
    required.has(key) ||
    oftenAsked.has(key) ||
    isThere(key) ||
    staying.has(key) ||
    isWritten(key) ||
    opened.has(key) ||
    isAsked(key)
  for (const [key, inner] of all)
    if (isThere(key) && !(leftOut?.isOn && leftOut.keys.includes(key)))
      staying.note(key, kindOf(inner, kit.choices))
  const isLast = (key: string) => Number(last.includes(key) || rarelyAsked.has(key))
  const folded = all
    .filter(([key]) => !isShown(key) && !leftOut?.keys.includes(key))
    .toSorted(([one], [other]) => isLast(one) - isLast(other))
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
        <Button
          type="button"
          key={key}
          size="1"
          variant="surface"
          color="gray"
          onClick={() => open(key, inner)}
        >
          <Sign name={record[key] === undefined ? 'plus' : 'open'} size={12} /> {titleOf(inner)}
        </Button>
      ))}
    </fieldset>
  )
  return (
    <>
      {all.map((entry) => (
        <Fragment key={entry[0]}>
          {leftOut?.keys[0] === entry[0] ? (
            <LeftOutSwitch {...leftOut} onTurn={leftOut.turn} />
          ) : null}
          {isShown(entry[0]) ? field(entry) : null}
        </Fragment>
      ))}
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

import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { type Fact, factSchema, factValues } from '../../../../../core/document/facts.ts'
import { isDay } from '../../../../../core/model/site/shownOn.ts'
import { FieldLayout } from '../../panel/fields/FieldLayout.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { focusAt } from '../../panel/focusAt.ts'
import { useEdit } from '../../panel/useEdit.ts'
import { useToday } from '../../store/useToday.ts'
import { Sign } from '../../ui/Sign.tsx'
import { SignButton } from '../../ui/SignButton.tsx'

const pointer = '/next'
const schema = factSchema.properties.next
const first = `${pointer}/from`

type Props = { readonly fact: Partial<Fact>; readonly change: (fact: Partial<Fact>) => void }

/** A figure whose next value is its value now, with where that comes from and since when. */
const arrived = (
  now: Partial<Fact>,
  { from, value, source }: NonNullable<Fact['next']>,
): Partial<Fact> => ({
  ...now,
  value,
  asOf: from,
  ...(source === undefined ? {} : { source }),
})

/** Beside the value, since there whoever knows that it will change looks for it: makes room for what it will be, below. */
export const AddNextValue = ({ fact, change }: Props) => {
  if (!fact.value || fact.next) return null
  const begun = { ...fact, next: { from: '', value: fact.value } }
  const add = () => {
    flushSync(() => change(begun)) // drawn at once: whoever types on has the field to type into
    focusAt(first)
  }
  return (
    <div>
      <Button type="button" size="1" variant="surface" color="gray" highContrast onClick={add}>
        <Sign name="plus" size={12} /> {schema.title}
      </Button>
    </div>
  )
}

/** What a figure will be, and from which day: of the kind that it is today, and not saved before it has its day. */
export const NextValue = ({ fact, change }: Props) => {
  const today = useToday()
  const { hold } = useEdit()
  const { next, ...now } = fact
  const isOpen = next !== undefined && !isDay(next.from)
  useEffect(() => {
    hold?.(first, isOpen)
    return () => hold?.(first, false)
  }, [hold, isOpen])
  if (!next) return null
  const arrive = (form: HTMLFormElement | null) => {
    flushSync(() => change(arrived(now, next)))
    form?.querySelector<HTMLElement>('[type=submit]')?.focus() // the button is gone, and that is what comes next
  }
  const tools = (
    <SignButton size="1" sign="bin" name={`Remove ${schema.title}`} onClick={() => change(now)} />
  )
  return (
    <FieldLayout schema={schema} pointer={pointer} isOptional tools={tools} as="group">
      {() => (
        <div className="panel-group">
          <Fields
            schema={{ ...schema, properties: { from: schema.properties.from }, required: ['from'] }}
            pointer={pointer}
            value={next}
          />
          {Object.hasOwn(factValues, next.value.kind) ? (
            <Fields
              key={next.value.kind}
              schema={factValues[next.value.kind] as Schema}
              pointer={`${pointer}/value`}
              value={next.value}
            />
          ) : null}
          <Fields
            schema={{ ...schema, properties: { source: schema.properties.source }, required: [] }}
            pointer={pointer}
            value={next}
          />
          {isDay(next.from) && next.from <= today ? (
            <p className="view-row" role="status">
              <span>This day has come: pages say this value, not the one above.</span>
              <Button
                type="button"
                size="1"
                variant="surface"
                color="gray"
                highContrast
                onClick={({ currentTarget: { form } }) => arrive(form)}
              >
                Make it the value
              </Button>
            </p>
          ) : null}
        </div>
      )}
    </FieldLayout>
  )
}

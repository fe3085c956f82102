import { Button } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isDay } from '../../../../../core/model/site/shownOn.ts'
import { DayField } from '../../ui/DayField.tsx'
import { helpOf, titleOf } from '../../ui/words.ts'

type Props = {
  /** What the day is of, and the day's own schema. */
  readonly what: string
  readonly schema: Schema
  readonly onAdd: (day: string) => void
  readonly onCancel: () => void
}

/** Asks for the day of a new entry before there is one: with a day that nobody has chosen visitors would be told of it. */
export const AddByDay = ({ what, schema, onAdd, onCancel }: Props) => {
  const id = useId()
  const help = helpOf(schema)
  const [day, setDay] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isDay(day)) onAdd(day)
  }
  return (
    <form className="panel-ask" aria-label={`Add ${what}`} onSubmit={add}>
      <label htmlFor={id}>{titleOf(schema)}</label>
      <DayField
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        value={day}
        required
        onChange={(event) => setDay(event.target.value)}
      />
      {help ? (
        <p className="panel-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      <Button size="1" disabled={!isDay(day)}>
        Add {what}
      </Button>
      <Button size="1" type="button" variant="soft" color="gray" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

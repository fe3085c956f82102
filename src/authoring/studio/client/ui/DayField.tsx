import { TextField } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { isDay } from '../../../../core/model/site/shownOn.ts'
import { useDayInWords } from './useDayInWords.ts'

/** A day: the browser writes it as its own country does, so it stands beside it in words. */
export const DayField = ({
  value,
  ...props
}: Omit<ComponentProps<typeof TextField.Root>, 'type' | 'value'> & { readonly value: string }) => {
  const dayInWords = useDayInWords()
  return (
    <span className="day-field">
      <TextField.Root {...props} type="date" value={value} />
      {isDay(value) ? <span className="studio-quiet">{dayInWords(value)}</span> : null}
    </span>
  )
}

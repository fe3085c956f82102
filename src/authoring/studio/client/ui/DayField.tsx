import { TextField } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { isDay } from '../../../../core/model/site/shownOn.ts'
import { useDayInWords } from './useDayInWords.ts'

/** A day, in words of the site's language; while it is typed, as the browser has it. */
export const DayField = ({
  value,
  ...props
}: Omit<ComponentProps<typeof TextField.Root>, 'type' | 'value'> & { readonly value: string }) => {
  const dayInWords = useDayInWords()
  return (
    <span className="day-field day-written">
      <TextField.Root {...props} type="date" value={value} />
      <span className="day-words" aria-hidden>
        {isDay(value) ? dayInWords(value) : <span className="studio-quiet">No day yet</span>}
      </span>
    </span>
  )
}

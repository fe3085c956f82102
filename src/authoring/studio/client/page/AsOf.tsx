import { Button, Popover } from '@radix-ui/themes'
import { useId } from 'react'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { DayField } from '../ui/DayField.tsx'
import { useDayInWords } from '../ui/useDayInWords.ts'

/** The day that pages are shown for: what begins, ends or changes by its days is seen before it does. */
export const AsOf = () => {
  const studio = useStudio()
  const id = useId()
  const dayInWords = useDayInWords()
  const asOf = useStudioState((state) => state.asOf)
  return (
    <Popover.Root>
      <Popover.Trigger>
        <button type="button" className="studio-as-of" data-other={asOf !== undefined}>
          As of {asOf === undefined ? 'today' : dayInWords(asOf)}
        </button>
      </Popover.Trigger>
      <Popover.Content maxWidth="19rem" aria-label="The day that the page is shown for">
        <div className="view-form">
          <label htmlFor={id}>Show the page as it will be on</label>
          <DayField
            id={id}
            aria-describedby={`${id}-hint`}
            value={asOf ?? ''}
            onChange={({ target }) => studio.showDay(target.value || undefined)}
          />
          <p className="studio-quiet" id={`${id}-hint`}>
            What begins, ends or changes on some day is seen before it does.
          </p>
          <Popover.Close>
            <Button
              variant="soft"
              disabled={asOf === undefined}
              onClick={() => studio.showDay(undefined)}
            >
              Back to today
            </Button>
          </Popover.Close>
        </div>
      </Popover.Content>
    </Popover.Root>
  )
}

import { Checkbox } from '@radix-ui/themes'
import { useRef } from 'react'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Hint } from '../../ui/Hint.tsx'

type Props = {
  readonly text: string
  readonly onShow: () => void
  /** Where it may be right as it is: the author has found it so. */
  readonly onRight?: (() => void) | undefined
  /** What lint can do about it, a button for each. */
  readonly finding?: ShownFinding | undefined
}

/** A line of what is to be done, which leads to its place. */
export const PlaceLine = ({ text, onShow, onRight, finding }: Props) => {
  const line = useRef<HTMLLIElement>(null)
  /** The line goes, and whoever goes through the lines by keys goes on with the next one. */
  const leave = () => {
    const next = line.current?.nextElementSibling ?? line.current?.previousElementSibling
    next?.querySelector<HTMLElement>('[role=checkbox]')?.focus()
    onRight?.()
  }
  return (
    <li ref={line}>
      {onRight ? (
        <Hint content="Right as it is">
          <span className="settings-tick">
            <Checkbox
              aria-label={`Right as it is: ${text}`}
              checked={false}
              onCheckedChange={leave}
            />
          </span>
        </Hint>
      ) : null}
      <button type="button" className="settings-place" onClick={onShow}>
        {text}
      </button>
      {finding && finding.answers.length > 0 ? (
        <span className="settings-answers">
          <AnswerButtons finding={finding} />
        </span>
      ) : null}
    </li>
  )
}

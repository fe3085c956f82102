import type { MouseEvent } from 'react'
import { SignButton } from '../../ui/SignButton.tsx'

type Props = {
  readonly text: string
  readonly onShow: () => void
  /** Where it may be right as it is: the author has found it so. */
  readonly onRight?: (() => void) | undefined
}

/** A line of what is to be done, which leads to its place. */
export const PlaceLine = ({ text, onShow, onRight }: Props) => {
  /** The line goes, and whoever goes through the lines by keys goes on with the next one. */
  const leave = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const line = currentTarget.closest('li')
    const next = line?.nextElementSibling ?? line?.previousElementSibling
    next?.querySelector<HTMLElement>('[data-right]')?.focus()
    onRight?.()
  }
  return (
    <li>
      <button type="button" onClick={onShow}>
        {text}
      </button>
      {onRight ? <SignButton sign="check" name={`Right as it is: ${text}`} data-right onClick={leave} /> : null}
    </li>
  )
}

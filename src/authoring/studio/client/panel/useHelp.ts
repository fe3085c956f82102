import { type RefObject, useEffect, useState } from 'react'

const events = ['focusin', 'focusout', 'pointerover', 'pointerleave'] as const

const helpAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('.panel-field')?.querySelector(':scope > .panel-help')?.textContent ??
      undefined)
    : undefined

/**
 * What the field is for at which the pointer is, else that at which the author is; none of them: nothing. It stands in one place at the foot: whatever came and went beside the
 * field would move what somebody is just about to press. Those who hear the panel are told with the field itself.
 */
export const useHelp = (body: RefObject<HTMLElement | null>): string => {
  const [help, setHelp] = useState('')
  useEffect(() => {
    const element = body.current
    let written: EventTarget | null = null
    const show = (pointed: EventTarget | null) => setHelp(helpAt(pointed) ?? helpAt(written) ?? '')
    const follow = ({ type, target }: Event) => {
      if (type === 'focusin' || type === 'focusout') written = type === 'focusin' ? target : null
      show(type === 'pointerover' ? target : null)
    }
    for (const event of events) element?.addEventListener(event, follow)
    return () => {
      for (const event of events) element?.removeEventListener(event, follow)
    }
  }, [body])
  return help
}

import { type RefObject, useEffect, useState } from 'react'

/**
 * What the field at which the author is, or at whose name the pointer is, is for. It stands in one place at the foot: whatever came and went beside the
 * field would move what somebody is just about to press. Those who hear the panel are told with the field itself.
 */
export const useHelp = (body: RefObject<HTMLElement | null>): string => {
  const [help, setHelp] = useState('')
  useEffect(() => {
    const element = body.current
    const follow = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest('.panel-field') : null
      const words = field?.querySelector(':scope > .panel-help')?.textContent
      if (words !== undefined && words !== null) setHelp(words)
    }
    for (const event of ['focusin', 'pointerover']) element?.addEventListener(event, follow)
    return () => {
      for (const event of ['focusin', 'pointerover']) element?.removeEventListener(event, follow)
    }
  }, [body])
  return help
}

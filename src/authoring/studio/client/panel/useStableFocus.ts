import { useEffect, useRef } from 'react'
import { useStudio } from '../store/useStudio.ts'
import { focusAt } from './focusAt.ts'

/**
 * Whoever goes by keys from the list of blocks into one of them, or back, has gone with what had the focus: it goes on in what is there instead. Not who
 * has clicked something on the page: they look there.
 */
export const useStableFocus = (block: string | undefined): void => {
  const studio = useStudio()
  const last = useRef(block)
  useEffect(() => {
    const before = last.current
    last.current = block
    if (
      before === block ||
      document.activeElement !== document.body ||
      studio.getState().chosenBy === 'page'
    )
      return
    if (block !== undefined) document.querySelector<HTMLElement>('.panel-head button')?.focus()
    else if (before !== undefined) focusAt(before, '.panel-entry-name')
  }, [studio, block])
}

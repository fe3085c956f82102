import { useEffect, useRef } from 'react'
import { focusAt } from './focusAt.ts'

/** Whoever goes by keys from the list of blocks into one of them, or back, has gone with what had the focus: it goes on in what is there instead. */
export const useStableFocus = (block: string | undefined): void => {
  const last = useRef(block)
  useEffect(() => {
    const before = last.current
    last.current = block
    if (before === block || document.activeElement !== document.body) return
    if (block !== undefined) document.querySelector<HTMLElement>('.panel-head button')?.focus()
    else if (before !== undefined) focusAt(before, '.panel-entry-name')
  }, [block])
}

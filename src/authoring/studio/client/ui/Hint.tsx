import { Tooltip } from '@radix-ui/themes'
import { type ComponentProps, useEffect, useState } from 'react'

type Props = Pick<ComponentProps<typeof Tooltip>, 'content' | 'children'>

/** What a drawing means, on pointing and with the focus. It can be pointed at itself; over a frame, which tells nothing of the pointer, it would wait for that for ever. */
export const Hint = ({ content, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof HTMLIFrameElement) setOpen(false)
    }
    document.addEventListener('pointerover', leave)
    return () => document.removeEventListener('pointerover', leave)
  }, [isOpen])
  return (
    <Tooltip content={content} delayDuration={400} open={isOpen} onOpenChange={setOpen}>
      {children}
    </Tooltip>
  )
}

import { Button } from '@radix-ui/themes'
import { useState } from 'react'

/** Copies a text; the label says whether that worked. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'), // a browser may forbid it: the text itself stands below
    )
  }
  return (
    <Button variant="soft" onClick={copy} aria-live="polite">
      {state === 'copied' ? 'Copied' : state === 'failed' ? 'Please copy it by hand' : label}
    </Button>
  )
}

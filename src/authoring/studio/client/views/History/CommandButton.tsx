import { Button, Spinner } from '@radix-ui/themes'
import { useState } from 'react'

type Props = {
  readonly name: string
  readonly isBusy: boolean
  readonly does: () => Promise<unknown>
  readonly children: string
}

/** A button that shows that its command is running. It is never disabled, so it keeps the focus. */
export const CommandButton = ({ name, isBusy, does, children }: Props) => {
  const [isRunning, setRunning] = useState(false)
  const waits = isBusy || isRunning
  const run = () => {
    setRunning(true)
    void does().finally(() => setRunning(false))
  }
  return (
    <Button
      size="1"
      variant="surface"
      color="gray"
      highContrast
      aria-disabled={waits}
      onClick={waits ? undefined : run}
      aria-label={name}
    >
      {isRunning ? <Spinner size="1" /> : null}
      {children}
    </Button>
  )
}

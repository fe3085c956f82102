import { Button, Dialog, Spinner } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import type { StudioCommand } from '../../../protocol/requests.ts'
import { useStudio } from '../../store/useStudio.ts'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import { useSaid } from '../../ui/useSaid.ts'
import { Words } from '../../ui/Words.tsx'
import { usePlan } from './usePlan.ts'

type Props = {
  readonly title: string
  readonly about?: string
  /** What is to be done; nothing as long as something is missing for it. */
  readonly command: StudioCommand | undefined
  /** What the button says. */
  readonly does: string
  readonly isRemoval?: boolean
  readonly close: () => void
  readonly onDone?: () => void
  readonly children?: ReactNode
}

/** Something that is done to more than one place: what it will do stands there in words first. */
export const PlanDialog = ({
  title,
  about,
  command,
  does,
  isRemoval = false,
  close,
  onDone,
  children,
}: Props) => {
  const studio = useStudio()
  const planned = usePlan(command)
  const said = useSaid()
  const back = useFocusBack()
  const [isBusy, setBusy] = useState(false)
  const carryOut = async () => {
    if (!command) return
    setBusy(true)
    const { done } = await studio.runCommand(command)
    setBusy(false)
    if (!done) return
    close()
    onDone?.()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Dialog.Content
        maxWidth="34rem"
        onCloseAutoFocus={back}
        {...(about ? {} : { 'aria-describedby': undefined })}
      >
        <form
          className="view-plan"
          onSubmit={(event) => {
            event.preventDefault()
            if (planned?.done) void carryOut()
          }}
        >
          <Dialog.Title mb="0">{title}</Dialog.Title>
          {about ? <Dialog.Description color="gray">{about}</Dialog.Description> : null}
          {children}
          <div className="view-outcome" role="status" data-why={planned?.done === false}>
            {command ? null : (
              <p className="studio-quiet">What this does is said here before it is done.</p>
            )}
            {command && !planned ? <Spinner /> : null}
            {planned?.done === false ? (
              <p>
                <Words>{said.text(planned.why)}</Words>
              </p>
            ) : null}
            {planned?.done ? (
              <>
                <h2>What this does</h2>
                <ul>
                  {said.lines(planned.messages).map((line) => (
                    <li key={line}>
                      <Words>{line}</Words>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
          <div className="view-row" data-end>
            <Button type="button" variant="soft" color="gray" highContrast onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              color={isRemoval ? 'red' : undefined}
              highContrast={isRemoval}
              disabled={!planned?.done || isBusy}
            >
              {does}
            </Button>
          </div>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}

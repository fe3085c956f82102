import { Button, Popover, Text } from '@radix-ui/themes'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'

/** Whether all that was written is on disk; if not, why, and what can be done. Writing goes on in any case. */
export const SavedState = () => {
  const studio = useStudio()
  const saving = useStudioState((state) => state.saving)
  const isConnected = useStudioState((state) => state.isConnected)
  const hasDraft = useStudioState((state) => state.hasDraft)
  if (saving.state === 'unsaved')
    return (
      <Popover.Root>
        <Popover.Trigger>
          <button type="button" className="studio-saved" data-state="unsaved">
            <Sign name="findings" size={14} /> Not saved
          </button>
        </Popover.Trigger>
        <Popover.Content maxWidth="20rem" aria-label="Not saved">
          <Text as="p" size="2" mb="3">
            {saving.why}
          </Text>
          <Button size="1" mr="2" onClick={() => void studio.save()}>
            Try again
          </Button>
          <Button size="1" variant="soft" color="red" onClick={studio.dropUnsaved}>
            Give up these changes
          </Button>
        </Popover.Content>
      </Popover.Root>
    )
  if (!isConnected)
    return (
      <span className="studio-saved" data-state="unsaved">
        <Sign name="lost" size={14} /> Not connected
      </span>
    )
  if (hasDraft)
    return (
      <span className="studio-saved" data-state="unsaved">
        Not saved yet
      </span>
    )
  return (
    <span className="studio-saved" data-state={saving.state}>
      {saving.state === 'saved' ? 'Saved' : 'Saving …'}
    </span>
  )
}

import { AlertDialog, Button } from '@radix-ui/themes'
import { useFocusBack } from '../ui/useFocusBack.ts'

/** Before a block becomes one that can't say all of it: what is lost. */
export const TurnLoses = ({ words, onTurn, onClose }: { words: string; onTurn: () => void; onClose: () => void }) => (
  <AlertDialog.Root open onOpenChange={onClose}>
    <AlertDialog.Content maxWidth="30rem" onCloseAutoFocus={useFocusBack()}>
      <AlertDialog.Title size="4">Turn it and lose some of it?</AlertDialog.Title>
      <AlertDialog.Description size="2">{words}</AlertDialog.Description>
      <div className="chooser-foot">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray">
            Leave it as it is
          </Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action>
          <Button onClick={onTurn}>Turn it</Button>
        </AlertDialog.Action>
      </div>
    </AlertDialog.Content>
  </AlertDialog.Root>
)
